# SPDX-License-Identifier: MIT
# The types of exclusion.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.rating.explainer.hint cimport RatedHint, Rule


cdef class AlignedExclusionRule(Rule):
    cdef bits.Count size
    cdef double rating
    cpdef RatedHint find(self, Board board)


@cython.final
cdef class _ExclusionSearch:
    cdef Board board
    cdef int size
    cdef int number
    cdef bits.Cell one
    cdef bits.Cell two
    cdef bits.Cell three
    cdef bits.Mask eliminated_one
    cdef bits.Mask eliminated_two
    cdef bits.Mask eliminated_three
    cdef bits.CellSet small
    cdef bits.CellSet bases
    cdef bits.CellSet changed
    cdef bint is_exhausted
    cdef bits.Mask covers[81]
    cdef bits.Mask masks[81]
    cdef void begin(self) noexcept nogil
    cdef void mark_exhausted(self) noexcept nogil
    cdef bits.CellSet _aligned(self, bits.CellSet single) noexcept nogil
    cdef void look(self) noexcept nogil
    cdef bits.CellSet _done(self) noexcept nogil
    cdef void _cover(self, bits.CellSet common) noexcept nogil
    cdef bint _looks_further(self, bits.CellSet common, bits.CellSet concerned) noexcept nogil
    cdef bint _excludes_of_two(self, bits.CellSet common) noexcept nogil
    cdef bint _excludes_of_three(self, bits.CellSet common) noexcept nogil
    cdef bits.Mask _thirds(self, bits.Mask one, bits.Mask two) noexcept nogil
    cdef bint _leaves_each(self, bits.Mask choice) noexcept nogil
    cdef tuple eliminations(self)


cdef bits.CellSet _seen_twice(bits.CellSet cells) noexcept nogil
cdef bint _see(bits.Cell one, bits.Cell other) noexcept nogil
