# SPDX-License-Identifier: MIT
# The types of deadly_shapes.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding


@cython.final
cdef class DeadlyShapes:
    cdef Board board
    cdef bits.Count number
    cdef bits.CellSet few
    cdef bits.CellSet usable
    cpdef bint may_tell(self, bits.CellSet cells) noexcept
    cdef list _roofs(self, bits.CellSet cells)


cdef bint _extended(Board board, bits.CellSet roof, bits.Mask digits) noexcept nogil
cdef bint _mixed(Board board, bits.CellSet roof) noexcept nogil
