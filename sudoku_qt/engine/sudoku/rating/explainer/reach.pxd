# SPDX-License-Identifier: MIT
# The types of reach.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.rating.explainer.links cimport Links


@cython.final
cdef class Reach:
    cdef Board board
    cdef Links links
    cdef bits.CellSet on[6561]
    cdef bits.CellSet off[6561]
    cdef bits.CellSet both[18]
    cdef short done[729]
    cdef short ahead[729]
    cdef void renew(self) noexcept nogil
    cpdef void begin(self) noexcept
    cpdef void share(self, bits.Candidate candidate) noexcept
    cpdef bint any_common(self) noexcept
    cpdef bits.Count count(self, bits.Candidate candidate) noexcept
    cdef void _fill(self, bits.Candidate start) noexcept nogil
    cdef bits.Count _go_on(self, bits.Candidate start, bits.Candidate here, bits.Count height) noexcept nogil
    cdef bits.Count _pile(self, bits.Candidate start, bits.Candidate candidate, bits.Count height) noexcept nogil


cpdef Reach reach_on(Board board)
