# SPDX-License-Identifier: MIT
# What this search takes from the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits
from sudoku_qt.engine.sudoku.logic.board cimport Board, Finding
from sudoku_qt.engine.sudoku.logic.search.guarded.deadly_shapes cimport DeadlyShapes

cdef list _shapes(DeadlyShapes deadly, bits.CellSet free, bits.Count number)
cdef bits.CellSet _square(bits.House box, bits.Count place) noexcept
cdef bits.CellSet _rows(bits.House box, bits.Count place) noexcept nogil
cdef bits.CellSet _columns(bits.House box, bits.Count place) noexcept nogil
