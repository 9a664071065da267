# SPDX-License-Identifier: MIT
# The types of subsets.py for the compiler.

from sudoku_qt.engine.sudoku cimport bits
from sudoku_qt.engine.sudoku.board cimport Board
from sudoku_qt.engine.sudoku.explainer.hint cimport Hint, Rule, after


cdef class HiddenSet(Rule):
    cdef bits.Count size
    cdef double rating
    cdef bint direct
    cdef Hint _conclude(self, Board board, bits.House house, bits.Mask digits, bits.Mask places)


cdef class NakedSet(Rule):
    cdef bits.Count size
    cdef double rating


cdef class Fish(Rule):
    cdef bits.Count size
    cdef double rating
    cdef Hint _among(self, Board board, bits.House first)


cdef bits.Mask _held(Board board, bits.House house, bits.Mask places, bits.Count size)
cdef bits.Mask _places(Board board, bits.House house, bits.Mask digits, bits.Count size)
cdef bits.Mask _crossed(Board board, bits.House first, bits.Digit digit, bits.Mask lines, bits.Count size)
cdef bits.Count _open_lines(Board board, bits.Digit digit)
