# SPDX-License-Identifier: MIT
# The types of almost_locked_sets.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board

cdef int MOST_SETS
cdef int MOST_PARTS
cdef int MOST_LINKS
cdef int MOST_CELLS
cdef int MOST_LEFT


@cython.final
cdef class AlmostLockedSets:
    cdef bits.Mask masks[81]
    cdef bits.CellSet where[9]
    cdef readonly bits.Count count
    cdef int changes
    cdef int linked
    cdef int largest
    cdef int raw
    cdef int parts
    cdef int links
    cdef bits.CellSet raw_cells[1500]
    cdef short raw_digits[1500]
    cdef signed char raw_sizes[1500]
    cdef bits.CellSet cells[1500]
    cdef short digits[1500]
    cdef short part[13500]
    cdef short same_part[13500]
    cdef bits.CellSet held[4000]
    cdef bits.CellSet seen[4000]
    cdef short of_cell[729]
    cdef short same_cell[4000]
    cdef short with_part[4000]
    cdef short like[4000]
    cdef short first_like[729]
    cdef short next_like[4000]
    cdef int link_first[1500]
    cdef int link_end[1500]
    cdef short link_to[60000]
    cdef short link_digits[60000]
    cdef bits.CellSet touched[19]
    cdef short shared[1500]
    cdef bint _find(self, bits.CellSet empty) noexcept nogil
    cdef void _grow(self, bits.House house, bits.CellSet cells, bits.Mask digits, bits.CellSet left, bits.Count size) noexcept nogil
    cdef bint _is_new(self, bits.House house, bits.CellSet cells) noexcept nogil
    cdef bint _sort(self) noexcept nogil
    cdef void _divide(self, bits.Count number) noexcept nogil
    cdef bits.Count _part(self, bits.CellSet held, bits.Digit digit) noexcept nogil
    cdef bits.Count _like(self, bits.Count part, bits.CellSet excluded, bits.Digit digit) noexcept nogil
    cdef void find_links(self, bits.Count one) noexcept nogil
    cdef void _list(self, bits.Count one, bint higher) noexcept nogil
    cdef void _touch(self, bits.Count one) noexcept nogil
    cdef bits.CellSet eliminations(self, bits.Count one, bits.Count two, bits.Digit digit) noexcept nogil
    cdef bits.CellSet alone(self, bits.Count number, bits.Digit digit) noexcept nogil


cpdef AlmostLockedSets almost_sets(Board board)
cpdef list almost_locked_sets(Board board)
cdef bint _readable(Board board, bits.CellSet cells) noexcept nogil
cpdef bint is_short(bits.CellSet cells) noexcept
