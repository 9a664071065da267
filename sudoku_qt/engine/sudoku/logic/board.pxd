# SPDX-License-Identifier: MIT
# The types of board.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits


@cython.final
cdef class Board:
    cdef bits.Mask masks[81]
    cdef bits.Mask spots[243]
    cdef bits.CellSet where[9]
    cdef bits.CellSet empty
    cdef bits.CellSet given
    cdef readonly int last
    cdef readonly int changes
    cdef readonly int ways
    cdef bits.Digit values[81]
    cdef public dict memory
    cdef public dict lasting
    cdef dict exhausted
    cdef void _clear(self)
    cdef void _fill(self, object grid)
    cdef void _deal(self, bytes givens)
    cdef void _note(self, bits.Cell cell, bits.Digit digit) noexcept nogil
    cdef void become(self, Board other) noexcept nogil
    cpdef bint has(self, bits.Candidate candidate) noexcept
    cdef void remove(self, bits.Cell cell, bits.Digit digit) noexcept nogil
    cdef void place(self, bits.Cell cell, bits.Digit digit) noexcept nogil
    cdef bits.Mask digits_of(self, bits.CellSet cells) noexcept nogil
    cdef bits.CellSet seen_by_all(self, bits.CellSet cells) noexcept nogil
    cdef bits.CellSet sized(self, bits.Count size) noexcept nogil
    cdef tuple eliminations(self, bits.CellSet cells, bits.Mask digits)
    cdef bint holds(self, bits.CellSet cells, bits.Mask digits) noexcept nogil
    cdef bint binds(self, bits.CellSet cells, bits.Digit digit) noexcept nogil
    cdef bits.CellSet changed(self, object search, bits.Mask digits)
    cdef void mark_all_exhausted(self, object search)
    cpdef bits.Mask unsearched(self, object search)
    cpdef void mark_exhausted(self, object search, bits.Mask digits)
    cpdef void apply(self, Finding finding)
    cdef void note_change(self)
    cdef void forget(self)
    cpdef Board copy(self)
    cpdef object begin_again(self, Board other)
    cpdef tuple key(self)


@cython.final
cdef class Finding:
    cdef readonly tuple placements
    cdef readonly tuple eliminations
    cdef readonly object digits
    cdef object evidence
    cdef readonly object size
    cdef readonly str variant


@cython.final
cdef class Evidence:
    cdef Board board
    cdef int changes
    cdef object tell
    cdef tuple facts


@cython.final
cdef class _Barren:
    cdef bits.Mask digits
    cdef bits.CellSet where[9]
