# SPDX-License-Identifier: MIT
# What the contract of techniques takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding
from sudoku_qt.engine.sudoku.logic.search.templates cimport outside_templates
