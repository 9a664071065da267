# SPDX-License-Identifier: MIT
# The types of nested.py for the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.rating.explainer.closure cimport Extension, Flow
from sudoku_qt.engine.sudoku.rating.explainer.hint cimport RatedHint, Rule


cdef class NestedForcingRule(Rule):
    cdef object rule
    cdef int level
    cpdef RatedHint find(self, Board board)
    cpdef RatedHint find_until(self, Board board, object stop)


cdef class NestedRules(Extension):
    cdef object stop
    cdef list lengths
    cdef dict numbers
    cdef int level
    cdef Board now
    cdef Board _position(self, Flow flow)


cdef list missing(Board start, Board now, bits.Candidate candidate, bits.Count reason)
