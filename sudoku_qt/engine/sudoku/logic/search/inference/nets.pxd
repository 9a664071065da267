# SPDX-License-Identifier: MIT
# The types of nets.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board

cdef int _ASSUMED
cdef int _NAKED
cdef int _NOTHING


@cython.final
cdef class Net:
    cdef Board board
    cdef readonly int broken
    cdef int least
    cdef int width
    cdef bits.Mask masks[81]
    cdef bits.Mask spots[243]
    cdef int on_depth[729]
    cdef int off_depth[729]
    cdef int on_why[729]
    cdef int off_why[729]
    cdef int queue[1458]
    cdef void run(self, bits.Candidate start, bint on) noexcept nogil
    cdef void _set_on(self, bits.Candidate candidate, int why, int depth) noexcept nogil
    cdef void _set_off(self, bits.Candidate candidate, int why, int depth) noexcept nogil
    cdef void _spread_on(self, bits.Candidate candidate, int depth) noexcept nogil
    cdef void _spread_off(self, bits.Candidate candidate, int depth) noexcept nogil
    cdef void _check_house(self, bits.House house, bits.Digit digit, int depth) noexcept nogil
    cdef void _break(self, bits.Count unit) noexcept nogil
