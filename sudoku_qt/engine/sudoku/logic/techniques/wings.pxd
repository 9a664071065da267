# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding

cdef bits.Count _union(Board board, bits.Cell pivot, bits.Cell left, bits.Cell right) noexcept nogil
cdef _wing(Board board, bits.Cell pivot, bits.Cell left, bits.Cell right, bits.Mask z)
