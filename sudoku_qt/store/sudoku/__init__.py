# SPDX-License-Identifier: MIT
"""What outlives a session of Sudoku, beside what is kept of every game."""
