# SPDX-License-Identifier: MIT
# The C types of kernel.py, for the compiler alone: Python never reads this file.

cdef int EMPTY, BLACK, BORDER
cdef int WIDTH, MARGIN, AREA, QUEUE
cdef int DEAD, ONE, OPEN_ONE, TWO, OPEN_TWO, THREE, OPEN_THREE, FOUR, DOUBLE_FOUR, OPEN_FOUR
cdef int FIVE, OVERLINE
cdef int NO_KIND, A_THREE, TWO_THREES, A_FOUR, FOUR_AND_THREE, A_WIN, A_FIVE, BANNED, SUSPECT
cdef int KINDS
cdef int SUSPECT_WORTH, WIN, LOST_MAYBE, UNKNOWN, FARTHEST, POLLED

cdef class Kernel:
    cdef readonly int size
    cdef readonly int empty
    cdef readonly long long nodes
    cdef bytearray table
    cdef unsigned char *rows  # the bytes of `table`
    cdef bint forbids, open_end, stopped, sees_fours
    cdef bint exact[3]
    cdef int key_mask, reach, own, opposing, root, halved, width, tempo
    cdef object stop
    cdef int step[4]
    cdef int pack[12]
    cdef int gain[12]
    cdef int bonus[9]
    cdef unsigned char stone[1024]
    cdef int key[4096]
    cdef unsigned char made[8192]
    cdef int worth[2048]
    cdef unsigned char kind[2048]
    cdef int total[3]
    cdef int count[27]
    cdef int near[1024]
    cdef int queued[32]
    cdef int queue[15488]
    cdef int rank[15488]

    cdef int _place(self, int point) noexcept nogil
    cdef int _point(self, int place) noexcept nogil
    cdef void _clear(self)
    cdef void _restore(self, int place) noexcept nogil
    cdef void _toggle(self, int place, int colour) noexcept nogil
    cdef void _crowd(self, int place, int by) noexcept nogil
    cdef void _refresh(self, int direction, int place) noexcept nogil
    cdef void _weigh(self, int place, int colour) noexcept nogil
    cdef void _add(self, int place, int by) noexcept nogil
    cdef int row_of(self, int colour, int key) noexcept nogil
    cdef int _classify(self, int colour, int key) noexcept nogil
    cdef bint _wins(self, int colour, int key) noexcept nogil
    cdef int _next_best(self, int colour, int key, int sign) noexcept nogil
    cdef void _put(self, int place, int colour) noexcept nogil
    cdef void _take(self, int place) noexcept nogil
    cdef bint _banned(self, int place) noexcept nogil
    cdef bint _straightens(self, int place, int direction) noexcept nogil
    cdef bint _may(self, int place, int colour) noexcept nogil
    cdef int _judge(self, int side) noexcept nogil
    cdef int _gather(self, int side, int ply, int kind) noexcept nogil
    cdef int _gather_replies(self, int side, int ply) noexcept nogil
    cdef int _add_replies(self, int side, int ply, int number) noexcept nogil
    cdef bint _queued(self, int ply, int number, int place) noexcept nogil
    cdef int _gather_defences(self, int side, int ply) noexcept nogil
    cdef bint _makes_four(self, int place, int colour) noexcept nogil
    cdef int _enqueue(self, int side, int ply, int number, int place) noexcept nogil
    cdef int _pick(self, int ply, int number, int of) noexcept nogil
    cdef void _poll(self) noexcept nogil
    cdef int _known(self, int side, int depth, int ply) noexcept nogil
    cdef int _line_up(self, int side, int ply) noexcept nogil
    cdef bint _is_pressed(self, int side) noexcept nogil
    cdef int _search(self, int side, int depth, int alpha, int beta, int ply) noexcept nogil

cdef int seen(int key, int offset) noexcept nogil
cdef int with_seen(int key, int offset, int stone) noexcept nogil
cdef int run_end(int key, int colour, int sign) noexcept nogil
