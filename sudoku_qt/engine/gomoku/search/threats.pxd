# SPDX-License-Identifier: MIT
# The C types of threats.py, for the compiler alone: Python never reads this file.

cimport cython

from sudoku_qt.engine.gomoku.search.fours cimport Fours
from sudoku_qt.engine.gomoku.search.position cimport Position
from sudoku_qt.engine.gomoku.search.queue cimport Queue

cdef int BLACK, KINDS, A_THREE, TWO_THREES, A_FOUR, A_WIN, FOUR_AND_THREE, A_FIVE, SUSPECT
cdef int ANSWERS, FIRST_ANSWER, DEEPEST, FARTHEST, THREAT_FOURS, COUNTER_FOURS, POLLED
cdef unsigned long long KNOWN, WON, SIDE


@cython.final
cdef class Threats:
    cdef Position position
    cdef Fours fours
    cdef Queue queue
    cdef bytearray store
    cdef unsigned long long *known
    cdef readonly long long nodes
    cdef long long limit, polled
    cdef bint cut, stopped
    cdef object stop
    cdef int length

    cdef bint _attack(self, int side, int depth, int ply) noexcept nogil
    cdef bint _stop_five(self, int side, int depth, int ply) noexcept nogil
    cdef bint _wins_with(self, int side, int place, int depth, int ply) noexcept nogil
    cdef bint _all_answered(self, int side, int depth, int ply) noexcept nogil
    cdef int _line_up(self, int side, int ply) noexcept nogil
    cdef int _line_up_answers(self, int side, int ply) noexcept nogil
    cdef unsigned long long _entry(self, int side) noexcept nogil
    cdef void _remember(self, int side, unsigned long long word) noexcept nogil
    cdef bint _keep(self, int side, int depth, int place, unsigned long long length) noexcept nogil
    cdef bint _is_over(self) noexcept nogil
    cdef void _poll(self) noexcept nogil
