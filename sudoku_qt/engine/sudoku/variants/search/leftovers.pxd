# SPDX-License-Identifier: MIT
# The C types of leftovers.py, for the compiler alone: Python never reads this file.

cimport cython
from cpython cimport array

from sudoku_qt.engine.sudoku.variants.search.tree cimport first, ints, u64, words

cdef extern from *:
    """
    static inline int size_of_set(unsigned long long x) {
        x -= x >> 1 & 0x5555555555555555ULL;
        x = (x & 0x3333333333333333ULL) + (x >> 2 & 0x3333333333333333ULL);
        return (int)(((x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL >> 56);
    }
    """
    int size "size_of_set" (u64 word) noexcept nogil

cdef int MOST_HOUSES


@cython.final
cdef class Leftovers:
    cdef int each, whole, houses, cages, left
    cdef object house_room, cage_room, sum_room, size_room, beyond_room, area_room
    cdef u64 *house_words
    cdef u64 *cage_words
    cdef u64 *area
    cdef int *sums
    cdef int *sizes
    cdef int *beyond

    cdef _enter(self, u64 *into, int number, object cells)
    cpdef list found(self, int most)
    cdef bint _widen(self, int house) noexcept nogil
    cdef int _leave(self, int total) noexcept nogil
    cdef bint _takes(self, int number) noexcept nogil
    cdef tuple _cells(self, bint outside)
