# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku cimport bits
from sudoku_qt.engine.sudoku.board cimport Board, Finding

cdef list _grow(Board board, bits.CellSet cells, bits.Mask digits, bits.CellSet left, bits.Count more)
cdef _wing(Board board, bits.CellSet cells, bits.House line, bits.House box)
