# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding
from sudoku_qt.engine.sudoku.logic.search.inference.forcing cimport Table
