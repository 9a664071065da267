# SPDX-License-Identifier: MIT
# The types of singles.py for the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding
from sudoku_qt.engine.sudoku.logic.search.inference.single_queues cimport SingleQueues, note_placed, single_queues


cdef class _Near:
    cdef signed char houses[2214]


cdef int _FULL, _HIDDEN, _NAKED
cpdef list fill(Board board, object singles)
cdef bits.HouseSet _houses(bits.Cell cell) noexcept nogil
cdef bits.HouseSet _nearly_full(Board board, bits.HouseSet houses) noexcept nogil
cdef bint _fill_one(Board board, bits.Count kind, bint first_come) except -1
cdef void _place(Board board, bits.Cell cell, bits.Digit digit)
cdef bint _is_lonely(bits.Mask mask) noexcept nogil
cdef bits.Cell _last_cell(Board board, bits.House house) noexcept nogil
cdef bits.House _first_full(Board board, bint first_come)
cdef bits.Count _first_hidden(Board board, bint first_come)
cdef bits.Count _lonely_spot(Board board, bits.Candidate candidate) noexcept nogil
cdef bits.Cell _first_naked(Board board, bint first_come)
cdef Finding _hidden(Board board, bits.Count spot)
cdef Finding _single(bits.Cell cell, bits.Digit digit, bits.House house, str kind)
