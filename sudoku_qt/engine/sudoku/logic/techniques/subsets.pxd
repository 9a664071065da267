# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding

cdef bint _is_few(bits.Mask mask, bits.Count most) noexcept nogil
cdef bits.CellSet _cells_of_few(Board board, bits.Count most) noexcept nogil
cdef bits.House _crossing(bits.House line, bits.Count part) noexcept nogil
cdef void _add_all(Board board, bits.CellSet left, bits.Count size, object found)
cdef void _grow(Board board, bits.CellSet cells, bits.Mask digits, bits.CellSet left, bits.Count more, object found)
cdef void _hide(Board board, bits.House house, bits.Mask digits, bits.Mask places, bits.Mask usable, bits.Count more, object found)
cdef bits.CellSet _cells_at(bits.House house, bits.Mask places) noexcept nogil
cdef Finding _hidden(Board board, bits.House house, bits.Mask digits, bits.Mask places)
