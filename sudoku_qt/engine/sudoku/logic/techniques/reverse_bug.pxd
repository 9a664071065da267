# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding


@cython.final
cdef class _CellPair:
    cdef Board board
    cdef bits.Digit one
    cdef bits.Digit two
    cdef bits.CellSet ones
    cdef bits.CellSet twos
    cdef list found
    cdef bits.House house
    cdef bint lacks_two
    cdef void _close(self, bits.CellSet ones, bits.CellSet twos)
    cdef void _open(self, bits.CellSet ones, bits.CellSet twos)
    cdef bits.Count _lacking(self, bits.CellSet ones, bits.CellSet twos) noexcept nogil


cdef bits.CellSet _cells_with(Board board, bits.CellSet cells, bits.Mask digits) noexcept nogil
