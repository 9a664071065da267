# SPDX-License-Identifier: MIT
"""Sudoku: its grid, its rules, solving and making puzzles."""
