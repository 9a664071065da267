# SPDX-License-Identifier: MIT
# The types of kept_closures.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.rating.explainer.closure cimport Closure

cdef int MOST_UNITS


@cython.final
cdef class KeptClosures:
    cdef Board board
    cdef readonly list of
    cdef int number
    cdef bint has_more
    cdef bits.CellSet where[9]
    cdef bits.CellSet eliminated[9]
    cdef signed char unit_digit[108]
    cdef bits.CellSet unit_cells[108]
    cdef object follow(self)
    cdef bint _has_changed(self) noexcept nogil
    cdef void _list_units(self) noexcept nogil
    cdef void _add_unit(self, bits.Digit digit, bits.CellSet cells) noexcept nogil
    cdef bint _stands(self, Closure closure) noexcept nogil
    cdef bint _is_last_of_cell(self, bits.Cell cell, Closure closure) noexcept nogil


cdef bint _is_last_of_house(bits.CellSet left, bits.CellSet off) noexcept nogil
cpdef KeptClosures kept_closures(Board board, bint dynamic)
