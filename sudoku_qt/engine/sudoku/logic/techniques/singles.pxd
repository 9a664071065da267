# SPDX-License-Identifier: MIT
# The types of singles.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding
from sudoku_qt.engine.sudoku.logic.search.inference.single_queues cimport SingleQueues, single_queues, singles_now


@cython.final
cdef class _Near:
    cdef signed char houses[2214]


cdef int _FULL, _HIDDEN, _NAKED, _FIRST_COME
cdef _Near _NEAR
cpdef list fill(Board board, bits.Mask order)
cdef SingleQueues _singles_of(Board board, bint first_come)
cdef bits.Count _first_single(SingleQueues queues, bits.Mask code) noexcept
cdef void _fill_one(SingleQueues queues, bits.Mask code, bits.Count found) noexcept nogil
cdef bint _is_lonely(bits.Mask mask) noexcept nogil
cdef bits.Cell _last_cell(Board board, bits.House house) noexcept nogil
cdef bint _is_last(SingleQueues queues, bits.House house) noexcept nogil
cdef bits.House _first_full(SingleQueues queues, bint first_come) noexcept
cdef bits.Count _first_hidden(SingleQueues queues, bint first_come) noexcept
cdef bits.Count _waiting_spot(SingleQueues queues, bits.Candidate candidate) noexcept nogil
cdef bits.Count _lonely_spot(Board board, bits.Candidate candidate) noexcept nogil
cdef bits.Cell _first_naked(SingleQueues queues, bint first_come) noexcept
cdef Finding _hidden(Board board, bits.Count spot)
cdef Finding _single(bits.Cell cell, bits.Digit digit, bits.House house, str kind)
