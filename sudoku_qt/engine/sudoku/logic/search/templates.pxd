# SPDX-License-Identifier: MIT
# The types of templates.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board


@cython.final
cdef class Templates:
    cdef bits.CellSet where[9]
    cdef bits.CellSet outside[9]
    cpdef bits.CellSet find(self, Board board, bits.Digit digit) noexcept


cpdef Templates templates_of(Board board)
cpdef bits.CellSet outside_templates(Board board, bits.Digit digit)
cpdef bint any_outside_templates(Board board)
cdef bits.CellSet _outside(bits.CellSet where) noexcept nogil
cdef bint _fits(bits.CellSet where, bits.Count rows) noexcept nogil
cdef bits.CellSet _lay(bits.CellSet free, bits.CellSet laid, bits.Cell cell, bits.HouseSet rows) noexcept nogil
