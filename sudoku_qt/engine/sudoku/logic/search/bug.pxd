# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board

cpdef bug_extras(Board board, bits.Count most)
cdef bits.Mask _extra(Board board, bits.Cell cell) noexcept nogil
cdef bits.Mask _among(bits.House house, bits.Mask places, bits.CellSet cells) noexcept nogil
