# SPDX-License-Identifier: MIT
# The types of links.py for the compiler.

from sudoku_qt.engine.sudoku cimport bits
from sudoku_qt.engine.sudoku.board cimport Board

cdef class Links:
    cdef Board board
    cdef readonly bits.Node count
    cdef bits.CellSet cells[3000]
    cdef bits.CellSet seen[3000]
    cdef signed char digit[3000]
    cdef int strong_first[3001]
    cdef short strong_to[24000]
    cdef short strong_via[24000]
    cdef int group_first[10]
    cdef short groups[3000]
    cdef readonly bint within_digit
    cdef readonly bint within_cell
    cdef dict numbers
    cdef list pending
    cdef readonly list almost
    cdef bits.Node node(self, bits.CellSet cells, bits.Digit digit)
    cdef void _join(self, bits.Node one, bits.Node two, int via)
    cdef void _pack(self)


cdef class Reach:
    cdef Links links
    cdef int epoch
    cdef int on_epoch[3000]
    cdef int off_epoch[3000]
    cdef short on_from[3000]
    cdef short off_from[3000]
    cdef short on_depth[3000]
    cdef short off_depth[3000]
    cdef int level
    cdef int true_count
    cdef short true_nodes[3000]
    cdef int false_count
    cdef short false_nodes[3000]
    cdef short queue[3000]
    cdef short after[3000]
    cdef bits.CellSet off_seen[9]
    cdef int found
    cdef int run(self, bits.Node start, int depth)
    cdef int run_true(self, bits.Node start, int depth)
    cdef void _begin(self)
    cdef int _spread(self, int width, int level, int depth)
    cdef int _turn_off(self, bits.Node node, int width)
    cdef int _turn_on(self, bits.Node node, int count)
    cdef int _record(self, bits.Node node, bits.Node origin, int width)
    cpdef list origins(self, bits.Node node, int depth)
