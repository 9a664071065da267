# SPDX-License-Identifier: MIT
# The types of single_queues.py for the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board


cdef class SingleQueues:
    cdef int naked_from
    cdef int naked_end
    cdef int hidden_from
    cdef int hidden_end
    cdef int changes
    cdef short naked_queue[81]
    cdef short hidden_queue[243]
    cdef bits.Mask _masks[81]
    cdef bits.Digit _values[81]
    cdef bits.Count _places[243]
    cdef bits.CellSet _where[9]
    cdef void follow(self, Board board) noexcept nogil
    cdef void fill(self, bits.Cell cell, bits.Digit digit) noexcept nogil
    cdef void _leave_placed(self) noexcept nogil
    cdef bint _is_placed(self, bits.Candidate candidate) noexcept nogil
    cdef void _place(self, bits.Cell cell, bits.Digit digit) noexcept nogil
    cdef void _remove(self, bits.Cell cell, bits.Digit digit) noexcept nogil
    cdef void _leave(self, bits.Cell cell, bits.Digit digit) noexcept nogil
    cdef void _note_hidden(self, bits.House house, bits.Digit digit) noexcept nogil


cpdef SingleQueues single_queues(Board board)
cpdef void note_placed(Board board, bits.Cell cell, bits.Digit digit)
