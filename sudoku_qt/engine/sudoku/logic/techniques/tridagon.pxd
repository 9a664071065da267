# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding
from sudoku_qt.engine.sudoku.logic.search.inference.links cimport Links
from sudoku_qt.engine.sudoku.logic.search.inference.reach cimport Reach

cdef int _FAR
