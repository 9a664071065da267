# SPDX-License-Identifier: MIT
"""Sudoku's dialogs and the parts they are made of."""
