# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding


@cython.final
cdef class _Rectangle:
    cdef Board board
    cdef tuple corners
    cdef bits.Mask pair
    cdef bits.CellSet all
    cdef bits.CellSet roof
    cdef bits.Mask extra
    cdef void add(self, bits.Cell cell)
    cdef bint diagonal(self)


cdef bint _x_wing(_Rectangle rectangle, bits.Digit digit)
