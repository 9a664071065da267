# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding

cdef tuple _unmatched(Board board, object each)
cdef bint _has(Board board, bits.Cell cell, bits.Digit digit) noexcept
cdef bint _exclude(bits.Cell cell, bits.Digit digit, bits.Cell there, bits.Digit becomes) noexcept
