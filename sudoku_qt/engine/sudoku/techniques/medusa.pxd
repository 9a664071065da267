# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku cimport bits
from sudoku_qt.engine.sudoku.board cimport Board, Finding
from sudoku_qt.engine.sudoku.links cimport Links


cdef class _Colour:
    cdef Board board
    cdef readonly bits.Mask digits
    cdef bits.CellSet members[9]
    cdef bits.CellSet dead[9]
    cpdef void add(self, bits.Candidate candidate)
    cpdef bint absurd(self)
