# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding


@cython.final
cdef class _Bend:
    cdef Board board
    cdef bits.CellSet changed
    cdef bits.CellSet small
    cdef bits.Count size
    cdef bits.CellSet line
    cdef bits.CellSet box
    cdef readonly list found
    cdef void search(self, bits.House line, bits.House box)
    cdef void grow(self, bits.CellSet cells, bits.Mask digits, bits.CellSet left, bits.Count more) noexcept nogil
    cdef bint _fits(self, bits.CellSet cells, bits.Mask digits) noexcept nogil
    cdef bits.Mask loose(self, bits.CellSet cells, bits.Mask digits) noexcept nogil
    cdef bits.CellSet ends(self, bits.CellSet cells, bits.Mask digit) noexcept nogil
    cpdef finding(self, bits.CellSet cells)
