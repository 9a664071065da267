# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding

cdef list _choices(Board board, tuple rectangle, bits.Count turn)
cdef bint _holds_both(bits.House house, bits.Cell one, bits.Cell two) noexcept nogil
