# SPDX-License-Identifier: MIT
# The types of closure.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.logic.search.inference.links cimport Links

cdef int FALSE
cdef int _NO_ROW
cdef int _LAST


@cython.final
cdef class Closures:
    cdef Links links
    cdef bits.Count count
    cdef bits.Count half
    cdef bits.Count width
    cdef bits.Count rows
    cdef bytearray room
    cdef bits.CellSet *sets
    cdef bytearray depth_room
    cdef unsigned char *depths
    cdef bits.CellSet there[18]
    cdef short number[729]
    cdef short candidate[729]
    cdef short word[729]
    cdef bits.CellSet mark[729]
    cdef int time
    cdef int height
    cdef short met[6000]
    cdef short low[6000]
    cdef short row[6000]
    cdef short parent[6000]
    cdef short stack[6000]
    cdef int next[6000]
    cdef int last[6000]
    cdef object begin(self, Board board, bits.Count rows)
    cdef void _number(self, bits.Candidate candidate) noexcept nogil
    cdef void _fill_there(self) noexcept nogil
    cpdef object follow(self, Board board, Links links)
    cpdef list follows(self, bits.Node assumption)
    cdef bits.Node node(self, bits.Node assumption) noexcept nogil
    cdef bits.Count place_of(self, bits.Node assumption) noexcept nogil
    cdef void keep_depth(self, bits.Node assumption, bits.Node node, bits.Count depth) noexcept nogil
    cdef bits.Count depth(self, bits.Node assumption, bits.Node node) noexcept nogil
    cdef bits.Count _slot(self, bits.Node node) noexcept nogil
    cdef bits.Count new_row(self, bits.Node node) noexcept nogil
    cdef void add(self, bits.Count place, bits.Candidate candidate, bint on) noexcept nogil
    cdef void _walk(self) noexcept nogil
    cdef void _visit(self, bits.Node node) noexcept nogil
    cdef bits.Node _unmet(self, bits.Node node) noexcept nogil
    cdef void _meet(self, bits.Node node, bits.Node parent) noexcept nogil
    cdef bits.Node _follower(self, bits.Node node, bits.Count place) noexcept nogil
    cdef void _settle(self, bits.Node node) noexcept nogil
    cdef void _gather(self, bits.Node node, bits.Count place) noexcept nogil
    cdef void _see(self, bits.Node node, bits.Count place) noexcept nogil


cpdef Closures closure_of(Board board)
