# SPDX-License-Identifier: MIT
"""The views of Sudoku."""
