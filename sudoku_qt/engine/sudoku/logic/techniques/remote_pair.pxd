# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding

cdef bits.CellSet _equal(Board board, bits.CellSet cells, bits.Mask mask) noexcept nogil
cdef object _colours(bits.CellSet same, bits.Cell start)
cdef bits.CellSet _seen(bits.CellSet cells) noexcept nogil
