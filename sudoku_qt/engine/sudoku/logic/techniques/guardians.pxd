# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding

cdef int _SHORTEST
cdef int _LONGEST
cdef int _MOST_TRIED


@cython.final
cdef class _Loops:
    cdef bits.CellSet where
    cdef bits.Count length
    cdef bits.Cell start
    cdef bits.Count tried
    cdef list found
    cdef list run(self)
    cdef void _go(self, bits.Cell cell, bits.CellSet loop, bits.CellSet guardians, bits.CellSet seen, bits.HouseSet used, bits.Count length) noexcept nogil
    cdef void _join(self, bits.CellSet end, bits.CellSet here, bits.CellSet loop, bits.CellSet guardians, bits.CellSet seen, bits.HouseSet used) noexcept nogil
