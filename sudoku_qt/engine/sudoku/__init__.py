# SPDX-License-Identifier: MIT
"""Sudoku: the grid, the rules, solving, rating and making puzzles."""
