# SPDX-License-Identifier: MIT
# The C types of tree.py, for the compiler alone: Python never reads this file.

cimport cython

from sudoku_qt.engine.gomoku.search.fours cimport Fours
from sudoku_qt.engine.gomoku.search.memory cimport Memory, depth_in, from_here, worth_in
from sudoku_qt.engine.gomoku.search.position cimport Position
from sudoku_qt.engine.gomoku.search.queue cimport QUEUE, Queue

cdef int BLACK, EMPTY, AREA, A_TWO, KINDS, A_FOUR, FOUR_AND_THREE, A_WIN, A_FIVE, ANSWERS
cdef int WIN, SURE_WIN, LOST_MAYBE, DEEPEST, POLLED, FIRST_ANSWER
cdef int EXACT, AT_LEAST, AT_MOST, LEAF_FOURS, NODE_FOURS, BESIDES, PROVED
cdef int MARGIN_BACK, FAR_BACK, MARGIN_ON, FAR_ON, UNKNOWN_FROM, WORSE_SHARE, DULLER
cdef int A_THREE, TWO_THREES, CUT_MARGIN, PASS_FROM, PASS_LESS, HIGH, HIGHER
cdef int ANSWERED, UNANSWERED, LATE, LATE_ANSWER, SURE_FIRST
cdef unsigned long long SIDE


@cython.final
cdef class Tree:
    cdef readonly Position position
    cdef Fours fours
    cdef readonly Memory memory
    cdef readonly int number
    cdef Queue queue
    cdef readonly long long nodes
    cdef long long polled
    cdef readonly int deepest
    cdef bint stopped, watched
    cdef public bint halted
    cdef object stop
    cdef int reduction[4096]
    cdef int width[64]
    cdef int chosen[128]
    cdef bint calm[128]
    cdef bint dull[128]
    cdef bint cut[128]
    cdef bint high[128]
    cdef bint passed[128]
    cdef int static[128]
    cdef int duller[128]

    cdef bint _is_over(self) noexcept nogil
    cdef void _poll(self) noexcept nogil
    cdef int _search(self, int side, int depth, int alpha, int beta, int ply) noexcept nogil
    cdef int _answer(self, int side, int depth, int alpha, int beta, int ply) noexcept nogil
    cdef int _branch(self, int side, int depth, int alpha, int beta, int ply, int first) noexcept nogil
    cdef int _without_move(self, int side, int depth, int beta, int ply, int first) noexcept nogil
    cdef bint _may_pass(self, int side, int beta, int ply) noexcept nogil
    cdef int _best_of(self, int side, int depth, int alpha, int beta, int ply, int number, bint pressed) noexcept nogil
    cdef int _child(self, int side, int depth, int alpha, int beta, int ply, int index, bint pressed) noexcept nogil
    cdef int _width(self, int depth, int ply) noexcept nogil
    cdef int _reduced(self, int side, int depth, int index) noexcept nogil
    cdef bint _is_pressed(self, int side, int depth, int ply) noexcept nogil
    cdef void _foresee(self, int side, int place, int ply, bint pressed) noexcept nogil
    cdef bint _has_fours(self, int side) noexcept nogil
    cdef bint _is_quiet(self, int place) noexcept nogil
    cdef void _fetch(self, int side, int place) noexcept nogil
    cdef unsigned long long _key(self, int side) noexcept nogil
