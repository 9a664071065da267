# SPDX-License-Identifier: MIT
"""The shape of a grid: its cells, its houses and which cells see each other.

Cells are numbered in reading order, those of a classic grid 0-80. Its houses are numbered 0-8 for
the rows, 9-17 for the columns and 18-26 for the boxes. Sets of cells that are compared often are
masks, bit `cell` for each cell.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final

SIDE = 9
CELLS = 81
_NUMBERS = tuple(map(str, range(1, 17)))
"""Of rows and columns: 16 is the largest side of all shapes."""


class Shape:
    """The houses of a grid, and what is derived from them.

    A grid with rules of its own has another shape, `VariantShape`, whose cells also see each other
    by other rules than a common house.
    """

    def __init__(self, houses: tuple[tuple[int, ...], ...], side: int = SIDE) -> None:
        self.houses: Final = houses
        self.side: Final = side

    @property
    def cells(self) -> int:
        """The number of cells."""
        return self.side * self.side

    @property
    def digits(self) -> int:
        """The mask of all digits: bit `digit - 1` for each."""
        return (1 << self.side) - 1

    @cached_property
    def houses_of(self) -> tuple[tuple[int, ...], ...]:
        """The numbers of the houses that contain each cell."""
        numbers: list[list[int]] = [[] for _ in range(self.cells)]
        for number, house in enumerate(self.houses):
            for cell in house:
                numbers[cell].append(number)
        return tuple(map(tuple, numbers))

    @cached_property
    def peers(self) -> tuple[frozenset[int], ...]:
        """The cells that each cell sees, without itself."""
        return tuple(map(self.together, range(self.cells)))

    @cached_property
    def house_masks(self) -> tuple[int, ...]:
        """Each house as a mask of cells."""
        return tuple(cell_mask(house) for house in self.houses)

    @cached_property
    def peer_masks(self) -> tuple[int, ...]:
        """The peers of each cell as a mask of cells."""
        return tuple(map(cell_mask, self.peers))

    def together(self, cell: int) -> frozenset[int]:
        """The cells that share a house with a cell, without itself."""
        return frozenset(
            other for number in self.houses_of[cell] for other in self.houses[number]
        ) - {cell}

    def conflicts(self, values: bytes) -> frozenset[int]:
        """The cells whose value is repeated in one of their houses."""
        cells: set[int] = set()
        for house in self.houses:
            seen: dict[int, int] = {}
            for cell in house:
                digit = values[cell]
                if digit and seen.setdefault(digit, cell) != cell:
                    cells.update((cell, seen[digit]))
        return frozenset(cells)

    def legal(self, values: bytes, cell: int) -> int:
        """The mask of the digits that no peer of a cell has."""
        mask = self.digits
        for peer in self.peers[cell]:
            digit = values[peer]
            if digit:
                mask &= ~(1 << digit - 1)
        return mask


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


def cell_name(cell: int, side: int = SIDE) -> str:
    """The name of a cell, by row and column from 1: cell 40 is "r5c5"."""
    return f"r{cell // side + 1}c{cell % side + 1}"


def cell_named(name: str, side: int = SIDE) -> int:
    """The cell that `cell_name` calls `name`. Raises `ValueError` for anything else."""
    row, _, column = name.removeprefix("r").partition("c")
    numbers = _NUMBERS[:side]
    if name.startswith("r") and row in numbers and column in numbers:
        return numbers.index(row) * side + numbers.index(column)
    raise ValueError(name)


STANDARD_SHAPE = Shape(tuple(_standard_houses()))
