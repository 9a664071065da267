# SPDX-License-Identifier: MIT
# The C types of position.py, for the compiler alone: Python never reads this file.

cimport cython

from sudoku_qt.engine.gomoku.rows cimport Rows, with_seen

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int lowest_bit(unsigned int word)
    { unsigned long at; _BitScanForward(&at, word); return (int)at; }
    #else
    static inline int lowest_bit(unsigned int word) { return __builtin_ctz(word); }
    #endif
    static inline int low_half(int pair) { return (short)pair; }
    """
    int low_half(int pair) noexcept nogil
    int lowest "lowest_bit" (unsigned int word) noexcept nogil

cdef int BLACK, EMPTY, WIDTH, MARGIN, AREA, KINDS, SIZES_OF_CODE, CATEGORIES
cdef int A_THREE, TWO_THREES, A_FOUR, FOUR_AND_THREE, A_WIN
cdef int A_FIVE, BANNED, SUSPECT, OPEN_THREE, OPEN_FOUR, FOUR, OVERLINE
cdef int ANSWERS, KIND_MASK, CODE_MASK, KIND_AT, CATEGORY_AT


@cython.final
cdef class Position:
    cdef readonly int size
    cdef readonly int empty
    cdef readonly unsigned long long hash
    cdef Rows rows
    cdef bytearray table
    cdef unsigned char *entries
    cdef unsigned short *words
    cdef bint forbids, open_end, weighs
    cdef int key_mask, key_drop, white_at, reach, mark, logged, first_row, last_row
    cdef int step[4]
    cdef object weights
    cdef int *pairs  # the numbers of `weights.pairs`
    cdef short *rank
    cdef int threat[256]
    cdef unsigned char stone[1024]
    cdef int key[4096]
    cdef unsigned int word[2048]
    cdef unsigned int star[7]
    cdef unsigned int near[32]
    cdef unsigned int free[32]
    cdef unsigned int bits[864]
    cdef int count[27]
    cdef int total[3]
    cdef unsigned long long zobrist[2048]
    cdef int log_place[20480]
    cdef unsigned int log_black[20480]
    cdef unsigned int log_white[20480]
    cdef int pair[1024]
    cdef int log_pair[20480]
    cdef int log_values[1536]
    cdef int marks[512]
    cdef unsigned int log_near[3584]
    cdef int answers[12288]

    cdef int place_of(self, int point) noexcept nogil
    cdef int point_of(self, int place) noexcept nogil
    cdef void _enter(self, int place) noexcept nogil
    cdef void _leave(self, int place) noexcept nogil
    cdef int kind_at(self, int at) noexcept nogil
    cdef int category_at(self, int at) noexcept nogil
    cdef int rank_at(self, int place, int side) noexcept nogil
    cdef int worth(self, int side) noexcept nogil
    cdef int threats_of(self, int side) noexcept nogil
    cdef int _threats(self, int at) noexcept nogil
    cdef void _count(self, int place, int number, int more) noexcept nogil
    cdef int _pair_of(self, unsigned int black, unsigned int white) noexcept nogil
    cdef void _weigh(self, int place, int pair) noexcept nogil
    cdef void _spread(self, int place) noexcept nogil
    cdef void _gather(self, int place) noexcept nogil
    cdef void _rename(self, int place, int colour, unsigned int word) noexcept nogil
    cdef unsigned int _word_of(self, int table, unsigned int code) noexcept nogil
    cdef void _refresh(self, int place, int key, int shift) noexcept nogil
    cdef void _toggle_keys(self, int place, int colour) noexcept nogil
    cdef void add(self, int place, int colour) noexcept nogil
    cdef void remove(self, int place) noexcept nogil
    cdef int first_of(self, int colour, int kind) noexcept nogil
    cdef bint is_banned(self, int place) noexcept nogil
    cdef bint _straightens(self, int place, int direction) noexcept nogil
    cdef bint may(self, int place, int colour) noexcept nogil
    cdef int replies(self, int side, int base) noexcept nogil
    cdef int _spoilers(self, int side, int base) noexcept nogil
    cdef bint makes_four(self, int place, int colour) noexcept nogil
