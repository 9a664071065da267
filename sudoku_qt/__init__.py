# SPDX-License-Identifier: MIT
"""A Sudoku and Gomoku program for the desktop."""
