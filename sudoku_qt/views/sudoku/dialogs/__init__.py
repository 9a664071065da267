# SPDX-License-Identifier: MIT
"""Sudoku's dialogs and their parts."""
