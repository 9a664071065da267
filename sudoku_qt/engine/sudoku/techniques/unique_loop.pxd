# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku cimport bits
from sudoku_qt.engine.sudoku.board cimport Board, Finding


cdef class _Ring:
    cdef Board board
    cdef bits.Cell start
    cdef readonly bits.Mask pair
    cdef bits.CellSet usable
    cdef list found
    cdef list run(self)
    cdef void _go(self, bits.Cell cell, bits.CellSet ring, bits.CellSet odd, bits.HouseSet used, bits.Count length, bits.Count last)
    cdef bits.Count _extras(self, bits.CellSet ring)
    cdef void _close(self, bits.CellSet ring, bits.CellSet odd)
