# SPDX-License-Identifier: MIT
# The types of almost.py for the compiler.

from sudoku_qt.engine.sudoku cimport bits
from sudoku_qt.engine.sudoku.board cimport Board


cdef class AlmostSets:
    cdef Board board
    cdef readonly bits.Count count
    cdef int linked
    cdef bits.CellSet cells[2000]
    cdef bits.Mask digits[2000]
    cdef bits.CellSet held[18000]
    cdef bits.CellSet seen[18000]
    cdef bits.CellSet near[2000]
    cdef int link_first[2001]
    cdef int link_to[100000]
    cdef int link_digits[100000]
    cdef void _note(self, bits.Count number)
    cdef bits.Mask restricted(self, bits.Count one, bits.Count two)
    cdef bits.CellSet prey(self, bits.Count one, bits.Count two, bits.Digit digit)


cpdef AlmostSets almost_sets(Board board)
cpdef list almost_locked_sets(Board board)
cdef list _grow(Board board, bits.CellSet cells, bits.Mask digits, bits.CellSet left)
