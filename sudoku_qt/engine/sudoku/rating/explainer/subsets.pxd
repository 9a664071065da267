# SPDX-License-Identifier: MIT
# The types of subsets.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.rating.explainer.hint cimport Hint, Rule


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


cdef class HiddenSet(Rule):
    cdef bits.Count size
    cdef double rating
    cdef bint direct
    cpdef Hint find(self, Board board)
    cdef Hint _conclude(self, Board board, bits.House house, bits.Mask digits, bits.Mask places)


cdef class NakedSet(Rule):
    cdef bits.Count size
    cdef double rating
    cpdef Hint find(self, Board board)


cdef class Fish(Rule):
    cdef bits.Count size
    cdef double rating
    cpdef Hint find(self, Board board)
    cdef Hint _among(self, Board board, bits.House first)


cdef bits.CellSet _crossed(bits.House first, bits.Mask lines, bits.Mask crossing) noexcept nogil
cpdef bits.Count open_lines(Board board, bits.Digit digit) noexcept nogil
