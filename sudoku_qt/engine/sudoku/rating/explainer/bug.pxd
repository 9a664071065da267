# SPDX-License-Identifier: MIT
# The types of bug.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.rating.explainer.hint cimport RatedHint, Rule


cdef class BugRule(Rule):
    cpdef RatedHint find(self, Board board)


@cython.final
cdef class _Bug:
    cdef Board board
    cdef bits.CellSet cells
    cdef bits.CellSet seen
    cdef bits.Mask extra
    cdef bits.Cell one
    cdef bits.Cell two
    cdef bits.Mask extras[81]
    cdef bint is_grave(self) noexcept nogil
    cdef bint _add(self, bits.Cell cell, bits.Digit digit) noexcept nogil
    cdef bint _is_even(self) noexcept nogil
    cpdef RatedHint conclude(self)
    cdef RatedHint _lock(self)
    cdef RatedHint _with_set(self)
    cdef RatedHint _naked(self, bits.House house, bits.Count size)
