# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.board cimport Board, Finding
from sudoku_qt.engine.sudoku.forcing cimport Table
