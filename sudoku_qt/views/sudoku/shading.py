# SPDX-License-Identifier: MIT
"""What the board adds to a cell: that it is selected, or shaded because of where the cursor stands.

An ordinary int holds it, not an enumeration: 81 of them are looked up at every repaint.
"""

from collections.abc import Container, Sequence

from sudoku_qt.models.sudoku.cell import Cell
from sudoku_qt.models.sudoku.model import CELLS, SIDE, box_of

PLAIN = 0
PEER = 1
"""Shares a row, a column or a box with the cursor."""
SAME = 2
"""Holds the digit that stands under the cursor."""
SELECTED = 4
CURSOR = 8
WAITING = 16
"""The cursor's own cell while keys go elsewhere."""
DIGIT_SHIFT = 5
"""From this bit on: the cursor's digit, in cells where it is among the notes."""

NO_SHADES = (PLAIN,) * CELLS


def shades(
    cursor: int, cells: Sequence[Cell], selected: Container[int], *, waiting: bool
) -> tuple[int, ...]:
    """Shade the 81 cells for a cursor, what stands in them, and which are selected."""
    own = CURSOR | WAITING if waiting else CURSOR
    return tuple(
        ground | (SELECTED if cell in selected else 0) | (own if cell == cursor else 0)
        for cell, ground in enumerate(_around(cursor, cells))
    )


def _around(cursor: int, cells: Sequence[Cell]) -> list[int]:
    """Shade the cells with the cursor's digit, and those that the cursor sees."""
    digit = cells[cursor].value
    row, column, box = cursor // SIDE, cursor % SIDE, box_of(cursor)
    noted = 1 << digit - 1 if digit else 0
    found = []
    for cell, shown in enumerate(cells):
        if digit and shown.value == digit:
            found.append(SAME)
            continue
        seen = cell // SIDE == row or cell % SIDE == column or box_of(cell) == box
        written = digit << DIGIT_SHIFT if shown.notes & noted else 0
        found.append((PEER if seen else PLAIN) | written)
    return found
