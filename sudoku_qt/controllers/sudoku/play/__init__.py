# SPDX-License-Identifier: MIT
"""Playing a Sudoku: entry modes, notes, mistakes, and the preferences for them."""
