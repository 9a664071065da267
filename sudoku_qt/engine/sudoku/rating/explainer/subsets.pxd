# SPDX-License-Identifier: MIT
# The types of subsets.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.rating.explainer.hint cimport RatedHint, Rule


@cython.final
cdef class Choice:
    cdef bits.Count size
    cdef bits.Count number
    cdef bits.Mask chosen
    cdef bits.Mask owners
    cdef bits.Mask common
    cdef bits.Mask masks[9]
    cdef bits.Count owner[9]
    cdef void clear(self) noexcept nogil
    cdef void offer(self, bits.Mask mask, bits.Count owner) noexcept nogil
    cdef bint find(self) noexcept nogil
    cdef void _find_owners(self) noexcept nogil


cdef class HiddenSetRule(Rule):
    cdef bits.Count size
    cdef double rating
    cdef bint direct
    cpdef RatedHint find(self, Board board)
    cdef RatedHint _conclude(self, Board board, bits.House house, bits.Mask digits, bits.Mask places)


cdef class NakedSetRule(Rule):
    cdef bits.Count size
    cdef double rating
    cpdef RatedHint find(self, Board board)


cdef class FishRule(Rule):
    cdef bits.Count size
    cdef double rating
    cpdef RatedHint find(self, Board board)
    cdef RatedHint _among(self, Board board, bits.House first)


cdef bits.CellSet _crossed(bits.House first, bits.Mask lines, bits.Mask crossing) noexcept nogil
cpdef bits.Count open_lines(Board board, bits.Digit digit) noexcept nogil
