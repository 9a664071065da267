# SPDX-License-Identifier: MIT
# The C types of memory.py, for the compiler alone: Python never reads this file.

cimport cython

cdef int DEPTH_ADDED, WIN, SURE_WIN


@cython.final
cdef class Memory:
    cdef bytearray store
    cdef unsigned long long *words
    cdef unsigned long long slots
    cdef int age

    cdef unsigned long long find(self, unsigned long long key) noexcept nogil
    cdef void keep(self, unsigned long long key, int place, int depth, int bound, int worth) noexcept nogil

cdef int depth_in(unsigned long long entry) noexcept nogil
cdef int worth_in(unsigned long long entry, int ply) noexcept nogil
cdef int from_here(int worth, int ply) noexcept nogil
