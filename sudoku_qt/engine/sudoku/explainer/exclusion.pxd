# SPDX-License-Identifier: MIT
# The types of exclusion.py for the compiler.

from sudoku_qt.engine.sudoku cimport bits
from sudoku_qt.engine.sudoku.board cimport Board
from sudoku_qt.engine.sudoku.explainer.hint cimport Hint, Rule


cdef class AlignedExclusion(Rule):
    cdef bits.Count size
    cdef double rating
    cdef bits.CellSet _bases(self, Board board, bits.CellSet small)
    cdef tuple _excluded(self, Board board, bits.CellSet small, bits.Cell first, bits.Cell second, bits.Cell third)


cdef bits.Mask _thirds(Board board, bits.CellSet common, bits.Mask choice, bits.Mask one, bits.Mask two, bits.Cell first, bits.Cell second, bits.Cell third)
cdef bint _leaves_each(Board board, bits.CellSet cells, bits.Mask choice)
