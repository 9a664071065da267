# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding

cdef int _LONGEST


@cython.final
cdef class _Ring:
    cdef Board board
    cdef bits.Cell start
    cdef readonly bits.Mask pair
    cdef bits.CellSet usable
    cdef readonly bint possible
    cdef list found
    cdef bits.Count rings
    cdef list run(self)
    cdef void _go(self, bits.Cell cell, bits.CellSet ring, bits.CellSet odd, bits.HouseSet used, bits.Count length, bits.Count last) noexcept nogil
    cdef bits.Count _extras(self, bits.CellSet ring) noexcept nogil
    cdef void _close(self, bits.CellSet ring, bits.CellSet odd) noexcept nogil
