# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding

cpdef list clusters(Board board, bits.Digit digit)
cdef object _colour(Board board, bits.Digit digit, bits.Cell start)
cdef bits.CellSet seen_by(bits.CellSet cells) noexcept nogil
