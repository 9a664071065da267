# SPDX-License-Identifier: MIT
"""The shape of a grid: its cells, its houses and which cells see each other.

Cells are numbered 0-80 in reading order. Houses are numbered 0-8 for the rows, 9-17 for the
columns and 18-26 for the boxes. Sets of cells that are compared often are 81-bit masks, bit
`cell` for each cell.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final

SIDE = 9
CELLS = 81


class Shape:
    """The houses of a grid, and what is derived from them."""

    def __init__(self, houses: tuple[tuple[int, ...], ...]) -> None:
        self.houses: Final = houses

    @cached_property
    def houses_of(self) -> tuple[tuple[int, ...], ...]:
        """The numbers of the houses that contain each cell."""
        numbers: list[list[int]] = [[] for _ in range(CELLS)]
        for number, house in enumerate(self.houses):
            for cell in house:
                numbers[cell].append(number)
        return tuple(map(tuple, numbers))

    @cached_property
    def peers(self) -> tuple[frozenset[int], ...]:
        """The cells that each cell sees, without itself."""
        return tuple(
            frozenset(other for number in numbers for other in self.houses[number]) - {cell}
            for cell, numbers in enumerate(self.houses_of)
        )

    @cached_property
    def house_masks(self) -> tuple[int, ...]:
        """Each house as a mask of cells."""
        return tuple(cell_mask(house) for house in self.houses)

    @cached_property
    def peer_masks(self) -> tuple[int, ...]:
        """The peers of each cell as a mask of cells."""
        masks = []
        for cell, numbers in enumerate(self.houses_of):
            seen = 0
            for number in numbers:
                seen |= self.house_masks[number]
            masks.append(seen & ~(1 << cell))
        return tuple(masks)


def _standard_houses() -> Iterator[tuple[int, ...]]:
    for row in range(SIDE):
        yield tuple(cell_at(row, column) for column in range(SIDE))
    for column in range(SIDE):
        yield tuple(cell_at(row, column) for row in range(SIDE))
    for top in range(0, SIDE, 3):
        for left in range(0, SIDE, 3):
            yield tuple(cell_at(top + step // 3, left + step % 3) for step in range(SIDE))


def cell_at(row: int, column: int) -> int:
    """The number of the cell at `row` and `column`, both from 0."""
    return row * SIDE + column


def row_of(cell: int) -> int:
    """The row of a cell, from 0."""
    return cell // SIDE


def column_of(cell: int) -> int:
    """The column of a cell, from 0."""
    return cell % SIDE


def box_of(cell: int) -> int:
    """The box of a cell, from 0, in reading order."""
    return cell // 27 * 3 + cell % SIDE // 3


def cell_mask(cells: Iterable[int]) -> int:
    """The 81-bit mask of cells."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def cells_in(mask: int) -> Iterator[int]:
    """Yield the cells of an 81-bit mask in reading order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def cell_name(cell: int) -> str:
    """The name of a cell, by row and column from 1: cell 40 is "r5c5"."""
    return f"r{cell // SIDE + 1}c{cell % SIDE + 1}"


def cell_named(name: str) -> int:
    """The cell that `cell_name` calls `name`. Raises `ValueError` for anything else."""
    if len(name) == 4 and name[0] == "r" and name[2] == "c":
        row, column = "123456789".find(name[1]), "123456789".find(name[3])
        if row >= 0 and column >= 0:
            return cell_at(row, column)
    raise ValueError(name)


STANDARD_SHAPE = Shape(tuple(_standard_houses()))
