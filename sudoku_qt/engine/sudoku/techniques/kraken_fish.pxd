# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku cimport bits
from sudoku_qt.engine.sudoku.board cimport Board, Finding
from sudoku_qt.engine.sudoku.fishing cimport Catch
from sudoku_qt.engine.sudoku.links cimport Links
from sudoku_qt.engine.sudoku.reach cimport Reach


cdef class _Chains:
    cdef Board board
    cdef Links links
    cdef Reach reach
    cdef dict known
    cdef list taken
    cdef tuple _false(self, bits.Candidate candidate)
    cdef list _common(self, bits.Digit digit, bits.CellSet starts)
