# SPDX-License-Identifier: MIT
"""How a Sudoku is played: ways of entering, notes, mistakes, and what a player prefers of them."""
