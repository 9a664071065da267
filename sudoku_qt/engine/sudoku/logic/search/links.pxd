# SPDX-License-Identifier: MIT
# The types of links.py for the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board

cdef int MOST_NODES
cdef int MOST_LINKS
cdef int MOST_PLAIN_LINKS


cdef class Links:
    cdef readonly object kinds
    cdef readonly int changes
    cdef void _clear(self) noexcept nogil
    cdef readonly bint within_digit
    cdef readonly bint within_cell
    cdef readonly bint grouped
    cdef readonly list almost
    cdef readonly dict patterns
    cdef readonly bits.Node count
    cdef int found
    cdef int most
    cdef bits.CellSet where[9]
    cdef bits.Mask masks[81]
    cdef bits.CellSet cells[3000]
    cdef bits.CellSet seen[3000]
    cdef signed char digit[3000]
    cdef short same_first[3000]
    cdef short with_first[729]
    cdef list rooms
    cdef short *start
    cdef short *end
    cdef short *via
    cdef short *same_end
    cdef short with_end[3000]
    cdef int strong_first[3001]
    cdef short *strong_to
    cdef short *strong_via
    cdef int group_first[10]
    cdef short groups[3000]
    cdef int weak_first[3001]
    cdef bytearray weak_room
    cdef int weak_most
    cdef short *weak_to
    cdef void _link(self) noexcept nogil
    cdef void _take_singles(self) noexcept nogil
    cdef bits.Node node(self, bits.CellSet cells, bits.Digit digit) noexcept nogil
    cdef void _join(self, bits.Node one, bits.Node two, int via) noexcept nogil
    cdef void _link_houses(self) noexcept nogil
    cdef bint _in_line(self, bits.CellSet ends, bits.Digit digit) noexcept nogil
    cdef void _link_cells(self) noexcept nogil
    cdef void _link_groups(self) noexcept nogil
    cdef void _link_group(self, bits.CellSet group, bits.Digit digit, bits.House house) noexcept nogil
    cdef void _pack(self) noexcept nogil
    cdef bits.Count set_between(self, bits.Node start, bits.Node end) noexcept nogil
    cdef int stripped
    cdef bits.CellSet seen_by[9]
    cdef signed char bare[9]
    cdef short bare_digits[9]
    cdef void _link_set(self, bits.CellSet cells, bits.Mask digits, bits.Count number) noexcept nogil
    cdef void _find_stripped(self, bits.CellSet cells, bits.Mask digits) noexcept nogil
    cdef void _link_stripped(self, bits.CellSet cells, bits.Mask digits, bits.Count place, bits.Count number) noexcept nogil
    cdef void _sort_groups(self) noexcept nogil
    cdef object _make_weak_room(self, bits.Count most)
    cdef bits.Count _find_weak(self) noexcept nogil
