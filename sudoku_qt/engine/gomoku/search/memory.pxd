# SPDX-License-Identifier: MIT
# The C types of memory.py, for the compiler alone: Python never reads this file.

cimport cython

cdef extern from *:
    """
    #if defined(_MSC_VER) && (defined(_M_X64) || defined(_M_IX86))
    #include <xmmintrin.h>
    #define fetch_ahead(address) _mm_prefetch((const char *)(address), _MM_HINT_T0)
    #elif defined(__GNUC__) || defined(__clang__)
    #define fetch_ahead(address) __builtin_prefetch((const void *)(address))
    #else
    #define fetch_ahead(address) ((void)0)
    #endif
    """
    void fetch_ahead(volatile unsigned long long *address) noexcept nogil

cdef int DEPTH_ADDED, WIN, SURE_WIN


@cython.final
cdef class Memory:
    cdef bytearray store
    cdef volatile unsigned long long *words
    cdef unsigned long long slots
    cdef int age

    cdef void fetch(self, unsigned long long key) noexcept nogil
    cdef unsigned long long find(self, unsigned long long key) noexcept nogil
    cdef void keep(self, unsigned long long key, int place, int depth, int bound, int worth) noexcept nogil

cdef int depth_in(unsigned long long entry) noexcept nogil
cdef int worth_in(unsigned long long entry, int ply) noexcept nogil
cdef int from_here(int worth, int ply) noexcept nogil
