# SPDX-License-Identifier: MIT
# The types of links.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.logic.search.almost_locked_sets cimport AlmostLockedSets, almost_sets
from sudoku_qt.engine.sudoku.logic.search.inference.link_room cimport LinkRoom

cdef int MOST_LINKS
cdef int MOST_NODES
cdef int MOST_SETS
cdef int MOST_PARTS
cdef int _LARGEST


@cython.final
cdef class Links(LinkRoom):
    cdef readonly object kinds
    cdef readonly int changes
    cdef readonly bint within_digit
    cdef readonly bint grouped
    cdef readonly int set_count
    cdef int first_pattern
    cdef short *set_of
    cdef short *bare_of
    cdef readonly dict patterns
    cdef void _link(self) noexcept nogil
    cdef void _link_houses(self) noexcept nogil
    cdef bint _in_line(self, bits.CellSet ends, bits.Digit digit) noexcept nogil
    cdef void _link_cells(self) noexcept nogil
    cdef void _link_groups(self) noexcept nogil
    cdef void _link_group(self, bits.CellSet group, bits.Digit digit, bits.House house) noexcept nogil
    cdef bits.Node part[9]
    cdef int stripped
    cdef bits.CellSet seen_by[9]
    cdef short bare[20]
    cdef AlmostLockedSets known_sets
    cdef short *node_of
    cdef bits.CellSet _cells_of(self, bits.Count number) noexcept nogil
    cdef bits.Mask _digits_of(self, bits.Count number) noexcept nogil
    cdef bits.CellSet locked(self, bits.Count via, bits.Node start, bits.Node end, bits.Digit digit) noexcept nogil
    cdef bits.Count gain(self, bits.Count via, bits.Node start, bits.Node end) noexcept nogil
    cdef bits.Count size(self, bits.Count via) noexcept nogil
    cdef void _forget_parts(self) noexcept nogil
    cdef bits.Node _part(self, bits.Count number, bits.Digit digit) noexcept nogil
    cdef void _add_set(self, bits.Count number, bits.Node bare) noexcept nogil
    cdef void _link_set(self, bits.Count via) noexcept nogil
    cdef void _find_stripped(self, bits.Count number) noexcept nogil
    cdef void _link_stripped(self) noexcept nogil
