# SPDX-License-Identifier: MIT
# The types of hint.py for the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board


cdef class RatedHint:
    cdef readonly str name
    cdef readonly double rating
    cdef readonly tuple eliminations
    cdef readonly int placement
    cpdef void draw(self, Board board)


cdef class Rule:
    cpdef RatedHint find(self, Board board)
    cpdef RatedHint find_until(self, Board board, object stop)


cpdef double length_term(bits.Count nodes) noexcept nogil
