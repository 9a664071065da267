# SPDX-License-Identifier: MIT
# The types of multi_sectors.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board


@cython.final
cdef class SectorSearch:
    cdef Board board
    cdef readonly list found
    cdef bits.Mask spots[81]
    cdef bits.Mask free[9]
    cdef bits.Mask tracks[5]
    cdef bits.Mask rest[32]
    cdef bits.House rows[5]
    cpdef list rectangles(self)
    cpdef list loops(self)
    cdef void _grow(self, bits.Count count, bits.House start, bits.Mask common) noexcept nogil
    cdef void _choose(self, bits.Count count, bits.Mask common) noexcept nogil
    cdef bint _is_covered(self, bits.Count count, bits.Mask columns) noexcept nogil
    cdef bits.Count _fewest(self, bits.Count count) noexcept nogil
    cdef bint _is_loop(self, bits.Mask rows, bits.Mask columns) noexcept nogil


cpdef bits.CellSet beside(bits.Mask rows, bits.Mask columns) noexcept nogil
cpdef bits.House box_at(bits.Mask rows, bits.Mask columns, bits.Count number) noexcept nogil
cdef bits.Count _nth(bits.Mask mask, bits.Count number) noexcept nogil
cdef bint _apart(bits.Mask lines) noexcept nogil
