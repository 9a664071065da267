# SPDX-License-Identifier: MIT
"""Links and codes in which Sudoku programs and sites hand a position on."""
