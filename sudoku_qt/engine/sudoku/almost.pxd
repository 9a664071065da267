# SPDX-License-Identifier: MIT
# The types of almost.py for the compiler.

from sudoku_qt.engine.sudoku cimport bits
from sudoku_qt.engine.sudoku.board cimport Board


cdef class AlmostSets:
    cdef Board board
    cdef readonly bits.Count count
    cdef int linked
    cdef int raw
    cdef bits.CellSet raw_cells[1500]
    cdef bits.Mask raw_digits[1500]
    cdef void _grow(self, bits.House house, bits.CellSet cells, bits.Mask digits, bits.CellSet left)
    cdef bint _is_new(self, bits.House house, bits.CellSet cells)
    cdef void _sort(self)
    cdef bits.CellSet cells[1500]
    cdef bits.Mask digits[1500]
    cdef bits.CellSet held[13500]
    cdef bits.CellSet seen[13500]
    cdef bits.CellSet near[1500]
    cdef int link_first[1501]
    cdef short link_to[60000]
    cdef short link_digits[60000]
    cdef short pair_one[30000]
    cdef short pair_two[30000]
    cdef short pair_digits[30000]
    cdef void _enter(self, bits.Count one, bits.Count two, bits.Mask shared)
    cdef void _note(self, bits.Count number)
    cdef bits.Mask restricted(self, bits.Count one, bits.Count two)
    cdef bits.CellSet prey(self, bits.Count one, bits.Count two, bits.Digit digit)


cpdef AlmostSets almost_sets(Board board)
cpdef list almost_locked_sets(Board board)
