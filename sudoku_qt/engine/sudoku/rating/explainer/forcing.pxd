# SPDX-License-Identifier: MIT
# The types of forcing.py for the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.rating.explainer.closure cimport Closure, Extension, Flow
from sudoku_qt.engine.sudoku.rating.explainer.hint cimport RatedHint, Rule, length_term
from sudoku_qt.engine.sudoku.rating.explainer.kept_closures cimport kept_closures
from sudoku_qt.engine.sudoku.rating.explainer.reach cimport StaticReach, reach_on


cdef class ForcingRule(Rule):
    cdef str name
    cdef double rating
    cdef bint dynamic
    cdef bint nishio
    cdef readonly bint symmetric
    cpdef RatedHint find(self, Board board)
    cpdef RatedHint find_with(self, Board board, Extension extension)


cdef class ForcingSearch:
    cdef Board board
    cdef Extension extension
    cdef bint dynamic
    cdef bint nishio
    cdef readonly int best
    cdef readonly int nodes
    cdef int kind
    cdef int reason
    cdef Flow flow
    cdef StaticReach reach
    cdef list closures
    cdef list known
    cdef list starts
    cdef bits.CellSet on[9]
    cdef bits.CellSet off[9]
    cdef Flow _flow(self)
    cdef list _closures(self)
    cdef Closure _closure(self, bits.Node node)
    cdef object _offer_clash(self, bits.Node node, Closure closure)
    cdef bits.Count _nested(self, object ends) except -1
    cpdef object run(self)
    cdef object _look_for_clashes(self)
    cdef object _look_both_ways(self, bits.Candidate candidate)
    cdef bint _is_idle(self, bits.Candidate candidate, Closure on) except -1
    cdef bits.Candidate _partner(self, bits.Candidate candidate) noexcept nogil
    cdef bint _clashes(self, bits.Node node, bits.Node opposite) except -1
    cdef object _look_at_cell(self, bits.Cell cell)
    cdef object _look_from_places(self, bits.Digit digit, bits.CellSet places)
    cdef object _look_from_digits(self, bits.Cell cell)
    cdef object _merge(self, bits.Count kind)
    cdef object _try_common(self, bits.Node node, bits.Count kind)
    cdef object _offer(self, bits.Node node, bits.Count nodes, bits.Count kind)
