# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku cimport bits
from sudoku_qt.engine.sudoku.board cimport Board, Finding
from sudoku_qt.engine.sudoku.fishing cimport Catch
