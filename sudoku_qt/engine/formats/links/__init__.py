# SPDX-License-Identifier: MIT
"""Links and codes by which Sudoku programs and sites share a position."""
