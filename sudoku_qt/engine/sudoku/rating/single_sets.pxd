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
    cdef bits.Digit digits[81]
    cdef bits.CellSet where[9]
    cdef bits.Mask masks[81]
    cdef bits.Mask spots[243]
    cdef void become(self, SingleSets other) noexcept nogil
    cdef void fill(self, bits.Cell cell) noexcept nogil
    cdef void remove(self, bits.Cell cell, bits.Digit digit) noexcept nogil
    cdef bits.CellSet hidden(self) noexcept nogil
    cdef void _take(self, Board board) noexcept nogil
    cdef void _note_last(self, bits.House house) noexcept nogil
    cdef void _leave(self, bits.Cell cell, bits.Digit digit) noexcept nogil
    cdef void _note_cell(self, bits.Cell cell) noexcept nogil
    cdef void _note_box(self, bits.House house, bits.Digit digit) noexcept nogil
    cdef void _note_line(self, bits.House house, bits.Digit digit) noexcept nogil
