# SPDX-License-Identifier: MIT
"""The layout of puzzles in rows and columns: their size, and the place of each."""

from typing import NamedTuple

from sudoku_qt.models.sudoku.paper.items import Box

LEAST_GAP, MOST_GAP = 22.0, 48.0
"""The space between two columns or rows, in points."""
BESIDE_CODE = 8.0
CODE = 54.0
"""The side of a QR code: 19 mm, so that a camera can read any print of it."""
LEAST_CODE = 45.0
LARGEST = 440.0
"""The side of a board that has a page for itself, with room to work below it."""


class BoardGrid(NamedTuple):
    """The contents of an area: columns and rows of boards, each with a caption above."""

    columns: int
    rows: int
    caption: float
    code: float = 0.0
    largest: float = LARGEST


class Block(NamedTuple):
    """The places of the parts of a puzzle."""

    caption: Box
    board: Box
    code: Box


class Blocks(NamedTuple):
    """The puzzles of a page, all of the same size, centred in an area."""

    room: Box
    grid: BoardGrid
    side: float
    beside: bool
    """Whether codes are to the right of their boards, not below them."""

    @classmethod
    def fit(cls, room: Box, grid: BoardGrid) -> "Blocks":
        """Make the boards as large as possible, with codes beside or below them for that."""
        sides = {beside: _side(room, grid, beside=beside) for beside in (False, True)}
        beside = sides[True] > sides[False]
        return cls(room, grid, sides[beside], beside)

    @property
    def _size(self) -> tuple[float, float]:
        """The width and height of one puzzle with its caption and code."""
        code = self.grid.code + BESIDE_CODE if self.grid.code else 0.0
        across, down = (code, 0.0) if self.beside else (0.0, code)
        return self.side + across, self.grid.caption + self.side + down

    @property
    def _gaps(self) -> tuple[float, float]:
        width, height = self._size
        columns, rows = self.grid.columns, self.grid.rows
        return (
            _gap(self.room.width - columns * width, columns),
            _gap_down(self.room.height - rows * height, rows),
        )

    @property
    def width(self) -> float:
        """The width of all columns together."""
        columns = self.grid.columns
        return columns * self._size[0] + (columns - 1) * self._gaps[0]

    @property
    def left(self) -> float:
        """The left edge of the first column."""
        return self.room.left + (self.room.width - self.width) / 2

    def block(self, number: int, lower: float = 0.0) -> Block:
        """The place of a puzzle, by its number from 0; `lower` by what is above its row."""
        row, column = divmod(number, self.grid.columns)
        (width, height), (across, down) = self._size, self._gaps
        left = self.left + column * (width + across)
        top = self.room.top + row * (height + down) + lower
        caption = Box(left, top, self.side, self.grid.caption)
        board = Box(left, caption.bottom, self.side, self.side)
        side = self.grid.code
        code = Box(board.right + BESIDE_CODE, board.top, side, side)
        if not self.beside:
            code = Box(left, board.bottom + BESIDE_CODE, side, side)
        return Block(caption, board, code)


def _side(room: Box, grid: BoardGrid, *, beside: bool) -> float:
    """The largest side of a board with its code beside or below it."""
    columns, rows, caption, code, largest = grid
    code = code + BESIDE_CODE if code else 0.0
    width = (room.width - (columns - 1) * LEAST_GAP) / columns - (code if beside else 0.0)
    height = (room.height - (rows - 1) * LEAST_GAP) / rows - caption - (0.0 if beside else code)
    return min(width, height, largest)


def _gap_down(free: float, count: int) -> float:
    """The gap between adjacent rows: as large as the one left below the last, to work there."""
    return max(_gap(free, count), free / count) if count > 1 else 0.0


def _gap(free: float, count: int) -> float:
    """The gap between adjacent columns, from the free space and their number."""
    return min(free / (count - 1), MOST_GAP) if count > 1 else 0.0
