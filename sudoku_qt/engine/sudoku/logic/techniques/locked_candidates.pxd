# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding

cdef bits.House _line_through(bits.House box, bits.Count part) noexcept nogil
cdef bits.Mask _third_of(bits.House home, bits.Count part, bits.House box) noexcept nogil
