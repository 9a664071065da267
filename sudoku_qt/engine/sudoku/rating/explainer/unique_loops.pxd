# SPDX-License-Identifier: MIT
# The types of unique_loops.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.rating.explainer.hint cimport RatedHint, Rule


cdef class UniqueLoopRule(Rule):
    cpdef RatedHint find(self, Board board)


@cython.final
cdef class _LoopSearch:
    cdef Board board
    cdef RatedHint best
    cdef bits.Count best_type
    cdef bits.Mask pair
    cdef bits.Count length
    cdef bits.CellSet inside
    cdef bits.CellSet holding
    cdef bits.CellSet able
    cdef bits.Cell loop[82]
    cdef void start(self, bits.Cell cell)
    cdef bint _is_able(self, bits.Cell cell) noexcept nogil
    cdef void _find_able(self) noexcept nogil
    cdef void _go_on(self, bits.Cell cell, bits.Count spare, bits.Mask extra, bits.Count last, bits.HouseSet others, bits.HouseSet own)
    cdef bint _is_too_long(self) noexcept
    cdef double _rating(self)
    cdef void _conclude(self)
    cdef void _try_sets(self, bits.Cell one, bits.Cell two, bits.Mask extra)
    cdef void _try_naked(self, bits.House house, bits.Cell one, bits.Cell two, bits.Mask extra, bits.Count size)
    cdef bits.Mask _fitting(self, bits.House house, bits.CellSet roofs, bits.Count size) noexcept nogil
    cdef void _try_hidden(self, bits.House house, bits.Cell one, bits.Cell two, bits.Mask extra, bits.Count size)
    cdef void _conclude_hidden(self, bits.House house, bits.Cell one, bits.Cell two, bits.Mask digits, bits.Count size)
    cdef void _try_lock(self, bits.Cell one, bits.Cell two)
    cdef void _keep(self, bits.Count kind, double rating, bits.CellSet cells, bits.Mask digits)


cdef bits.HouseSet _houses(bits.Cell cell) noexcept nogil
