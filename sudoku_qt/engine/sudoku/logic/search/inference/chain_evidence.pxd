# SPDX-License-Identifier: MIT
# What the evidence of chains takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.search.almost_locked_sets cimport is_short
from sudoku_qt.engine.sudoku.logic.search.inference.links cimport Links
