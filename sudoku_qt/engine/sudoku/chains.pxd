# SPDX-License-Identifier: MIT
# The types of chains.py for the compiler.

from sudoku_qt.engine.sudoku cimport bits
from sudoku_qt.engine.sudoku.board cimport Board, Finding
from sudoku_qt.engine.sudoku.links cimport Links, Reach


cdef class ChainSearch:
    cdef Board board
    cdef Links links
    cdef Reach reach
    cdef readonly bint single
    cdef readonly bint needs_node
    cdef readonly int fewest
    cdef int patience
    cdef list _hits(self)
    cdef int _kind(self, bits.Node start, bits.Node end)
