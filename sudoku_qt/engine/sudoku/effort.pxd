# SPDX-License-Identifier: MIT
# The types of effort.py for the compiler.

from sudoku_qt.engine.sudoku cimport bits
from sudoku_qt.engine.sudoku.board cimport Board
from sudoku_qt.engine.sudoku.explainer.hint cimport Hint


cdef class Solver:
    cdef bits.Count state
    cdef double sums[25]
    cdef bits.CellSet cells[4]
    cpdef list features(self, bits.Count times)
    cpdef void solve(self, Board board)
    cdef void _look(self, Board board)
    cdef void _count(self, bits.Count placed, bits.Count empty)
    cdef void _note(self, double rating)
    cdef void _fill(self, Board board, bits.CellSet cells)
    cdef bits.Count _chance(self, bits.Count number)


cdef bint _is_single(Board board, bits.Cell cell, bits.Digit digit)
cdef double _logarithm(double share)
cdef void _go_back(Board board, Board start)
