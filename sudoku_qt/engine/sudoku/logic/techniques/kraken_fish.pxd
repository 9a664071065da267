# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding
from sudoku_qt.engine.sudoku.logic.search.fish cimport FishPattern
from sudoku_qt.engine.sudoku.logic.search.inference.links cimport Links
from sudoku_qt.engine.sudoku.logic.search.inference.reach cimport Reach


cdef int _FAR


@cython.final
cdef class _Chains:
    cdef Board board
    cdef Links links
    cdef Reach reach
    cdef object room
    cdef bits.CellSet *known
    cdef bint seen[729]
    cdef bits.CellSet taken[81]
    cdef bits.CellSet common[9]
    cdef int changes
    cdef object begin(self)
    cdef void reset(self) noexcept
    cpdef bint any_by_fins(self, FishPattern pattern) noexcept
    cdef bits.CellSet _left_by_fins(self, FishPattern pattern) noexcept
    cpdef bint any_by_cover(self, FishPattern pattern) noexcept
    cdef bits.CellSet _left_by_cover(self, FishPattern pattern, bits.Digit digit) noexcept
    cdef void _compare(self, bits.Digit digit, bits.CellSet starts) noexcept nogil
    cdef bits.Candidate _followed(self, bits.Candidate candidate) noexcept nogil


cdef bits.CellSet _starts(FishPattern pattern, bits.House house) noexcept
