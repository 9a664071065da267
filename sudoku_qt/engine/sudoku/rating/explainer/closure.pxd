# SPDX-License-Identifier: MIT
# The types of closure.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board


cdef class Extension:
    pass


@cython.final
cdef class Flow:
    cdef Board board
    cdef Extension extension
    cdef bint dynamic
    cdef bint cells
    cdef readonly int clash
    cdef readonly int found
    cdef int listed
    cdef int listed_causes
    cdef int number_on
    cdef int number_off
    cdef int done_on
    cdef int done_off
    cdef int turn
    cdef bits.Mask masks[81]
    cdef bits.CellSet where[9]
    cdef bits.CellSet on[9]
    cdef bits.CellSet off[9]
    cdef short nodes[1458]
    cdef short place[1458]
    cdef short reasons[1458]
    cdef short nested[1458]
    cdef short causes[32767]
    cdef short first_cause[1459]
    cdef short next_on[729]
    cdef short next_off[729]
    cdef short counts[1458]
    cdef short marks[1458]
    cdef short stack[1458]
    cpdef object follow(self, bits.Node start, Closure known=*)
    cpdef object put_off(self, bits.Candidate candidate, object causes, bits.Count nested=*)
    cpdef Closure closure(self, bits.Node start, Closure known=*)
    cdef void _begin(self) noexcept nogil
    cdef void _resume(self, Closure known) noexcept nogil
    cdef void _list(self, bits.Node node, bits.Count reason) noexcept nogil
    cdef void _add_cause(self, bits.Node node) noexcept nogil
    cdef void _learn(self, bits.Node node) noexcept nogil
    cdef void _run(self) noexcept nogil
    cdef void _spread_on(self, bits.Candidate candidate) noexcept nogil
    cdef bint _put_off(self, bits.Candidate candidate, bits.Node cause) noexcept nogil
    cdef void _spread_off(self, bits.Candidate candidate) noexcept nogil
    cdef bint _put_on(self, bits.Candidate candidate, bits.Candidate cause, bits.House house) noexcept nogil
    cdef void _add_what_went(self, bits.Candidate candidate, bits.House house) noexcept nogil
    cdef bits.Count count_clash(self, bits.Count most) noexcept nogil
    cdef bits.Count _count(self, bits.Node node, bits.Count most) noexcept nogil
    cdef bits.Count next_turn(self) noexcept nogil


@cython.final
cdef class Closure:
    cdef readonly int clash
    cdef readonly int found
    cdef int listed
    cdef bits.CellSet on[9]
    cdef bits.CellSet off[9]
    cdef bits.Room room
    cdef bits.Room nodes
    cdef bits.Room reasons
    cdef bits.Room nested
    cdef bits.Room counts
    cdef bits.Room first_cause
    cdef bits.Room causes
    cdef bits.Count count(self, bits.Node node, bits.Count most, Flow flow) noexcept nogil
    cdef bits.Count count_clash(self, bits.Count most, Flow flow) noexcept nogil
    cpdef list ancestors(self, bits.Node node)


cdef bits.Count _count(bits.Count place, bits.Count most, bits.Room first_cause, bits.Room causes, bits.Room counts, bits.Room marks, bits.Room stack, bits.Count turn) noexcept nogil
