# SPDX-License-Identifier: MIT
"""Sudoku's long work, a module for each kind."""
