# SPDX-License-Identifier: MIT
# The types of link_room.py for the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board


cdef class LinkRoom:
    cdef void _clear(self) noexcept nogil
    cdef readonly bits.Node count
    cdef int found
    cdef readonly bint full
    cdef int most
    cdef bits.CellSet where[9]
    cdef bits.Mask masks[81]
    cdef int most_nodes
    cdef list node_rooms
    cdef bits.CellSet *cells
    cdef bits.CellSet *seen
    cdef signed char digit[3000]
    cdef short *same_first
    cdef short with_first[729]
    cdef short *start
    cdef short *end
    cdef short *via
    cdef short *by_end
    cdef short *place
    cdef int strong_first[3001]
    cdef short *strong_to
    cdef short *strong_via
    cdef readonly bint within_cell
    cdef bits.CellSet leading[9]
    cdef int seer_first[730]
    cdef int weak_first[3001]
    cdef list weak_rooms
    cdef int weak_most
    cdef short *seers
    cdef short *weak_to
    cdef void _take_singles(self) noexcept nogil
    cdef bits.Node node(self, bits.CellSet cells, bits.Digit digit) noexcept nogil
    cdef void _join(self, bits.Node one, bits.Node two, int via) noexcept nogil
    cdef void _pack(self) noexcept nogil
    cdef bint excludes(self, bits.Node node, bits.Candidate candidate) noexcept nogil
    cdef bits.Count set_between(self, bits.Node start, bits.Node end) noexcept nogil
    cdef void _find_leading(self) noexcept nogil
    cdef bint _leads(self, bits.Node node) noexcept nogil
    cdef bits.Count _find_seers(self) noexcept nogil
    cdef bits.Count _list_weak(self, bits.Node node, bits.Count total) noexcept nogil
    cdef bits.Count _add_weak(self, bits.Node other, bits.Count total) noexcept nogil
    cdef object _make_weak_room(self, bits.Count most)
    cdef bits.Count _find_weak(self) noexcept nogil
    cdef object _begin(self, Board board)
    cdef object _end(self)
