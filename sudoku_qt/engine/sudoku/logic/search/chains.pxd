# SPDX-License-Identifier: MIT
# The types of chains.py for the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding
from sudoku_qt.engine.sudoku.logic.search.links cimport Links
from sudoku_qt.engine.sudoku.logic.search.reach cimport Reach

cdef int _WANTS_CHAIN
cdef int _WANTS_LOOP
cdef int _WANTS_TRUE
cdef int _NONE
cdef int _CHAIN
cdef int _TWO_DIGITS
cdef int _LOOP
cdef int _TRUE
cdef int _FAR


cdef class ChainSearch:
    cdef Board board
    cdef Links links
    cdef Reach reach
    cdef readonly bint needs_node
    cdef readonly bint overlap
    cdef int wants
    cdef int ends
    cdef short end[3000]
    cdef list _hits(self)
    cdef void _find_ends(self, bits.Node start) noexcept nogil
    cdef bint _leads_on(self, bits.Node start, bits.Node end) noexcept nogil
    cdef bint _needs_node(self, bits.Node end) noexcept nogil
    cdef bint _tells(self, bits.Count kind, bits.Node start, bits.Node end) noexcept nogil
    cdef bint _has_prey(self, bits.Node start, bits.Node end) noexcept nogil
    cdef int _kind(self, bits.Node start, bits.Node end) noexcept nogil
