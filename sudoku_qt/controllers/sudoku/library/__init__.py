# SPDX-License-Identifier: MIT
"""Sudoku's part of the library: what is played is stored, found and opened there."""
