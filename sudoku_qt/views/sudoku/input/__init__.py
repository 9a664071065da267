# SPDX-License-Identifier: MIT
"""What keys and the mouse mean on the Sudoku board."""
