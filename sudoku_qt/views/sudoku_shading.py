# SPDX-License-Identifier: MIT
"""Which cells are shaded because of where the cursor stands."""

from collections.abc import Sequence
from enum import IntEnum

SIDE = 9
CELLS = 81


class Shade(IntEnum):
    """Why a cell is shaded."""

    NONE = 0
    PEER = 1
    """It shares a row, a column or a box with the cursor."""
    SAME = 2
    """It holds the digit that stands under the cursor."""


NO_SHADES = (Shade.NONE,) * CELLS


def shades(cursor: int, values: Sequence[int]) -> tuple[Shade, ...]:
    """Shade the 81 cells for a cursor; the cell of the cursor itself is left to the selection."""
    if cursor < 0:
        return NO_SHADES
    digit = values[cursor]
    row, column = divmod(cursor, SIDE)
    box = box_of(cursor)
    return tuple(
        Shade.SAME
        if digit and values[cell] == digit
        else Shade.PEER
        if cell // SIDE == row or cell % SIDE == column or box_of(cell) == box
        else Shade.NONE
        for cell in range(CELLS)
    )


def box_of(cell: int) -> int:
    """Give the number of the box in which a cell stands."""
    return cell // 27 * 3 + cell % 9 // 3
