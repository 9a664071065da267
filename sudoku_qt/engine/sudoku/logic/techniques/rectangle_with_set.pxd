# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding
from sudoku_qt.engine.sudoku.logic.search.almost_locked_sets cimport AlmostLockedSets, almost_sets

cdef int _MOST_BESIDE


@cython.final
cdef class _Roof:
    cdef Board board
    cdef bits.Mask pair
    cdef bits.CellSet corners
    cdef bits.CellSet cells
    cdef bits.CellSet joined
    cdef bits.CellSet single
    cdef bits.Mask digits
    cdef bits.Mask extra
    cdef bits.CellSet held[9]
    cdef list beside(self)
    cdef void join(self, bits.CellSet cells) noexcept nogil
    cdef list linked(self, AlmostLockedSets sets)
    cdef bint _may_join(self, AlmostLockedSets sets, bits.Count number) noexcept nogil
    cdef bint _restricts(self, AlmostLockedSets sets, bits.Count number, bits.Digit common) noexcept nogil
    cdef bits.Mask _lost(self, AlmostLockedSets sets, bits.Count number, bits.Digit common) noexcept nogil
    cdef bits.CellSet lost(self, AlmostLockedSets sets, bits.Count number, bits.Digit digit) noexcept nogil
