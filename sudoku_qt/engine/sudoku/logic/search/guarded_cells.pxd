# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding

cdef bits.CellSet _with_more(Board board, bits.CellSet cells, bits.Mask digits) noexcept
