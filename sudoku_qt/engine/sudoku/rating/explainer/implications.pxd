# SPDX-License-Identifier: MIT
# The types of implications.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.rating.explainer.links cimport OrderedLinks
from sudoku_qt.engine.sudoku.rating.explainer.reach cimport StaticReach, reach_on


@cython.final
cdef class Implications:
    cdef Board board
    cdef OrderedLinks links
    cdef StaticReach reach
    cdef bits.CellSet impossible[9]
    cdef bits.CellSet on_cycle[9]
    cdef bits.CellSet both[6]
    cdef void find(self) noexcept nogil
    cdef bint any_impossible(self) noexcept nogil
    cdef bint is_useful(self, bits.Candidate candidate) noexcept nogil
    cdef bint can_be_proved(self, bits.Candidate candidate) noexcept nogil
    cdef void _judge(self, bits.Count number) noexcept nogil
    cdef void _find_on_cycles(self) noexcept nogil
