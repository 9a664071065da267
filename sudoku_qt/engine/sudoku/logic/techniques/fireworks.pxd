# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding

cdef list _at(Board board, bits.Cell crossing)
cdef bits.Cell _outer(Board board, bits.House line, bits.Cell crossing, bits.Digit digit) noexcept
