# SPDX-License-Identifier: MIT
# The types of cycles.py for the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.rating.explainer.hint cimport RatedHint, Rule, length_term
from sudoku_qt.engine.sudoku.rating.explainer.implications cimport Implications
from sudoku_qt.engine.sudoku.rating.explainer.links cimport OrderedLinks


cdef class CyclesRule(Rule):
    cpdef RatedHint find(self, Board board)


cdef class CycleSearch:
    cdef Board board
    cdef OrderedLinks links
    cdef Implications implications
    cdef readonly double rating
    cdef int nodes
    cdef int kind
    cdef bint is_cycle
    cdef int target
    cdef int looked_for
    cdef bint in_cells
    cdef bint in_houses
    cdef double cycle
    cdef double chain
    cdef int most_in_cycle
    cdef int most_in_chain
    cdef int turn
    cdef int last
    cdef int last_off
    cdef short on[729]
    cdef short via[729]
    cdef short back[729]
    cdef short seen[729]
    cdef bits.CellSet eliminated[9]
    cdef bits.CellSet seen_on[9]
    cdef bits.CellSet seen_off[9]
    cdef void begin(self, bits.Count kind, bint in_cells, bint in_houses, double cycle, double chain)
    cdef void _look_everywhere(self) noexcept nogil
    cdef void _look_from_on(self, bits.Candidate source) noexcept nogil
    cdef void _look_from_off(self, bits.Candidate source) noexcept nogil
    cdef void _start(self, bits.Candidate source) noexcept nogil
    cdef void _reach(self, bits.Count place, bits.Candidate candidate, bits.Candidate via, bits.Count back) noexcept nogil
    cdef void _close(self, bits.Count last, bits.Candidate off, bits.Count nodes) noexcept nogil
    cdef bint _rule_out(self, bits.Count place, bits.Candidate off) noexcept nogil
    cdef bint _is_above(self, bits.Count place, bits.Candidate candidate) noexcept nogil
    cdef void _settle(self, bits.Candidate source, bint on, bits.Count nodes) noexcept nogil
    cdef void _keep(self, bint is_cycle, double base, bits.Count nodes) noexcept nogil
    cdef void _set_bounds(self) noexcept nogil
    cdef bits.Count _most(self, double base) noexcept nogil
    cdef bint _is_better(self, double rating, bits.Count nodes) noexcept nogil
    cpdef void look(self, bits.Count kind, bint in_cells, bint in_houses, double cycle, double chain)
    cpdef RatedHint hint(self)


cdef bint _sees(bits.Candidate one, bits.Candidate other) noexcept nogil
