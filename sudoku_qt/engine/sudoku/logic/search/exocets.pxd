# SPDX-License-Identifier: MIT
# The types of exocets.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board


@cython.final
cdef class Exocet:
    cdef readonly bits.CellSet base
    cdef readonly bits.CellSet targets
    cdef readonly bits.Mask digits
    cdef readonly tuple lines


@cython.final
cdef class ExocetSearch:
    cdef Board board
    cdef readonly bint senior
    cdef readonly dict found
    cdef bits.House line
    cdef bits.CellSet base
    cdef bits.Mask digits
    cdef bits.Count count
    cdef bits.Mask room[162]
    cdef bits.Mask tracks[12]
    cdef bits.Count lines[3]
    cdef bits.Count chosen[2]
    cdef bits.Count rows[2]
    cpdef list search(self)
    cdef void _base(self, bits.House line, bits.Count start, bits.Count spare) noexcept nogil
    cdef void _across(self) noexcept nogil
    cdef void _target(self, bits.Count known) noexcept nogil
    cdef bits.Key _fits(self) noexcept nogil
    cdef bits.Cell _cell(self, bits.Count number, bits.Count place) noexcept nogil
    cdef void _keep(self) noexcept nogil
    cdef _add(self, bits.CellSet targets)
