# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding


@cython.final
cdef class _Ways:
    cdef Board board
    cdef bits.Digit digit
    cdef readonly bits.Count count
    cdef readonly bits.CellSet every
    cdef readonly bits.CellSet some
    cdef void _lay(self, bits.House row, bits.CellSet laid, bits.CellSet free) noexcept nogil
