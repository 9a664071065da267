# SPDX-License-Identifier: MIT
# The types of chains.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Evidence, Finding
from sudoku_qt.engine.sudoku.logic.search.inference.links cimport Links
from sudoku_qt.engine.sudoku.logic.search.inference.reach cimport Reach, borrow, give_back
from sudoku_qt.engine.sudoku.logic.search.inference.ways cimport Ways

cdef int _WANTS_CHAIN
cdef int _WANTS_LOOP
cdef int _WANTS_TRUE
cdef int _NONE
cdef int _CHAIN
cdef int _TWO_DIGITS
cdef int _LOOP
cdef int _TRUE
cdef int _FAR
cdef int _NO_NODE


@cython.final
cdef class ChainSearch:
    cdef Board board
    cdef Links links
    cdef Reach reach
    cdef Ways ways
    cdef readonly bint needs_set
    cdef readonly bint one_digit
    cdef readonly str name
    cdef bint left_out
    cdef short leads[3000]
    cdef bits.CellSet fresh[9]
    cdef bint _find_starts(self)
    cdef void _mark_starts(self, bits.Count number) noexcept nogil
    cdef void _mark_larger_starts(self) noexcept nogil
    cdef bits.Count _list_ends_of_sets(self) noexcept nogil
    cdef bits.Count _list_fresh_ends(self) noexcept nogil
    cdef bint _find_fresh(self)
    cdef bint _may_link(self, bits.CellSet cells, bits.House house) noexcept nogil
    cdef int wants
    cdef int ends
    cdef short end[3000]
    cdef list _hits(self, bits.Node start, bits.Node starts)
    cdef bits.Node _next_start(self, bits.Node start, bits.Node starts) noexcept nogil
    cdef void _find_ends(self, bits.Node start) noexcept nogil
    cdef bint _leads_on(self, bits.Node start, bits.Node end) noexcept nogil
    cdef bint _tells(self, bits.Count kind, bits.Node start, bits.Node end) noexcept nogil
    cdef bint _has_elimination(self, bits.Node start, bits.Node end) noexcept nogil
    cdef int _kind(self, bits.Node start, bits.Node end) noexcept nogil
