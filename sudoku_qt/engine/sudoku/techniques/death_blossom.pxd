# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku cimport bits
from sudoku_qt.engine.sudoku.almost cimport AlmostSets, almost_sets
from sudoku_qt.engine.sudoku.board cimport Board, Finding

cdef list _petals(AlmostSets sets, bits.Cell stem, bits.Digit digit)
