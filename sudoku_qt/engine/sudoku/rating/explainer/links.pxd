# SPDX-License-Identifier: MIT
# The types of links.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board


@cython.final
cdef class OrderedLinks:
    cdef Board board
    cdef short strong[2916]
    cdef short strong_end[729]
    cdef short weak[20412]
    cdef short weak_end[729]
    cdef bits.CellSet two_sided[9]
    cdef void list_all(self, bint in_cells, bint in_houses) noexcept nogil
    cdef void list_strong(self, bint in_cells, bint in_houses) noexcept nogil
    cdef void _list_strong(self, bits.Cell cell, bits.Digit digit, bint in_cells, bint in_houses) noexcept nogil
    cdef void _list_weak(self, bits.Cell cell, bits.Digit digit, bint in_cells) noexcept nogil
