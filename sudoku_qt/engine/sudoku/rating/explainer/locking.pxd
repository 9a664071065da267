# SPDX-License-Identifier: MIT
# The types of locking.py for the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.rating.explainer.hint cimport RatedHint, Rule


cdef class LockingRule(Rule):
    cdef bint direct
    cpdef RatedHint find(self, Board board)
    cdef RatedHint _conclude(self, Board board, bits.Digit digit, bits.House source, bits.House target)


cpdef bits.House crossing(bits.Count kind, bits.Count number, bits.Count part) noexcept nogil
