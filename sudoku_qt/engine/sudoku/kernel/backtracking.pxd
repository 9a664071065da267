# SPDX-License-Identifier: MIT
# The C types of plain_search.py: its arrays are read through pointers, its masks are C ints.

cimport cython

@cython.locals(
    values=cython.p_uchar, cells=cython.p_uchar, orders=cython.p_uchar, tried=cython.p_uchar,
    used=cython.int[27],
    count=cython.int, cell=cython.int, row=cython.int, column=cython.int, box=cython.int,
    taken=cython.int, nth=cython.int, bit=cython.int,
)
cdef tuple _advance(
    bytearray all_values, bytes all_cells, bytes all_orders, bytearray all_tried,
    int depth, int left,
)
