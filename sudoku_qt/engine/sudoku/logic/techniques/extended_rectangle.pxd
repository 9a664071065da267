# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding

cdef list _shapes(bits.CellSet free)
cdef bits.CellSet _crossing(bits.Count pair, bits.House across) noexcept nogil
cdef bint _mixed(Board board, bits.CellSet roof) noexcept nogil
cdef list _roofs(Board board, bits.CellSet cells)
cdef bint _extended(Board board, bits.CellSet roof, bits.Mask digits) noexcept nogil
