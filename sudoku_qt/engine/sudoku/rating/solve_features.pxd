# SPDX-License-Identifier: MIT
# The types of effort.py for the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.rating.explainer.hint cimport Hint


cdef class FeatureCounter:
    cdef bits.Count state
    cdef bits.Count stalls
    cdef list hints
    cdef double sums[20]
    cdef bits.CellSet cells[4]
    cdef bits.Digit digits[81]
    cpdef list features(self, bits.Count times)
    cpdef void solve(self, Board board)
    cdef Hint _hint(self, Board board)
    cpdef void survey(self, Board board)
    cdef void _look(self, Board board) noexcept nogil
    cdef void _count(self, bits.Count placed, bits.Count empty) noexcept nogil
    cdef void _note(self, double rating)
    cdef void _fill_one(self, Board board, bits.CellSet cells)
    cdef void _fill_all(self, Board board, bits.CellSet cells)
    cdef bits.Count _below(self, bits.Count number) noexcept nogil


cdef bint _is_single(Board board, bits.Cell cell, bits.Digit digit) noexcept nogil
cdef bits.Count _second_rarest(Board board) noexcept nogil
cdef double _logarithm(double share) noexcept nogil
