# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku cimport bits
from sudoku_qt.engine.sudoku.almost cimport AlmostSets, almost_sets
from sudoku_qt.engine.sudoku.board cimport Board, Finding


cdef class _Walk:
    cdef AlmostSets sets
    cdef bits.Count most
    cdef int epoch
    cdef int origin[13500]
    cdef int reached[13500]
    cdef int queue[13500]
    cdef bint _tells(self, bits.Count start, bits.Count state, bits.Digit z)


cdef _two_sets(AlmostSets sets, bits.Count one, bits.Count two, bits.Mask shared)
cdef bint _common(AlmostSets sets, bits.Count left, bits.Count right, bint overlap)
cdef _wing(AlmostSets sets, bits.Count hinge, bits.Count left, bits.Count right)
