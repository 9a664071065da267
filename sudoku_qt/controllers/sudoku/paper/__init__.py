# SPDX-License-Identifier: MIT
"""Puzzles on paper: from the print workshop, or from the command line without a window."""
