# SPDX-License-Identifier: MIT
# The C types of tree.py, for the compiler alone: Python never reads this file.

cimport cython
from cpython cimport array

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int lowest_of(unsigned int word)
    { unsigned long at; _BitScanForward(&at, word); return (int)at; }
    static __inline int highest_of(unsigned int word)
    { unsigned long at; _BitScanReverse(&at, word); return (int)at; }
    static __inline int first_of(unsigned long long word)
    { unsigned long at; _BitScanForward64(&at, word); return (int)at; }
    #else
    static inline int lowest_of(unsigned int word) { return __builtin_ctz(word); }
    static inline int highest_of(unsigned int word) { return 31 - __builtin_clz(word); }
    static inline int first_of(unsigned long long word) { return __builtin_ctzll(word); }
    #endif
    static inline int size_of_mask(unsigned int x) {
        x -= x >> 1 & 0x55555555U;
        x = (x & 0x33333333U) + (x >> 2 & 0x33333333U);
        return (int)(((x + (x >> 4)) & 0x0F0F0F0FU) * 0x01010101U >> 24);
    }
    """
    int lowest "lowest_of" (unsigned int word) noexcept nogil
    int highest "highest_of" (unsigned int word) noexcept nogil
    int first "first_of" (unsigned long long word) noexcept nogil
    int size "size_of_mask" (unsigned int word) noexcept nogil

ctypedef unsigned long long u64

cdef inline int *ints(array.array room):
    return room.data.as_ints

cdef inline unsigned short *shorts(array.array room):
    return room.data.as_ushorts

cdef inline u64 *words(array.array room):
    return room.data.as_ulonglongs

cdef inline double *doubles(array.array room):
    return room.data.as_doubles

cdef int PAUSED, FINISHED, FOUND, HOUSE, CAGE, TOTAL, FEW_PLACES, FEW, MANY, MANY_BESIDE_SUMS, FEW_SETS, HALF_LIFE
cdef inline array.array room(str kind, Py_ssize_t count):
    return array.clone(array.array(kind), count if count else 1, zero=False)

cdef int FROM, TO
cdef u64 ALL_64, NODE
cdef u64 WITHOUT[6]
cdef double GREAT
cdef int GUESS, BACK, FAILED, BY_RULE


@cython.final
cdef class Tree:
    cdef readonly long long nodes, conflicts
    cdef readonly int digits, cells
    cdef object tables, frames_room, weights_room, alive_room, pending_room, followed_room
    cdef object boards_room, house_sets_room, watched_room, ways_room, listed_room, records_room
    cdef int bit, houses, many, left, must, set_words, rule_words, depth, base, board, board_base, way_base, layered, queued, stamp, full, source, recorded, most_recorded
    cdef bint fails, begun, leaves_out, is_done, is_whole, all_apart
    cdef double step
    cdef unsigned short *frames
    cdef unsigned short *mirrored
    cdef unsigned short *pair_tables
    cdef unsigned short *sets
    cdef unsigned short *sums
    cdef unsigned short *edge_masks
    cdef u64 *boards
    cdef u64 *house_sets
    cdef u64 *seen
    cdef u64 *watched
    cdef int *rule_cells
    cdef int *rule_starts
    cdef double *rule_weights
    cdef int *pair_starts
    cdef int *pair_others
    cdef int *pair_places
    cdef int *rules
    cdef int *house_starts
    cdef int *pool
    cdef int *sum_starts
    cdef int *layers
    cdef int *edge_starts
    cdef int *edge_ends
    cdef int *alive
    cdef int *ways
    cdef int *records
    cdef u64 *listed
    cdef double *weights
    cdef u64 *pending
    cdef u64 *followed
    cdef unsigned char marked[256]
    cdef int queue[256]
    cdef int guessed[257]
    cdef int guesses[257]
    cdef int here[256]
    cdef int kept[256]
    cdef int open[256]
    cdef int signs[256]
    cdef int apart[16]
    cdef int places[256]
    cdef int least_of[256]
    cdef int most_of[256]
    cdef int bits[16]
    cdef u64 forward[8]

    cdef int _advance(self, long long budget) noexcept nogil
    cdef void _blame(self, int cell) noexcept nogil
    cdef void _watch(self, int rules) noexcept nogil
    cdef void _know_houses(self) noexcept nogil
    cdef int _choose(self) noexcept nogil
    cdef int _place_of(self, int best) noexcept nogil
    cdef bint _put(self, int cell, int mask) noexcept nogil
    cdef void _record(self, int source, int cell, int gone, int mask) noexcept nogil
    cdef bint _settle(self) noexcept nogil
    cdef void _forget(self) noexcept nogil
    cdef bint _spread(self, int cell) noexcept nogil
    cdef int _next_rule(self) noexcept nogil
    cdef bint _follow(self, int at) noexcept nogil
    cdef bint _house(self, int at) noexcept nogil
    cdef bint _strike_all(self, int digit, int number) noexcept nogil
    cdef bint _cage(self, int at) noexcept nogil
    cdef int _known(self, int at, int count) noexcept nogil
    cdef bint _one_matched(self, int start, int end, int known) noexcept nogil
    cdef bint _keep(self, int must) noexcept nogil
    cdef bint _match(self, int digits, int count) noexcept nogil
    cdef bint _add_up(self, int total) noexcept nogil
    cdef inline int _relation(self, int one, int two) noexcept nogil
    cdef inline int _digits_of(self, int number, int mask) noexcept nogil
    cdef inline int _beside(self, int one, int two, int bit, int mask) noexcept nogil
    cdef inline bint _add_two(self, int at, int one, int two, int total, int others) noexcept nogil
    cdef bint _total(self, int at) noexcept nogil
    cdef int _total_of_few(self, int at) noexcept nogil
    cdef bint _total_of_groups(self, int at) noexcept nogil
    cdef bint _bounded(self, int at, int count, int least, int most) noexcept nogil
    cdef bint _one_of(self, unsigned short *sets, int start, int end, int known) noexcept nogil
    cdef int _bound(self, int at, int count, int skipped, bint most) noexcept nogil
    cdef bint _course(self, int at) noexcept nogil
    cdef int _list_edges(self, int at, int number, int place, int mask) noexcept nogil
    cdef bint _reach(self, int at, bint fresh) noexcept nogil
