# SPDX-License-Identifier: MIT
# The C types of rows.py, for the compiler alone: Python never reads this file.

cimport cython

cdef int EMPTY, BLACK, DEAD, TWO, OPEN_THREE, FOUR, DOUBLE_FOUR, OPEN_FOUR, FIVE, OVERLINE


@cython.final
cdef class Rows:
    cdef bytearray table
    cdef unsigned char *entries  # the bytes of `table`
    cdef readonly bint forbids, open_end, sees_far
    cdef bint exact[3]
    cdef readonly int mask, drop

    cdef int row_of(self, int colour, int key) noexcept nogil
    cdef int _classify(self, int colour, int key) noexcept nogil
    cdef bint _wins(self, int colour, int key) noexcept nogil
    cdef int _next_best(self, int colour, int key, int sign) noexcept nogil

cdef int seen(int key, int offset) noexcept nogil
cdef int with_seen(int key, int offset, int stone) noexcept nogil
cdef int run_end(int key, int colour, int sign) noexcept nogil
