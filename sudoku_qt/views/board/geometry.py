# SPDX-License-Identifier: MIT
"""The places of the cells and lines of a square board, in whole device pixels."""

from bisect import bisect_right
from itertools import product
from typing import NamedTuple


class BoardGeometry(NamedTuple):
    """The largest board of equal square cells that fits, centred in its area.

    `lines` are the widths of the lines before, between and after the cells, one more than there are
    cells in a row.
    """

    cell: int
    lines: tuple[int, ...]
    left: int
    top: int
    starts: tuple[int, ...]
    """The distance of each column, and of each row, from the board's edge."""

    @classmethod
    def fit(
        cls, width: int, height: int, lines: tuple[int, ...], rim: float = 0.0
    ) -> "BoardGeometry":
        """Fit a board into an area, with a rim around it that is so many cells wide.

        A cell is never smaller than one pixel.
        """
        count = len(lines) - 1
        cell = max(1, int((min(width, height) - sum(lines)) / (count + 2 * rim)))
        side = cell * count + sum(lines)
        starts = tuple(sum(lines[: number + 1]) + number * cell for number in range(count))
        return cls(cell, lines, max(0, (width - side) // 2), max(0, (height - side) // 2), starts)

    @property
    def side(self) -> int:
        """The length of the board's edge, including its frame."""
        return self.cell * (len(self.lines) - 1) + sum(self.lines)

    @property
    def bars(self) -> list[tuple[int, int]]:
        """The lines inside the frame: the distance of each from the board's edge, and its width."""
        starts, lines = self.starts[1:], self.lines[1:-1]
        return [(start - line, line) for start, line in zip(starts, lines, strict=True)]

    def corner(self, row: int, column: int) -> tuple[int, int]:
        """The left and top of a cell."""
        return self.left + self.starts[column], self.top + self.starts[row]

    def cell_at(self, x: float, y: float) -> tuple[int, int] | None:
        """The row and column of the cell at a point; a line belongs to the cell before it."""
        if not (0 <= x - self.left < self.side and 0 <= y - self.top < self.side):
            return None
        column = max(0, bisect_right(self.starts, x - self.left) - 1)
        row = max(0, bisect_right(self.starts, y - self.top) - 1)
        return row, column

    def cells_in(self, x: float, y: float, width: float, height: float) -> set[tuple[int, int]]:
        """The row and column of every cell that a rectangle touches."""
        starts, x, y = self.starts, x - self.left, y - self.top
        columns = range(bisect_right(starts, x - self.cell), bisect_right(starts, x + width))
        rows = range(bisect_right(starts, y - self.cell), bisect_right(starts, y + height))
        return set(product(rows, columns))
