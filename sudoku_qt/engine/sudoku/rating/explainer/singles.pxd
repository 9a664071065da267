# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.rating.explainer.hint cimport RatedHint, Rule
from sudoku_qt.engine.sudoku.rating.single_sets cimport SingleSets


cdef class HiddenSingleRule(Rule):
    cpdef RatedHint find(self, Board board)


cdef class NakedSingleRule(Rule):
    cpdef RatedHint find(self, Board board)


cpdef double fill_singles(Board board) noexcept
cdef bits.Count _fill_last(Board board) noexcept nogil
cdef bits.Count _fill(Board board, bits.House first, bits.House last) noexcept nogil
cdef bits.Cell _last_of(Board board, bits.House house) noexcept nogil
cdef double _easiest(SingleSets position) noexcept
cdef void _fill_as_hard(SingleSets position, double rating) noexcept
