# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Evidence, Finding
from sudoku_qt.engine.sudoku.logic.search.almost_locked_sets cimport AlmostLockedSets, almost_sets

cdef int MOST_CHOICES


@cython.final
cdef class _PairedChoices:
    cdef Board board
    cdef AlmostLockedSets sets
    cdef bits.CellSet three
    cdef object room
    cdef short *eliminated
    cdef readonly int second
    cdef readonly int third
    cdef int near[81]
    cdef void exclude(self) noexcept nogil
    cdef void _exclude(self, bits.Digit one, bits.Digit two, bits.CellSet first, bits.CellSet second) noexcept nogil
    cdef bits.Mask left(self, bits.Candidate candidate, bits.Cell cell) noexcept nogil
    cpdef bint fails(self, bits.Candidate candidate, bint thirds)
    cdef bint _clash(self, bits.Candidate candidate) noexcept nogil
    cdef bint takes_three(self, bits.Candidate candidate, bits.Digit one, bits.Digit two) noexcept nogil
