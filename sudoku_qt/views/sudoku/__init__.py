# SPDX-License-Identifier: MIT
"""Sudoku on the screen."""
