# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.rating.explainer.hint cimport Hint, Rule


cdef class HiddenSingle(Rule):
    pass


cdef class NakedSingle(Rule):
    pass


cpdef double fill_singles(Board board) noexcept
cdef bits.Count _fill_last(Board board) noexcept nogil
cdef bits.Count _fill(Board board, bits.House first, bits.House last) noexcept nogil
cdef bint _fill_first(Board board) noexcept nogil
