# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding

cdef void _side(Board board, bits.House home, bits.House other, bits.Count size, list[Finding] found)
cdef void _conclude(Board board, bits.House home, bits.House other, bits.CellSet almost, bits.Mask digits, list[Finding] found)
