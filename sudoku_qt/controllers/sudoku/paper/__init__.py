# SPDX-License-Identifier: MIT
"""Puzzles on paper: asked for in the print workshop, or on the command line without a window."""
