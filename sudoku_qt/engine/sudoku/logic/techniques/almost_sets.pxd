# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

cimport cython

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.search.almost_locked_sets cimport AlmostLockedSets, almost_sets
from sudoku_qt.engine.sudoku.logic.search.set_consequences cimport SetConsequences, set_consequences
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding


@cython.final
cdef class _Walk:
    cdef AlmostLockedSets sets
    cdef SetConsequences consequences
    cdef bits.Mask _linked(self, bits.Count start) noexcept nogil
    cdef readonly bint overlap
    cdef bits.Count start
    cdef bits.Count first
    cdef bits.Count over
    cdef bits.Count most
    cdef bint shortest
    cdef bits.Count width
    cdef bits.Count doubts
    cdef list found
    cdef short origin[13500]
    cdef short reached[1500]
    cdef signed char level[13500]
    cdef signed char whole[13500]
    cdef short queue[13500]
    cdef short doubtful[13500]
    cdef short trail[20]
    cdef void _forget(self) noexcept nogil
    cdef void _run_all(self) noexcept nogil
    cdef void _run(self, bits.Count start, bits.Mask useful, bits.Digit first) noexcept nogil
    cdef void _begin(self, bits.Count start, bits.Mask first) noexcept nogil
    cdef void _reach(self, bits.Count state, bits.Count origin, bits.Count length, bint whole) noexcept nogil
    cdef void _go_on(self, bits.Count origin, bits.Count length) noexcept nogil
    cdef void _doubt(self, bits.Count state, bits.Count length) noexcept nogil
    cdef void _settle_doubts(self, bits.Count length) noexcept nogil
    cdef bint _is_way(self, bits.Count state, bits.Count length, bits.CellSet taken) noexcept nogil
    cdef bint _is_clear(self, bits.Count number, bits.Count state) noexcept nogil
    cdef bint _crosses(self, bits.Count number, bits.Count state) noexcept nogil
    cdef bint _tells(self, bits.Count start, bits.Count state, bits.Mask useful) noexcept nogil
    cdef void _keep(self, bits.Count state, bits.Count length) noexcept nogil
    cdef void _trace(self, bits.Count state, bits.Count length) noexcept nogil
    cdef _note(self, bits.Count length)


cdef bint _tell(AlmostLockedSets sets, bits.Count one, bits.Count two, bits.Mask shared) noexcept nogil
cdef bint _common(AlmostLockedSets sets, bits.Count one, bits.Count two, bits.Mask without) noexcept nogil
cdef bint _alone(AlmostLockedSets sets, bits.Count number, bits.Mask shared) noexcept nogil
cdef bits.Mask _wing(AlmostLockedSets sets, bits.Count left, bits.Count right, bits.Mask useful, bint overlap) noexcept nogil
cdef bint _differ(bits.Mask x, bits.Mask y) noexcept nogil
cdef set _telling_pairs(AlmostLockedSets sets, SetConsequences consequences)
cdef list _hinges(AlmostLockedSets sets, SetConsequences consequences)
