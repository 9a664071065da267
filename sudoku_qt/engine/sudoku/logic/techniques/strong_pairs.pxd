# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding

cdef int _SKYSCRAPER
cdef int _KITE
cdef int _TURBOT

cdef bits.HouseSet _linked(Board board, bits.Digit digit) noexcept nogil
cdef bits.HouseSet _fitting(bits.House first, bits.Count kind) noexcept nogil
cdef bint _meet(bits.Cell b, bits.Cell c, bits.House first, bits.Count kind) noexcept nogil
cdef bits.Cell _end(Board board, bits.Digit digit, bits.House house, bits.Count turned) noexcept nogil
