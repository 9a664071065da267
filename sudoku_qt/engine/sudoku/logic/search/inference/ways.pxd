# SPDX-License-Identifier: MIT
# The types of ways.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.search.inference.links cimport Links
from sudoku_qt.engine.sudoku.logic.search.inference.reach cimport Reach

cdef int _ANY


@cython.final
cdef class Ways:
    cdef Links links
    cdef Reach reach
    cdef bint overlap
    cdef int gain_sought
    cdef bits.CellSet avoided
    cdef list found
    cdef int on_known[3000]
    cdef int off_known[3000]
    cdef short on_gain[3000]
    cdef short off_gain[3000]
    cdef short trail[3000]
    cdef short vias[3000]
    cdef list loops(self, bits.Node start, bits.Node end)
    cdef list any_to(self, bits.Node end, bits.CellSet avoided)
    cdef int gain(self, bits.Node start, bits.Node end) noexcept nogil
    cdef void mark_starts(self, bits.Node end, bits.Room leads) noexcept nogil
    cdef void _mark_false(self, bits.Node node, bits.Room leads) noexcept nogil
    cdef int _gain_on(self, bits.Node node) noexcept nogil
    cdef int _gain_off(self, bits.Node node) noexcept nogil
    cdef int _gain_of_weak(self, bits.Node one, bits.Node two) noexcept nogil
    cdef int _gain_of_strong(self, bits.Node node, bits.Node place) noexcept nogil
    cdef bint _comes_from(self, bits.Node node, bits.Node place) noexcept nogil
    cdef bint _is_smallest(self, bits.Node node, bits.Node place) noexcept nogil
    cdef object _from_true(self, bits.Node node, bits.Count width, bits.CellSet taken, bint through, bits.Count gain)
    cdef object _from_false(self, bits.Node node, bits.Count width, bits.CellSet taken, bint through, bits.Count gain)
    cdef bint _is_done(self)
    cdef bint _crosses(self, bits.Count via, bits.Count width, bits.CellSet taken)
    cdef bits.CellSet _cells(self, bits.Count via)
    cdef object _keep(self, bits.Count width)
