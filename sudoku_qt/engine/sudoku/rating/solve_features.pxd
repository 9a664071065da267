# SPDX-License-Identifier: MIT
# The types of solve_features.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.rating.explainer.hint cimport RatedHint
from sudoku_qt.engine.sudoku.rating.single_sets cimport SingleSets


cdef bits.Key _ONE


@cython.final
cdef class FeatureCounter:
    cdef bits.Count state
    cdef bits.Count stalls
    cdef list hints
    cdef object tried
    cdef Board board
    cdef SingleSets start
    cdef SingleSets position
    cdef double sums[20]
    cpdef list features(self, bits.Count times)
    cpdef void solve(self)
    cdef bits.CellSet _easiest(self) noexcept nogil
    cdef RatedHint _hint(self)
    cdef void _fill_board(self) noexcept nogil
    cdef void _follow(self, RatedHint hint)
    cpdef void survey(self)
    cdef void _count(self, bits.Count placed, bits.Count empty) noexcept
    cdef void _note(self, double rating) noexcept
    cdef bits.Cell _any_of(self, bits.CellSet cells) noexcept nogil
    cdef bits.Count _below(self, bits.Count number) noexcept nogil


cdef bits.Count _second_rarest(Board board) noexcept nogil
cdef double _logarithm(double share) noexcept nogil


@cython.final
cdef class _Logarithms:
    cdef double known[6724]
    cdef double of_share(self, bits.Count some, bits.Count cells) noexcept nogil


cdef _Logarithms _LOGARITHMS
