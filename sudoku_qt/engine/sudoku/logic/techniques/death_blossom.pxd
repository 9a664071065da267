# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.search.almost_locked_sets cimport AlmostLockedSets, almost_sets
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding

cdef list _petals(AlmostLockedSets sets, bits.Cell stem, bits.Digit digit)
