# SPDX-License-Identifier: MIT
# The types of single_sets.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board


@cython.final
cdef class SingleSets:
    cdef bits.CellSet empty
    cdef bits.CellSet last
    cdef bits.CellSet in_boxes
    cdef bits.CellSet in_lines
    cdef bits.CellSet in_cells
    cdef bits.CellSet where[9]
    cdef bits.Count hidden
    cdef signed char digits[81]
    cdef short masks[81]
    cdef signed char places[243]
    cdef signed char left[27]
    cdef void take(self, Board board) noexcept nogil
    cdef void become(self, SingleSets other) noexcept nogil
    cdef void fill(self, bits.Cell cell) noexcept nogil
    cdef void remove(self, bits.Cell cell, bits.Digit digit) noexcept nogil
    cdef void _take_away(self, bits.Cell cell, bits.Digit digit) noexcept nogil
    cdef void _close(self, bits.House house, bits.Digit digit) noexcept nogil
    cdef void _leave(self, bits.Cell cell, bits.Digit digit) noexcept nogil
    cdef void _note_cell(self, bits.Cell cell) noexcept nogil
    cdef void _note_house(self, bits.House house, bits.Digit digit) noexcept nogil
    cdef void _note_last(self, bits.House house) noexcept nogil
