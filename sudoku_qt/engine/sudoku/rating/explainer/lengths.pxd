# SPDX-License-Identifier: MIT
# The types of lengths.py for the compiler.

from sudoku_qt.engine.sudoku.logic cimport bits

cpdef double length_term(bits.Count nodes) noexcept nogil
