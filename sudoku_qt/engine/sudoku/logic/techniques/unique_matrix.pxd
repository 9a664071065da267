# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding

cdef bits.CellSet _crossing(bits.Count chute, bits.House across) noexcept nogil
cdef list _matrices(bits.CellSet free)
