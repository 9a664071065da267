# SPDX-License-Identifier: MIT
# The types of wings.py for the compiler.

from sudoku_qt.engine.sudoku cimport bits
from sudoku_qt.engine.sudoku.board cimport Board
from sudoku_qt.engine.sudoku.explainer.hint cimport Hint, Rule


cdef class Wing(Rule):
    cdef bits.Count size
    cdef double rating
    cdef bint _fits(self, Board board, bits.Cell pivot, bits.Cell first, bits.Cell second) noexcept nogil
