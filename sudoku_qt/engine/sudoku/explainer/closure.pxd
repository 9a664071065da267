# SPDX-License-Identifier: MIT
# The types of closure.py for the compiler.

from sudoku_qt.engine.sudoku cimport bits
from sudoku_qt.engine.sudoku.board cimport Board


cdef class Closure:
    cdef Board board
    cdef bint dynamic
    cdef bint cells
    cdef readonly int clash
    cdef int found
    cdef int number_on
    cdef int number_off
    cdef int opened
    cdef int causes_end
    cdef int turn
    cdef bits.Mask masks[81]
    cdef bits.CellSet where[9]
    cdef short nodes[1458]
    cdef short causes[4096]
    cdef short first_cause[1458]
    cdef short last_cause[1458]
    cdef char known[1458]
    cdef short counts[1458]
    cdef short marks[1458]
    cdef short next_on[729]
    cdef short next_off[729]
    cdef short stack[1458]
    cdef void _learn(self, bits.Node node)
    cdef void _run(self)
    cdef void _spread_on(self, bits.Candidate candidate)
    cdef bint _put_off(self, bits.Candidate candidate, bits.Node cause)
    cdef void _spread_off(self, bits.Candidate candidate)
    cdef void _open(self, bits.Candidate candidate, bits.Node cause)
    cdef void _add_cause(self, bits.Node cause)
    cdef bint _put_on(self, bits.Candidate candidate)
    cdef bits.Count count(self, bits.Node node)
