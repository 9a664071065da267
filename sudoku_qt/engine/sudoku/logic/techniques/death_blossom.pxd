# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.search.almost_locked_sets cimport AlmostSets, almost_sets
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding

cdef list _petals(AlmostSets sets, bits.Cell stem, bits.Digit digit)
