# SPDX-License-Identifier: MIT
# The types of nested_braids.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.logic.search.inference.nets cimport Net

cdef int _ASSUMED
cdef int _REFUTED
cdef int _NOTHING


@cython.final
cdef class NestedBraids:
    cdef Board whole
    cdef Board board
    cdef Net net
    cdef Net units
    cdef int empty
    cdef int width
    cdef int head
    cdef int queue[1458]
    cdef int why[1458]
    cdef bint known[1458]
    cdef readonly dict inner
    cpdef bint refutes(self, bits.Candidate target, bint record)
    cdef bint _refute_others(self, bint record)
    cdef void _add(self, bits.Node node, bits.Count why) noexcept nogil
    cdef void _settle(self) noexcept
    cdef void _spread_on(self, bits.Candidate candidate) noexcept nogil
    cdef void _spread_off(self, bits.Candidate candidate) noexcept nogil
