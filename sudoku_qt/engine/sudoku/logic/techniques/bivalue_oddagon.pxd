# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding

cdef int _SHORTEST
cdef int _LONGEST
cdef int _MOST_GUARDED
cdef int _MOST_TRIED


@cython.final
cdef class _PairLoops:
    cdef readonly bits.Mask pair
    cdef bits.Count length
    cdef bits.Cell start
    cdef bits.Count tried
    cdef bits.CellSet usable
    cdef bits.CellSet further
    cdef bits.CellSet bare
    cdef list found
    cdef list run(self)
    cdef void _go(self, bits.Cell cell, bits.CellSet loop, bits.CellSet guarded, bits.CellSet seen, bits.Count length) noexcept nogil
    cdef void _keep(self, bits.CellSet loop) noexcept nogil
