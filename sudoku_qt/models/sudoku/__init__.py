# SPDX-License-Identifier: MIT
"""Sudoku as Qt sees it."""
