# SPDX-License-Identifier: MIT
# The types of nested_rules.py for the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.rating.explainer.locking cimport crossing
from sudoku_qt.engine.sudoku.rating.explainer.subsets cimport Choice, open_lines


cdef bits.CellSet _changed(Board start, Board now) noexcept nogil
cdef bits.Count _in_thirds(Board start, Board now, bits.Count kind, bits.House source) noexcept nogil
cdef bits.CellSet _lines(bits.House first, bits.Mask lines) noexcept nogil
cdef bits.CellSet _cells(bits.House house, bits.Mask places) noexcept nogil
