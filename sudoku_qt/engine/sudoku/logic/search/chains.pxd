# SPDX-License-Identifier: MIT
# The types of chains.py for the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding
from sudoku_qt.engine.sudoku.logic.search.links cimport Links
from sudoku_qt.engine.sudoku.logic.search.reach cimport Reach

cdef int _WANTS_CHAIN
cdef int _WANTS_LOOP
cdef int _WANTS_TRUE
cdef int _WANTS_FALSE
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
    cdef readonly int fewest
    cdef int wants
    cdef int patience
    cdef int ends
    cdef short end[3000]
    cdef list _hits(self)
    cdef void _find_ends(self, bits.Node start) noexcept nogil
    cdef bint _leads_on(self, bits.Node start, bits.Node end) noexcept nogil
    cdef bint _may_need_node(self, bits.Node start, bits.Node end, bits.Count kind) noexcept nogil
    cdef bits.CellSet _home(self, bits.Node start, bits.Count kind) noexcept nogil
    cdef bint _tells(self, bits.Count kind, bits.Node start, bits.Node end) noexcept nogil
    cdef bits.Count _count_eliminations(self, bits.Node start, bits.Node end) noexcept nogil
    cdef int _kind(self, bits.Node start, bits.Node end) noexcept nogil
    cdef int _via(self, bits.Node start, bits.Node end) noexcept nogil
    cdef bint _turns_back(self, bits.Count number, bits.CellSet home) noexcept nogil
