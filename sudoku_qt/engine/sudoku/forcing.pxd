# SPDX-License-Identifier: MIT
# The types of forcing.py for the compiler.

from sudoku_qt.engine.sudoku cimport bits
from sudoku_qt.engine.sudoku.board cimport Board
from sudoku_qt.engine.sudoku.links cimport Links, Reach
from sudoku_qt.engine.sudoku.nets cimport Net


cdef class Table:
    cdef readonly Board board
    cdef Links links
    cdef Reach reach
    cdef Net net
    cdef readonly bint nets
    cdef bits.CellSet on[13122]
    cdef bits.CellSet off[13122]
    cdef unsigned char depth[2125764]
    cdef short broken[1458]
    cdef void _assume(self, int assumption)
    cdef void _take_reach(self, int assumption)
    cdef void _take_net(self, int assumption)
    cdef void _keep(self, int assumption, int node, int depth)
