# SPDX-License-Identifier: MIT
# The types of whips.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.logic.search.inference.nets cimport Net

cdef int _NOTHING
cdef int _KNOWN


@cython.final
cdef class Whips:
    cdef Board board
    cdef Net net
    cdef int width
    cdef readonly int trials
    cdef int most
    cdef readonly bint cut
    cdef bits.Key sum
    cdef int states
    cdef int epoch
    cdef int empty
    cdef bits.Mask masks[81]
    cdef bits.Mask spots[243]
    cdef bint on[729]
    cdef bits.CellSet where[9]
    cdef int units[20]
    cdef int lefts[20]
    cdef int rights[20]
    cdef int trail[729]
    cdef int mark[20]
    cdef bits.Key known[4096]
    cdef int known_in[4096]
    cpdef bint search(self, bits.Candidate target, bits.Count length, bits.Count most=*)
    cdef void _push(self, bits.Candidate right, bits.Candidate left, bits.Count unit) noexcept nogil
    cdef void _set_off(self, bits.Candidate candidate) noexcept nogil
    cdef void _turn(self, bits.Candidate candidate) noexcept nogil
    cdef void _pop(self) noexcept nogil
    cdef bits.Count _unit(self, bits.Candidate candidate, bits.Count kind) noexcept nogil
    cdef bits.Mask _left(self, bits.Count unit) noexcept nogil
    cdef bint _extend(self, bits.Count more) noexcept nogil
    cdef bint _through(self, bits.Candidate left, bits.Count more) noexcept nogil
    cdef bint _through_house(self, bits.House house, bits.Digit digit, bits.Candidate left, bits.Count more) noexcept nogil
    cdef bint _try(self, bits.Candidate right, bits.Candidate left, bits.Count unit, bits.Count more) noexcept nogil
    cdef bint _empties(self, bits.Candidate candidate) noexcept nogil
    cdef bint _is_known(self, bits.Candidate last) noexcept nogil


cdef bits.Key _scatter(bits.Candidate candidate) noexcept nogil
cdef bint excludes(bits.Candidate one, bits.Candidate two) noexcept nogil
