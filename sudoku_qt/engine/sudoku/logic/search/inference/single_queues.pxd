# SPDX-License-Identifier: MIT
# The types of single_queues.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board


@cython.final
cdef class SingleQueues:
    cdef int naked_from
    cdef int naked_end
    cdef int hidden_from
    cdef int hidden_end
    cdef int changes
    cdef int way
    cdef bits.Cell last
    cdef bits.HouseSet holding
    cdef bits.HouseSet full
    cdef bits.CellSet empty
    cdef bits.CellSet alone
    cdef bits.CellSet where[9]
    cdef short masks[81]
    cdef signed char values[81]
    cdef short spots[243]
    cdef short lonely[27]
    cdef short naked_queue[81]
    cdef short hidden_queue[243]
    cdef bits.CellSet _filled[9]
    cdef int _naked_times[81]
    cdef int _hidden_times[243]
    cdef bint is_dealt(self, Board board) noexcept nogil
    cdef void deal(self, Board board) noexcept nogil
    cdef void _queue_naked(self, bits.Cell cell) noexcept nogil
    cdef void _queue_hidden(self, bits.House house, bits.Digit digit) noexcept nogil
    cdef bits.Count _time_of(self, bits.Cell cell, bits.Digit digit) noexcept nogil
    cdef void follow(self, Board board) noexcept nogil
    cdef void take(self, Board board) noexcept nogil
    cdef void give(self, Board board) noexcept nogil
    cdef void fill(self, bits.Cell cell, bits.Digit digit) noexcept nogil
    cdef void _leave_placed(self) noexcept nogil
    cdef bint _is_placed(self, bits.Candidate candidate) noexcept nogil
    cdef void _place(self, bits.Cell cell, bits.Digit digit) noexcept nogil
    cdef void _remove(self, bits.Cell cell, bits.Digit digit) noexcept nogil
    cdef void _leave(self, bits.Cell cell, bits.Digit digit) noexcept nogil
    cdef void _begin(self) noexcept nogil
    cdef void _close(self, bits.House house, bits.Digit digit) noexcept nogil
    cdef void _note_naked(self, bits.Cell cell) noexcept nogil
    cdef void _note_none(self, bits.House house, bits.Digit digit) noexcept nogil
    cdef void _note_hidden(self, bits.House house, bits.Digit digit) noexcept nogil
    cdef void _note_full(self, bits.House house) noexcept nogil


cpdef SingleQueues single_queues(Board board)
cpdef SingleQueues singles_now(Board board)
cdef SingleQueues _kept(Board board, str name)
