# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board

cdef int _LEAST_BARE

cdef bits.CellSet _bare(Board board, bits.Mask digits) noexcept
cdef bits.CellSet _holding(Board board, bits.Mask digits) noexcept
cdef bits.CellSet _transversal(bits.House box, bits.Count number) noexcept
