# SPDX-License-Identifier: MIT
# The types of fishing.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding

cdef int MOST_FINS
cdef int MOST_ENDO_FINS


@cython.final
cdef class FishPattern:
    cdef readonly bits.Digit digit
    cdef readonly bits.HouseSet bases
    cdef readonly bits.HouseSet covers
    cdef readonly bits.CellSet base
    cdef readonly bits.CellSet cover
    cdef readonly bits.CellSet fins
    cdef readonly bits.CellSet endo_fins
    cdef readonly bits.CellSet eliminations
    cdef void measure(self, bits.CellSet where) noexcept nogil
    cdef bint within_limits(self) noexcept nogil


@cython.final
cdef class _Lines:
    cdef Board board
    cdef bits.Digit digit
    cdef bits.House first
    cdef bits.Count count
    cdef bits.Mask bases[126]
    cdef bits.Mask reach[126]
    cdef bits.Count ways
    cdef bits.HouseSet covers[24]
    cdef void choose(self, bits.House first, bits.Count size, bits.Count most) noexcept nogil
    cdef void _add(self, bits.Mask lines, bits.Count more, bits.Count most, bits.Mask bases, bits.Mask reach) noexcept nogil
    cdef void cover(self, bits.Count number, bits.Count size) noexcept nogil
    cdef bits.CellSet _eliminations(self, bits.CellSet base, bits.CellSet cover) noexcept nogil


cpdef bint has_lines(Board board, bits.Digit digit, bits.Count size, bits.Count most) noexcept
