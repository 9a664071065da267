# SPDX-License-Identifier: MIT
# The types of digit_moves.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits

cdef int _FEWEST
cdef int _BAND
cdef int _OF_BAND
cdef int _SIZES


@cython.final
cdef class Exchanges:
    cdef int largest
    cdef int least
    cdef int longest
    cdef bint filling
    cdef int digit[81]
    cdef bits.CellSet of_digit[9]
    cdef int starts[810]
    cdef int ends[810]
    cdef tuple room
    cdef bits.CellSet *left
    cdef bits.CellSet *taken
    cdef set found
    cdef void _close(self, bits.Count least, bits.Count size, bits.CellSet left, bits.CellSet taken, bits.CellSet moved) except *
    cdef void _begin(self, bits.Cell cell) except *
    cdef void _keep(self, bits.CellSet left) except *
    cdef bits.Count _digits_in(self, bits.CellSet cells) noexcept nogil
    cdef void _walk(self) noexcept nogil
    cdef void _move(self, bits.CellSet left, bits.CellSet waiting, bits.CellSet taken, bits.Mask columns, bits.Mask boxes) noexcept nogil
    cdef void _take(self, bits.CellSet left, bits.CellSet taken) noexcept nogil
