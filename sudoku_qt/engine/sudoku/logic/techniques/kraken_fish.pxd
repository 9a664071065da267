# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding
from sudoku_qt.engine.sudoku.logic.search.fish cimport FishPattern
from sudoku_qt.engine.sudoku.logic.search.links cimport Links
from sudoku_qt.engine.sudoku.logic.search.reach cimport Reach


cdef class _Chains:
    cdef Board board
    cdef Links links
    cdef Reach reach
    cdef dict known
    cdef list taken
    cdef tuple _false(self, bits.Candidate candidate)
    cdef list _common(self, bits.Digit digit, bits.CellSet starts)
