# SPDX-License-Identifier: MIT
# The types of set_consequences.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.logic.search.almost_locked_sets cimport AlmostLockedSets, almost_sets

cdef int DEEPEST


@cython.final
cdef class SetConsequences:
    cdef AlmostLockedSets sets
    cdef int most
    cdef int changes
    cdef int parts
    cdef int height
    cdef int time
    cdef readonly int depth
    cdef readonly bint given_up
    cdef bytearray room
    cdef bits.CellSet *out
    cdef short met[8000]
    cdef short low[8000]
    cdef short root[8000]
    cdef short joined[8000]
    cdef short stack[8000]
    cdef short known[1500]
    cdef bits.Mask starts(self, bits.Count number) noexcept nogil
    cdef void _clear(self) noexcept nogil
    cpdef bint tells(self, bits.Count number, bits.Digit digit) noexcept nogil
    cdef void _visit(self, bits.Node node, bits.Digit digit) noexcept nogil
    cdef void _lack(self, bits.Node node, bits.Digit digit) noexcept nogil
    cdef void _hold(self, bits.Node node, bits.Digit digit) noexcept nogil
    cdef void _join(self, bits.Node node, bits.Node other, bits.Digit digit) noexcept nogil


cpdef SetConsequences set_consequences(Board board)
