# SPDX-License-Identifier: MIT
# The C types of tree.py, for the compiler alone: Python never reads this file.

from sudoku_qt.engine.gomoku.search.fours cimport Fours
from sudoku_qt.engine.gomoku.search.position cimport Position, lowest

cdef int BLACK, EMPTY, AREA, KINDS, A_FOUR, FOUR_AND_THREE, A_WIN, A_FIVE, ANSWERS, BANNED
cdef int WIN, SURE_WIN, LOST_MAYBE, DEEPEST, QUEUE, POLLED, FIRST_ANSWER
cdef int EXACT, AT_LEAST, AT_MOST, LEAF_FOURS, NODE_FOURS, KILLER, SECOND_KILLER, HISTORY_TOP
cdef int MARGIN_BACK, MARGIN_ON, DEPTH_ADDED
cdef unsigned long long SIDE

cdef class Tree:
    cdef Position position
    cdef Fours fours
    cdef bytearray store
    cdef unsigned long long *table
    cdef unsigned long long slots
    cdef readonly long long nodes
    cdef long long polled
    cdef readonly int deepest
    cdef int age
    cdef bint stopped
    cdef object stop
    cdef int queue[32768]
    cdef int rank[32768]
    cdef unsigned int zones[4096]
    cdef int killers[256]
    cdef int history[2048]
    cdef int reduction[4096]
    cdef int width[64]

    cdef bint _is_over(self) noexcept nogil
    cdef void _poll(self) noexcept nogil
    cdef int _search(self, int side, int depth, int alpha, int beta, int ply) noexcept nogil
    cdef int _answer(self, int side, int depth, int alpha, int beta, int ply) noexcept nogil
    cdef int _branch(self, int side, int depth, int alpha, int beta, int ply, int first) noexcept nogil
    cdef int _child(self, int side, int depth, int alpha, int beta, int ply, int index, bint pressed) noexcept nogil
    cdef int _gather(self, int side, int ply, bint pressed, int first) noexcept nogil
    cdef int _pick(self, int ply, int number, int of) noexcept nogil
    cdef bint _is_pressed(self, int side, int depth, int ply) noexcept nogil
    cdef bint _has_fours(self, int side) noexcept nogil
    cdef bint _is_quiet(self, int side, int place) noexcept nogil
    cdef void _reward(self, int side, int place, int depth, int ply) noexcept nogil
    cdef unsigned long long _entry(self, unsigned long long key) noexcept nogil
    cdef void _keep(self, int side, int place, int depth, int bound, int worth, int ply) noexcept nogil
    cdef int _worth_in(self, unsigned long long entry, int ply) noexcept nogil
