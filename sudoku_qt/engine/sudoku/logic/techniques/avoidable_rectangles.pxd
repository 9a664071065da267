# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding
from sudoku_qt.engine.sudoku.logic.search.rectangles cimport corner_across, has_beside

cdef _one_open(Board board, bits.Cell first, bits.Cell second, bits.Cell across, bits.Cell fourth)
cdef _two_open(Board board, bits.Cell first, bits.Cell second, bits.Cell across, bits.Cell fourth)
