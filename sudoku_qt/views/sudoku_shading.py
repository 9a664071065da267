# SPDX-License-Identifier: MIT
"""What the board adds to a cell: that it is selected, or shaded because of where the cursor stands.

An ordinary int holds it, not an enumeration: 81 of them are looked up at every repaint.
"""

from collections.abc import Container, Sequence

SIDE = 9
CELLS = 81

PLAIN = 0
PEER = 1
"""Shares a row, a column or a box with the cursor."""
SAME = 2
"""Holds the digit that stands under the cursor."""
SELECTED = 4
CURSOR = 8
WAITING = 16
"""The cursor's own cell while keys go elsewhere."""

NO_SHADES = (PLAIN,) * CELLS


def shades(
    cursor: int, values: Sequence[int], selected: Container[int], *, waiting: bool
) -> tuple[int, ...]:
    """Shade the 81 cells for a cursor (-1 for none), their values and the selected cells."""
    grounds = _around(cursor, values) if cursor >= 0 else NO_SHADES
    own = CURSOR | WAITING if waiting else CURSOR
    return tuple(
        ground | (SELECTED if cell in selected else 0) | (own if cell == cursor else 0)
        for cell, ground in enumerate(grounds)
    )


def _around(cursor: int, values: Sequence[int]) -> list[int]:
    """Shade the cells with the cursor's digit, and those that the cursor sees."""
    digit = values[cursor]
    row, column, box = cursor // SIDE, cursor % SIDE, box_of(cursor)
    return [
        SAME
        if digit and values[cell] == digit
        else PEER
        if cell // SIDE == row or cell % SIDE == column or box_of(cell) == box
        else PLAIN
        for cell in range(CELLS)
    ]


def box_of(cell: int) -> int:
    """Give the number of the box in which a cell stands."""
    return cell // 27 * 3 + cell % SIDE // 3
