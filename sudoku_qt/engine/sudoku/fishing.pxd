# SPDX-License-Identifier: MIT
# The types of fishing.py for the compiler.

from sudoku_qt.engine.sudoku cimport bits
from sudoku_qt.engine.sudoku.board cimport Board, Finding


cdef class Catch:
    cdef readonly bits.Digit digit
    cdef readonly bits.HouseSet bases
    cdef readonly bits.HouseSet covers
    cdef readonly bits.CellSet base
    cdef readonly bits.CellSet cover
    cdef readonly bits.CellSet fins
    cdef readonly bits.CellSet endo_fins
    cdef readonly bits.CellSet prey


cdef class _Hunt:
    cdef bits.Count size
    cdef bits.HouseSet bases
    cdef bits.HouseSet covers
    cdef bits.HouseSet last_covers
    cdef bits.CellSet left[27]
    cdef bits.CellSet full[27]
    cdef list found
    cdef list run(self)
    cdef bits.HouseSet _ways(self, bits.CellSet cells, bits.Count more)
    cdef void _choose_covers(self, bits.Count more, bits.HouseSet left, bits.HouseSet chosen, bits.CellSet area)
    cdef void _choose_bases(self, bits.Count more, bits.HouseSet left, bits.HouseSet chosen, bits.CellSet area, bits.HouseSet covers)
    cdef void _finish(self, bits.HouseSet bases, bits.HouseSet covers)


cdef list _pick(Board board, bits.Digit digit, bits.House first, bits.Mask lines, bits.Count more, bits.Count most, bits.Mask bases, bits.Mask reach)
