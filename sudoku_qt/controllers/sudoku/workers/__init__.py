# SPDX-License-Identifier: MIT
"""Sudoku's long work, one file a kind."""
