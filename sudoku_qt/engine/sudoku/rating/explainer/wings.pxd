# SPDX-License-Identifier: MIT
# The types of wings.py for the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.rating.explainer.hint cimport RatedHint, Rule


cdef class WingRule(Rule):
    cdef bits.Count size
    cdef double rating
    cpdef RatedHint find(self, Board board)
    cdef bint _fits(self, Board board, bits.Cell pivot, bits.Cell first, bits.Cell second) noexcept nogil
