# SPDX-License-Identifier: MIT
# The types of reach.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board


@cython.final
cdef class StaticReach:
    cdef Board board
    cdef readonly int number
    cdef int words
    cdef int units
    cdef bits.CellSet where[9]
    cdef short ends[325]
    cdef short members[2916]
    cdef short numbers[729]
    cdef short candidates[729]
    cdef bint done[729]
    cdef bits.CellSet seen[4374]
    cdef bits.CellSet partners[4374]
    cdef bits.CellSet next[4374]
    cdef bits.CellSet on[4374]
    cdef bits.CellSet off[4374]
    cdef bits.CellSet ahead[6]
    cdef bits.CellSet both_on[6]
    cdef bits.CellSet both_off[6]
    cdef void renew(self) noexcept nogil
    cpdef void begin(self) noexcept
    cpdef void share(self, bits.Candidate candidate) noexcept
    cpdef bint any_common(self) noexcept
    cpdef bits.Count count(self, bits.Candidate candidate) noexcept
    cdef void _number(self) noexcept nogil
    cdef void _list_units(self) noexcept nogil
    cdef void _list_places(self, bits.Digit digit, bits.CellSet places) noexcept nogil
    cdef void _list_digits(self, bits.Cell cell, bits.Mask mask) noexcept nogil
    cdef void _join(self) noexcept nogil
    cdef void _see(self, bits.Count first, bits.Count end) noexcept nogil
    cdef void _lead_on(self, bits.Count first, bits.Count end) noexcept nogil
    cdef void fill(self, bits.Count start) noexcept nogil
    cdef void _take_over(self, bits.Count start, bits.Count here) noexcept nogil
    cdef void _go_on(self, bits.Count start, bits.Count here) noexcept nogil


cpdef StaticReach reach_on(Board board)
