# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.rating.explainer.singles cimport fill_singles


cpdef bits.Count resistance(Board start, bytes solution) except -1
cdef void _fill(Board board) noexcept
cdef bint _is_refuted(Board board) noexcept nogil
