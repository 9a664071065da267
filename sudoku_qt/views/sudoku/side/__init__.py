# SPDX-License-Identifier: MIT
"""The cards beside the board while a Sudoku is played; `sudoku.cards` places them."""
