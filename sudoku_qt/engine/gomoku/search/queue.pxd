# SPDX-License-Identifier: MIT
# The C types of queue.py, for the compiler alone: Python never reads this file.

cimport cython

from sudoku_qt.engine.gomoku.search.position cimport Position, lowest

cdef int AREA, QUEUE, KILLER, SECOND_KILLER, HISTORY_TOP, BANNED, WIN


@cython.final
cdef class Queue:
    cdef Position position
    cdef int place[61952]
    cdef int rank[61952]
    cdef unsigned int zones[4096]
    cdef int killers[256]
    cdef int history[2048]

    cdef int fill(self, int side, int ply, bint pressed, int first) noexcept nogil
    cdef void add(self, int ply, int number, int place, int rank) noexcept nogil
    cdef int _rank_of(self, int side, int place, int ply) noexcept nogil
    cdef int pick(self, int ply, int number, int of) noexcept nogil
    cdef void reward(self, int side, int place, int depth, int ply) noexcept nogil
