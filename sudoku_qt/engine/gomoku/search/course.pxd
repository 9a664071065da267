# SPDX-License-Identifier: MIT
# The C types of course.py, for the compiler alone: Python never reads this file.

cimport cython

from sudoku_qt.engine.gomoku.search.position cimport Position, lowest
from sudoku_qt.engine.gomoku.search.queue cimport Queue

cdef int EMPTY, AREA, KINDS, A_FOUR, A_FIVE, A_WIN, BANNED, SUSPECT, FOUR, FIVE
cdef int FARTHEST, FIRST_ANSWER, ANSWERS, POLLED, UNKNOWN
cdef int SUSPECT_WORTH, WIN, SURE_WIN, LOST_MAYBE

@cython.final
cdef class Course:
    cdef Position position
    cdef Queue queue
    cdef readonly long long nodes
    cdef bint stopped, sees_threes, sees_fours
    cdef int reach, own, opposing, root, halved, breadth, tempo
    cdef object stop
    cdef int gain[48]
    cdef int bonus[27]
    cdef int queued[32]
    cdef unsigned int near[32]

    cdef int _worth(self, int colour, int place) noexcept nogil
    cdef int _total(self, int colour) noexcept nogil
    cdef int _judge(self, int side) noexcept nogil
    cdef int _line_up(self, int side, int ply) noexcept nogil
    cdef int _fives(self, int side) noexcept nogil
    cdef bint _makes_win(self, int side) noexcept nogil
    cdef bint _is_pressed(self, int side) noexcept nogil
    cdef void _queue_replies(self, int side, int ply) noexcept nogil
    cdef void _queue_near(self, int side, int ply, bint pressed) noexcept nogil
    cdef void _mark_near(self) noexcept nogil
    cdef void _enqueue(self, int side, int ply, int place) noexcept nogil
    cdef void _poll(self) noexcept nogil
    cdef int _known(self, int side, int depth, int ply) noexcept nogil
    cdef int _search(self, int side, int depth, int alpha, int beta, int ply) noexcept nogil
