# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding


@cython.final
cdef class _Choices:
    cdef readonly bits.Count count
    cdef bits.CellSet cells[64]
    cdef bits.Mask digits[64]
    cdef bits.Count sizes[64]
    cdef bits.Count gains[64]
    cpdef object take(self, Board board, bits.CellSet left)
    cdef bits.Count weigh(self, bits.Mask digits) noexcept nogil


cdef list _crossing(Board board, bits.CellSet cells, _Choices in_line, _Choices in_box)
