# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding


@cython.final
cdef class _Sides:
    cdef Board board
    cdef readonly bits.Mask pair
    cdef bits.Count number
    cdef bits.Cell corners[4]
    cdef bits.Digit filled[4]
    cdef bits.House via[4]
    cpdef object take(self, tuple rectangle)
    cdef list houses(self)
    cdef bint go_round(self, bits.Count turn, bits.Digit digit) noexcept nogil
    cdef void _fill_beside(self, bits.Count start) noexcept nogil
    cdef bits.House _binding(self, bits.Cell one, bits.Cell two, bits.Digit digit) noexcept nogil
