# SPDX-License-Identifier: MIT
# The types of all_hints.py for the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board
from sudoku_qt.engine.sudoku.rating.explainer cimport cycles, forcing
from sudoku_qt.engine.sudoku.rating.explainer.closure cimport Closure
from sudoku_qt.engine.sudoku.rating.explainer.hint cimport length_term


cdef class EveryChain(cycles.CycleSearch):
    cdef int ends
    cdef int order
    cdef int end_kind[1024]
    cdef int end_nodes[1024]
    cdef int end_place[1024]
    cdef int end_off[1024]
    cdef readonly dict hints
    cpdef object look_at_all(self, bits.Count kind, bint in_cells, bint in_houses, double cycle, double chain)
    cdef void _note(self, bits.Count kind, bits.Count place, bits.Candidate off, bits.Count nodes) noexcept nogil
    cdef object _take(self, bits.Candidate source)
    cdef tuple _eliminated(self, bits.Candidate source, bits.Count kind, bits.Count place, bits.Candidate off)
    cdef tuple _path(self, bits.Candidate source, bits.Count kind, bits.Count place, bits.Candidate off)
    cdef bits.Count _why_on(self, bits.Candidate off, bits.Candidate on) noexcept nogil
    cdef bits.Count _why_off(self, bits.Candidate on, bits.Candidate off) noexcept nogil


cdef class EveryForcing(forcing.ForcingSearch):
    cdef int order
    cdef dict hints
