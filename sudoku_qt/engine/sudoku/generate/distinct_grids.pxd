# SPDX-License-Identifier: MIT
# The C types of distinct_grids.py: bytes are reached through pointers, random numbers wrap around.

cimport cython

ctypedef unsigned long long u64

cdef u64 ALL_64
cdef u64 LOW_32
cdef u64 MIX
cdef u64 ORDERS

@cython.locals(
    text=cython.p_uchar, base=cython.p_uchar, seen=cython.p_uchar,
    lines=cython.int[18], digits=cython.int[10], grid=cython.int[81],
    mark=u64, last_mark=u64, held=cython.int, at=cython.longlong,
    row=cython.int, column=cython.int, cell=cython.int,
)
cdef u64 _write(
    bytearray all_text, bytes all_base, int number, int first, u64 dice, bytearray all_seen
)

@cython.locals(
    rest=u64, bands=u64, turn=u64, start=cython.int, band=cython.int, nth=cython.int,
    line=cython.int, down=cython.int,
)
cdef u64 _throw_lines(int *lines, u64 dice) noexcept nogil

@cython.locals(rest=u64, digit=cython.int, other=cython.int)
cdef u64 _throw_digits(int *digits, int corner, int first, u64 dice) noexcept nogil

@cython.locals(mark=u64, packed=u64, row=cython.int, column=cython.int)
cdef u64 _mark(int *grid) noexcept nogil

cdef u64 _step(u64 dice) noexcept nogil
