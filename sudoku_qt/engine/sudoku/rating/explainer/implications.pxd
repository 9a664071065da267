# SPDX-License-Identifier: MIT
# The types of implications.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.rating.explainer.links cimport Links


@cython.final
cdef class Implications:
    cdef Board board
    cdef Links links
    cdef bits.CellSet impossible[9]
    cdef bits.CellSet on_cycle[9]
    cdef int number
    cdef int words
    cdef short numbers[729]
    cdef short candidates[729]
    cdef bits.CellSet reached[4374]
    cdef bits.CellSet seen[6]
    cdef bits.CellSet now[6]
    cdef bits.CellSet ahead[6]
    cdef bits.CellSet both[6]
    cdef bint is_done[729]
    cdef void find(self) noexcept nogil
    cdef bint any_impossible(self) noexcept nogil
    cdef bint is_useful(self, bits.Candidate candidate) noexcept nogil
    cdef bint can_be_proved(self, bits.Candidate candidate) noexcept nogil
    cdef void _number(self) noexcept nogil
    cdef void _follow(self, bits.Count number) noexcept nogil
    cdef void _judge(self, bits.Candidate candidate) noexcept nogil
    cdef void _add(self, bits.Count number) noexcept nogil
    cdef void _find_on_cycles(self) noexcept nogil
    cdef void _begin(self, bits.Candidate candidate) noexcept nogil
    cdef void _see(self, bits.Candidate candidate) noexcept nogil
