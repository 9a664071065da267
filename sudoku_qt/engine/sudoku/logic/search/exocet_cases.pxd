# SPDX-License-Identifier: MIT
# The types of exocet_cases.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.logic.search.exocets cimport Exocet


@cython.final
cdef class _Cases:
    cdef Board board
    cdef Exocet exocet
    cdef bint mirrored
    cdef readonly bits.Count count
    cdef bits.CellSet base
    cdef bits.CellSet targets
    cdef bits.CellSet every[9]
    cdef bits.CellSet eliminated[9]
    cdef bits.CellSet stands[9]
    cdef bits.House lines[3]
    cpdef void go_through(self)
    cdef void _case(self, bits.Cell first, bits.Cell second, bits.Digit one, bits.Digit two, bits.Digit left, bits.Digit right)
    cdef void _fill(self, bits.Cell cell, bits.Digit digit) noexcept nogil
    cdef bint _lines_hold(self, bits.Digit digit, bits.Cell target, bits.Cell other) noexcept nogil
    cdef bint _box_holds(self, bits.Digit digit, bits.Cell other) noexcept nogil
