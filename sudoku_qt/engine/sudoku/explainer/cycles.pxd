# SPDX-License-Identifier: MIT
# The types of cycles.py for the compiler.

from sudoku_qt.engine.sudoku cimport bits
from sudoku_qt.engine.sudoku.board cimport Board
from sudoku_qt.engine.sudoku.explainer.hint cimport Hint, Rule
from sudoku_qt.engine.sudoku.explainer.lengths cimport length_term


cdef class Cycles(Rule):
    pass


cdef class _Search:
    cdef Board board
    cdef double rating
    cdef int nodes
    cdef int kind
    cdef tuple removals
    cdef int placement
    cdef str name
    cdef int turn
    cdef short weak[20412]
    cdef int weak_count[729]
    cdef int others[729]
    cdef int partner[729]
    cdef short strong[2187]
    cdef int strong_count[729]
    cdef int on[732]
    cdef int on_from[732]
    cdef short off[8192]
    cdef short off_from[8192]
    cdef int seen_on[729]
    cdef int seen_off[729]
    cdef void _link(self, bits.Cell cell, bits.Digit digit)
    cdef void look(self, bits.Count kind)
    cdef void _look_for_cycles(self, bits.Candidate source, bits.Count kind)
    cdef bits.Candidate _following(self, bits.Candidate candidate, bits.Count place, bits.Count kind)
    cdef bint _is_above(self, bits.Count node, bits.Candidate candidate)
    cdef void _close(self, bits.Count last, bits.Count nodes, bits.Count kind, double base)
    cdef bits.CellSet _ruled_out(self, bits.Count last, bits.Digit digit, bint on)
    cdef void _look_for_chain(self, bits.Candidate source, bits.Count kind, bint on)
    cdef void _settle(self, bits.Candidate source, double base, bits.Count nodes, bits.Count kind, bint on)
    cdef bint _is_better(self, double base, bits.Count nodes, bits.Count kind)
    cdef void _keep(self, str name, double base, bits.Count nodes, bits.Count kind)
    cdef Hint hint(self)
