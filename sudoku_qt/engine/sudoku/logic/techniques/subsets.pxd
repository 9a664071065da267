# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding

cdef void _grow(Board board, bits.CellSet cells, bits.Mask digits, bits.CellSet left, bits.Count more, object found)
cdef void _hide(Board board, bits.House house, bits.Mask digits, bits.Mask places, bits.Mask usable, bits.Count more, object found)
cdef bits.CellSet _cells_at(bits.House house, bits.Mask places) noexcept nogil
cdef Finding _hidden(Board board, bits.House house, bits.Mask digits, bits.Mask places)
