# SPDX-License-Identifier: MIT
# The types of forcing.py for the compiler.

from sudoku_qt.engine.sudoku cimport bits
from sudoku_qt.engine.sudoku.board cimport Board
from sudoku_qt.engine.sudoku.explainer.closure cimport Closure
from sudoku_qt.engine.sudoku.explainer.hint cimport Hint, Rule
from sudoku_qt.engine.sudoku.explainer.lengths cimport length_term


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
    cdef list closures
    cdef list starts
    cdef Closure _closure(self, bits.Node node)
    cdef void run(self)
    cdef void _look_at(self, bits.Cell cell)
    cdef void _look_at_house(self, bits.Digit digit, bits.CellSet places)
    cdef void _look_both_ways(self, bits.Candidate candidate)
    cdef void _merge(self, bits.Count kind)
    cdef void _try_common(self, bits.Node node, bits.Count kind)
    cdef void _offer(self, bits.Node node, bits.Count nodes, bits.Count kind)
