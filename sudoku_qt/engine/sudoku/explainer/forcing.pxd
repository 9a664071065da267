# SPDX-License-Identifier: MIT
# The types of forcing.py for the compiler.

from sudoku_qt.engine.sudoku cimport bits
from sudoku_qt.engine.sudoku.board cimport Board
from sudoku_qt.engine.sudoku.explainer.closure cimport Closure, Flow
from sudoku_qt.engine.sudoku.explainer.hint cimport Hint, Rule
from sudoku_qt.engine.sudoku.explainer.lengths cimport length_term
from sudoku_qt.engine.sudoku.explainer.reach cimport Reach


cdef class Forcing(Rule):
    cdef str name
    cdef double rating
    cdef bint dynamic
    cdef bint nishio


cdef class _Search:
    cdef Board board
    cdef bint dynamic
    cdef bint nishio
    cdef int best
    cdef int nodes
    cdef int kind
    cdef Flow flow
    cdef Reach reach
    cdef list closures
    cdef list starts
    cdef bits.CellSet on[9]
    cdef bits.CellSet off[9]
    cdef Closure _closure(self, bits.Node node)
    cdef void run(self)
    cdef void _look_both_ways(self, bits.Candidate candidate)
    cdef void _look_for_clash(self, bits.Node node, bits.Node opposite)
    cdef void _look_at_cell(self, bits.Cell cell)
    cdef void _look_from_places(self, bits.Digit digit, bits.CellSet places)
    cdef void _look_from_digits(self, bits.Cell cell)
    cdef void _merge(self, bits.Count kind)
    cdef void _try_common(self, bits.Node node, bits.Count kind)
    cdef void _offer(self, bits.Node node, bits.Count nodes, bits.Count kind) noexcept nogil
