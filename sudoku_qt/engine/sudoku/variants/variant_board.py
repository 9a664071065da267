# SPDX-License-Identifier: MIT
"""The board of a variant: its size, and the region of each cell."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from sudoku_qt.engine.message import Fault

SMALLEST, LARGEST = 4, 16
BOXES = {4: (2, 2), 6: (2, 3), 8: (2, 4), 9: (3, 3), 10: (2, 5), 12: (3, 4), 16: (4, 4)}
"""The rows and columns of a box, by the size of the board; other sizes have no boxes."""
NOWHERE = -1
"""The region of a cell that is in none."""

Cells = tuple[int, ...]
WINDOWS: tuple[Cells, ...] = tuple(
    tuple(9 * (row + down) + column + right for down in range(3) for right in range(3))
    for row in (1, 5)
    for column in (1, 5)
)
"""The four additional regions of a windoku."""


@dataclass(frozen=True)
class VariantBoard:
    """`size` rows and columns, for the digits from 1 to `size`; cells are numbered row by row.

    `regions` has the number of each cell's region, or -1. Made by `board_of`.
    """

    size: int
    regions: Cells

    @cached_property
    def digits(self) -> int:
        """The mask of all digits: bit 0 is digit 1."""
        return (1 << self.size) - 1

    @cached_property
    def rows(self) -> tuple[Cells, ...]:
        """The cells of each row."""
        return rows_of(self.size)

    @cached_property
    def columns(self) -> tuple[Cells, ...]:
        """The cells of each column."""
        return columns_of(self.size)

    @cached_property
    def areas(self) -> tuple[Cells, ...]:
        """The cells of each region."""
        found: dict[int, list[int]] = {}
        for cell, region in enumerate(self.regions):
            if region != NOWHERE:
                found.setdefault(region, []).append(cell)
        return tuple(map(tuple, found.values()))

    def cell(self, row: int, column: int) -> int | None:
        """The number of a cell, by row and column from 0; None beyond the edge."""
        if 0 <= row < self.size and 0 <= column < self.size:
            return self.size * row + column
        return None

    def name(self, cell: int) -> str:
        """The name of a cell: R1C1."""
        return f"R{cell // self.size + 1}C{cell % self.size + 1}"

    def moved(self, cell: int, down: int, right: int) -> int | None:
        """The cell `down` rows and `right` columns away; None beyond the edge."""
        return self.cell(cell // self.size + down, cell % self.size + right)

    @cached_property
    def neighbours(self) -> tuple[tuple[int, int], ...]:
        """All pairs of cells that share an edge, the left or upper one first."""
        return _neighbours(self.size)


@lru_cache
def rows_of(size: int) -> tuple[Cells, ...]:
    """The cells of each row of a board of a size."""
    return tuple(tuple(range(size * row, size * (row + 1))) for row in range(size))


@lru_cache
def columns_of(size: int) -> tuple[Cells, ...]:
    """The cells of each column of a board of a size."""
    return tuple(zip(*rows_of(size), strict=True))


@lru_cache
def _neighbours(size: int) -> tuple[tuple[int, int], ...]:
    return tuple(
        (cell, other)
        for cell in range(size * size)
        for other, is_there in (
            (cell + 1, (cell + 1) % size),
            (cell + size, cell + size < size * size),
        )
        if is_there
    )


@lru_cache(64)
def board_of(size: int, regions: Cells | None = None) -> VariantBoard:
    """A board, with the usual boxes if no regions are given. Raises `Fault`."""
    if type(size) is not int or not SMALLEST <= size <= LARGEST:
        raise Fault(
            "a board has from {least} to {most} rows, not {count}",
            least=SMALLEST,
            most=LARGEST,
            count=str(size)[:20],
        )
    named = boxes(size) if regions is None else _in_order(regions)
    if len(named) != size * size:
        raise Fault("the regions of {count} cells are named", count=len(named))
    board = VariantBoard(size, named)
    for area in board.areas:
        if len(area) > size:
            raise Fault(
                "a region of {count} cells is larger than there are digits ({size})",
                count=len(area),
                size=size,
            )
    return board


@lru_cache
def boxes(size: int) -> Cells:
    """The number of each cell's box, -1 for all if the size has no boxes."""
    if size not in BOXES:
        return (NOWHERE,) * (size * size)
    high, wide = BOXES[size]
    return tuple(
        row // high * (size // wide) + column // wide
        for row in range(size)
        for column in range(size)
    )


def _in_order(regions: Cells) -> Cells:
    """Number regions in the order of their first cells."""
    numbers = {NOWHERE: NOWHERE}
    return tuple(numbers.setdefault(region, len(numbers) - 1) for region in regions)
