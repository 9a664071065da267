# SPDX-License-Identifier: MIT
# What the ways up take from the compiler.

from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding
