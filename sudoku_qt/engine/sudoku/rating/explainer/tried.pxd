# SPDX-License-Identifier: MIT
# The types of tried.py for the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.rating.explainer.hint cimport RatedHint, Rule


cdef class Tried:
    cdef readonly dict found
    cdef bint upright
    cdef bits.Cell cells[81]
    cdef bits.Digit digits[9]
    cdef bits.CellSet where[9]
    cpdef Tried turned(self, bytes cells, bytes digits)
    cpdef tuple key(self, Board board)
