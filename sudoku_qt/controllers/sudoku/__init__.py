# SPDX-License-Identifier: MIT
"""Sudoku as it is played in the window."""
