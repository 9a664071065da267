# SPDX-License-Identifier: MIT
"""Positions in which a technique is the next step, and those of what the ladder lacks."""
