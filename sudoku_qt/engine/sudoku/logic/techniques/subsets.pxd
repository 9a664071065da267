# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding

cdef list _grow(Board board, bits.CellSet cells, bits.Mask digits, bits.CellSet left, bits.Count more)
cdef list _hide(Board board, bits.House house, bits.Mask digits, bits.Mask places, bits.Mask usable, bits.Count more)
cdef _hidden(Board board, bits.House house, bits.Mask digits, bits.Mask places)
