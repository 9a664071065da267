# SPDX-License-Identifier: MIT
# The types of complex_fish.py for the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.logic.search.fish cimport FishPattern
from sudoku_qt.engine.sudoku.logic.search.templates cimport outside_templates


cdef bits.Key _ONE, _ONE_IN_EACH
cdef int _MOST_SIZE, _WEIGHED_FROM


@cython.final
cdef class _FishSearch:
    cdef bits.CellSet where
    cdef bits.Count size
    cdef bits.Count kinds
    cdef bits.HouseSet all_bases[3]
    cdef bits.HouseSet all_covers[3]
    cdef bits.HouseSet useful[3]
    cdef bits.HouseSet usable
    cdef bits.HouseSet bases
    cdef bits.HouseSet covers
    cdef bits.HouseSet last_covers
    cdef bits.CellSet left[27]
    cdef bits.CellSet full[27]
    cdef bits.Count words
    cdef bits.Key held[28]
    cdef bits.Key slack[28]
    cdef bits.Key shares[108]
    cdef FishPattern trial
    cdef tuple found
    cdef void _pattern(self, bits.Cell cell) noexcept nogil
    cdef void _choose(self) noexcept nogil
    cdef void _find_useful(self, bits.Count kind) noexcept nogil
    cdef bint _needs_all(self, bits.CellSet base, bits.HouseSet covers) noexcept nogil
    cdef void _keep(self, bits.HouseSet covers)
    cdef void _weigh(self, bits.HouseSet covers) noexcept nogil
    cdef bint _outweighs(self, bits.Count more, bits.House house) noexcept nogil
    cdef void _look_inside(self, bits.HouseSet covers, bits.CellSet area) noexcept nogil
    cdef bits.HouseSet _ways(self, bits.CellSet cells, bits.Count more) noexcept nogil
    cdef void _choose_covers(self, bits.Count more, bits.HouseSet left, bits.HouseSet chosen, bits.CellSet area) noexcept nogil
    cdef void _choose_bases(self, bits.Count more, bits.HouseSet left, bits.HouseSet chosen, bits.CellSet area, bits.HouseSet covers) noexcept nogil
    cdef void _finish(self, bits.HouseSet bases, bits.HouseSet covers) noexcept nogil


cdef bits.Count _size_of_few(bits.CellSet cells) noexcept nogil
