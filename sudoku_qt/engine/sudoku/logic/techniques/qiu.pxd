# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding


@cython.final
cdef class _Pattern:
    cdef Board board
    cdef bits.CellSet cells
    cdef bits.CellSet square
    cdef bits.CellSet box
    cdef bits.CellSet single
    cdef bits.House one
    cdef bits.House two
    cdef bint take(self, bits.Count turn, bits.House line, bits.Count pair, bits.Count number) noexcept
    cdef bint _differ_once(self, bits.Count turn, bits.Count pair) noexcept
    cdef list choices(self)


cdef bits.House _first(bits.Count pair) noexcept nogil
cdef bits.House _second(bits.Count pair) noexcept nogil
cdef bits.CellSet _cell(bits.Count turn, bits.House line, bits.House across) noexcept nogil
