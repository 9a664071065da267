# SPDX-License-Identifier: MIT
"""Input on the Sudoku board: the meaning of keys and the mouse."""
