# SPDX-License-Identifier: MIT
# The types of forcing.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.logic.search.inference.closure cimport Closures, closure_of
from sudoku_qt.engine.sudoku.logic.search.inference.links cimport Links
from sudoku_qt.engine.sudoku.logic.search.inference.reach cimport Reach
from sudoku_qt.engine.sudoku.logic.search.inference.nets cimport Net

cdef int _FAR
cdef int _UNITS
cdef int _ABSURD
cdef int _NONE


@cython.final
cdef class Table:
    cdef readonly Board board
    cdef Links links
    cdef Reach reach
    cdef Net net
    cdef Closures closure
    cdef readonly bint nets
    cdef bint measured[1458]
    cdef short broken[1458]
    cdef int length[1458]
    cdef int unit[1458]
    cdef int members[9]
    cdef int rivals[9]
    cdef bits.CellSet common[18]
    cdef bits.CellSet covered[9]
    cdef object _follow(self)
    cdef void _assume(self, bits.Node assumption) noexcept nogil
    cdef void _measure(self, bits.Node assumption) noexcept nogil
    cdef void _keep_false(self, bits.Node assumption, bits.Digit digit, bits.CellSet cells, bits.Count depth) noexcept nogil
    cdef bits.Count _depth(self, bits.Node assumption, bits.Node node) noexcept nogil
    cdef void _compare(self) noexcept nogil
    cdef bint _is_there(self, bits.Candidate candidate) noexcept nogil
    cdef void _find_clashes(self) noexcept nogil
    cdef void _clash_all(self, bits.Count unit) noexcept nogil
    cdef void _verify_all(self, bits.Count unit) noexcept nogil
    cdef void _find_common(self, bits.Count count) noexcept nogil
    cdef bits.Node _common_node(self, bits.Count word) noexcept nogil
    cdef void _clash(self, bits.Node assumption, bits.Count unit) noexcept nogil
    cdef bits.Count _fill_members(self, bits.Count unit) noexcept nogil
    cdef void _verify(self, bits.Count unit, bits.Count count, bits.Node node) noexcept nogil
    cdef bint _earlier(self, bits.Count count, bits.Node node) noexcept nogil
