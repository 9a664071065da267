# SPDX-License-Identifier: MIT
"""Whips, braids, and braids of braids: nets as units that are left with one candidate in turn."""
