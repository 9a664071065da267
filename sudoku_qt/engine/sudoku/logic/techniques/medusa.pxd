# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding
from sudoku_qt.engine.sudoku.logic.search.inference.links cimport Links


@cython.final
cdef class _Colour:
    cdef Board board
    cdef readonly bits.Mask digits
    cdef bits.CellSet members[9]
    cdef bits.CellSet dead[9]
    cdef void add(self, bits.Candidate candidate) noexcept nogil
    cpdef bint absurd(self) noexcept


@cython.final
cdef class _Clusters:
    cdef Links links
    cdef signed char colour[729]
    cdef short queue[729]
    cdef bint begins(self, bits.Node start) noexcept nogil
    cdef void spread(self, bits.Node start, _Colour one, _Colour two) noexcept nogil
