# SPDX-License-Identifier: MIT
# The C types of fours.py, for the compiler alone: Python never reads this file.

cimport cython

from sudoku_qt.engine.gomoku.search.position cimport Position, lowest

cdef int BLACK, AREA, KINDS, A_FOUR, FOUR_AND_THREE, A_WIN, A_FIVE, SUSPECT, ANSWERS, FIRST_ANSWER
cdef int DEEPEST, POLLED, KNOWN, KNOWN_MASK, ALONE, BESIDES_AT
cdef unsigned long long SIDE


@cython.final
cdef class Fours:
    cdef Position position
    cdef bytearray store
    cdef unsigned long long *known
    cdef readonly long long nodes
    cdef long long limit
    cdef bint cut, watched
    cdef object stop
    cdef int deepest, least
    cdef unsigned long long salt
    cdef readonly int length
    cdef int line[64]
    cdef unsigned int zone[32]

    cdef int find(self, int side, int budget, int besides) noexcept nogil
    cdef unsigned long long _key(self, int side) noexcept nogil
    cdef void _poll(self) noexcept nogil
    cdef bint _attack(self, int side, int depth) noexcept nogil
    cdef bint _try_all(self, int side, int kind, int depth) noexcept nogil
    cdef bint _try_four(self, int side, int place, int depth) noexcept nogil
    cdef bint _all_answered(self, int side, int depth) noexcept nogil
    cdef bint _counter(self, int side, int depth) noexcept nogil
    cdef bint _win_at_once(self, int side, int depth) noexcept nogil
    cdef void _mark(self, int place) noexcept nogil
    cdef void _mark_kind(self, int colour, int kind) noexcept nogil
    cdef void _mark_fours(self, int colour) noexcept nogil
