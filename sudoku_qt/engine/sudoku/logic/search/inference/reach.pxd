# SPDX-License-Identifier: MIT
# The types of reach.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.logic.search.inference.links cimport Links

cdef int _FAR


@cython.final
cdef class Reach:
    cdef Links links
    cdef int special
    cdef bint prefers
    cdef int epoch
    cdef int on_epoch[3000]
    cdef int off_epoch[3000]
    cdef short on_from[3000]
    cdef short off_from[3000]
    cdef short on_depth[3000]
    cdef signed char on_through[3000]
    cdef signed char off_through[3000]
    cdef int true_count
    cdef short true_nodes[3000]
    cdef short queue[3000]
    cdef short after[3000]
    cdef short trail[3000]
    cdef bits.CellSet off_seen[9]
    cdef int run(self, bits.Node start, int depth) noexcept nogil
    cdef int run_true(self, bits.Node start, int depth) noexcept nogil
    cdef void run_all(self, bits.Count number) noexcept nogil
    cdef void _begin(self) noexcept nogil
    cdef int _spread(self, int width, int level, int depth) noexcept nogil
    cdef int _turn_off(self, bits.Node node, int width) noexcept nogil
    cdef bint is_special(self, bits.Node node) noexcept nogil
    cdef int _turn_on(self, bits.Node node, int level, int count) noexcept nogil
    cdef bits.Count off_depth(self, bits.Node node) noexcept nogil
    cdef bint is_on_at(self, bits.Node node, bits.Count depth) noexcept nogil
    cdef bint _reaches_as_soon(self, bits.Node node, bits.Node place, int level) noexcept nogil
    cdef bint _excludes_as_soon(self, bits.Node node, bits.Node other) noexcept nogil
    cdef bits.Node _origin(self, bits.Node end) noexcept nogil
    cdef int trace(self, bits.Node end, bint on) noexcept nogil


cpdef Reach borrow(Board board, Links links)
cpdef object give_back(Board board, Reach reach)
