# SPDX-License-Identifier: MIT
"""Whips, braids and nested braids: nets in which unit after unit is left with one candidate."""
