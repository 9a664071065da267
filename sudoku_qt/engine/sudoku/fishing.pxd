# SPDX-License-Identifier: MIT
# The types of fishing.py for the compiler.

from sudoku_qt.engine.sudoku cimport bits
from sudoku_qt.engine.sudoku.board cimport Board, Finding

cdef int MOST_FINS
cdef int MOST_ENDO_FINS


cdef class Catch:
    cdef readonly bits.Digit digit
    cdef readonly bits.HouseSet bases
    cdef readonly bits.HouseSet covers
    cdef readonly bits.CellSet base
    cdef readonly bits.CellSet cover
    cdef readonly bits.CellSet fins
    cdef readonly bits.CellSet endo_fins
    cdef readonly bits.CellSet prey
    cdef void measure(self, bits.CellSet where) noexcept nogil
    cdef bint within_limits(self) noexcept nogil


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
    cdef bits.CellSet _prey(self, bits.CellSet base, bits.CellSet cover) noexcept nogil


cdef class _Hunt:
    cdef bits.CellSet where
    cdef bits.Count size
    cdef bits.HouseSet all_bases
    cdef bits.HouseSet all_covers
    cdef bits.HouseSet bases
    cdef bits.HouseSet covers
    cdef bits.HouseSet last_covers
    cdef bits.CellSet left[27]
    cdef bits.CellSet full[27]
    cdef Catch trial
    cdef list found
    cdef void _catch(self, bits.Cell prey) noexcept nogil
    cdef void _choose(self) noexcept nogil
    cdef bits.HouseSet _ways(self, bits.CellSet cells, bits.Count more) noexcept nogil
    cdef void _choose_covers(self, bits.Count more, bits.HouseSet left, bits.HouseSet chosen, bits.CellSet area) noexcept nogil
    cdef void _choose_bases(self, bits.Count more, bits.HouseSet left, bits.HouseSet chosen, bits.CellSet area, bits.HouseSet covers) noexcept nogil
    cdef void _finish(self, bits.HouseSet bases, bits.HouseSet covers) noexcept nogil


cdef bits.CellSet area(bits.HouseSet houses) noexcept nogil
