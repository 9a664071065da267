# SPDX-License-Identifier: MIT
# The types of rectangles.py for the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board

cpdef bits.Cell corner_across(bits.Cell first, bits.Count number)
cdef bits.House _inside(bits.House line, bits.Count number) noexcept nogil
cdef bits.House _outside(bits.House line, bits.Count number) noexcept nogil
cdef bits.CellSet _fitting(Board board, bits.Mask pair, bint missing) noexcept nogil
cpdef bint has_beside(bits.CellSet cells, bits.Cell first) noexcept
cdef bint _earlier(Board board, bits.Cell cell, bits.Cell first) noexcept nogil
cdef list _add_cells(Board board, bits.Mask digits, bits.CellSet chosen, bits.CellSet left)
