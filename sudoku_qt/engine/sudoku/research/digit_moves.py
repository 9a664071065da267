# SPDX-License-Identifier: MIT
"""Exchanges in a full grid, put together of moves: a digit leaves some of its cells for others.

After a move the digit is in every row, column and box once, as it was before. What it takes is
some other digit's cell, which has to move in its turn, until each cell that was taken was left.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import NamedTuple

from sudoku_qt.engine.sudoku.shape import (
    CELLS,
    SIDE,
    box_of,
    cell_at,
    cell_mask,
    column_of,
    row_of,
)
from sudoku_qt.engine.work import Stop, go_on, never

FEWEST = 2
"""A digit that moves leaves two cells at least."""


class Move(NamedTuple):
    """How many cells a digit leaves, which, and which it takes: masks whose bit n is cell n."""

    size: int
    left: int
    taken: int


class Exchange(NamedTuple):
    """The cells that were left and taken by the moves so far, and all of the digits that moved."""

    size: int = 0
    left: int = 0
    taken: int = 0
    moved: int = 0


class Exchanges:
    """The exchanges of a grid that have at most so many cells, and of a digit at most `longest`.

    One of the digits leaves two cells; so it is with four digits and up to 11 cells, and with five
    and up to 14.
    """

    def __init__(self, grid: bytes, largest: int, longest: int) -> None:
        self._grid, self._largest = grid, largest
        moves = [move for digit in range(1, SIDE + 1) for move in moves_of(grid, digit, longest)]
        moves.sort()
        self._by_cell = [[move for move in moves if move.left >> at & 1] for at in range(CELLS)]
        self._first = [move for move in moves if move.size == FEWEST]
        self._of_digit = [
            cell_mask(cell for cell in range(CELLS) if grid[cell] == digit)
            for digit in range(SIDE + 1)
        ]

    def all(self, stop: Stop = never) -> Iterator[int]:
        """Yield the cells of each as a mask, some more than once. Raises `Cancelled`."""
        for move in self._first:
            go_on(stop)
            yield from self._closed(self._after(Exchange(), move))

    def _closed(self, now: Exchange) -> Iterator[int]:
        """Let what was taken be left, the first such cell first, until there is none."""
        waiting = now.taken & ~now.left
        if not waiting:
            yield now.left
            return
        if waiting & now.moved:
            return
        cell = (waiting & -waiting).bit_length() - 1
        others = FEWEST * (self._digits_in(waiting) - 1)
        for move in self._by_cell[cell]:
            if now.size + move.size + others > self._largest:
                return
            if not move.taken & now.taken:
                yield from self._closed(self._after(now, move))

    def _after(self, now: Exchange, move: Move) -> Exchange:
        digit = self._grid[move.left.bit_length() - 1]
        return Exchange(
            now.size + move.size,
            now.left | move.left,
            now.taken | move.taken,
            now.moved | self._of_digit[digit],
        )

    def _digits_in(self, cells: int) -> int:
        return sum(bool(cells & each) for each in self._of_digit)


def moves_of(grid: bytes, digit: int, longest: int) -> Iterator[Move]:
    """Yield all moves of a digit that leave at most so many cells."""
    own = [cell for cell in range(CELLS) if grid[cell] == digit]
    for size in range(FEWEST, longest + 1):
        for left in combinations(own, size):
            for columns in permutations([column_of(cell) for cell in left]):
                taken = [cell_at(row_of(cell), to) for cell, to in zip(left, columns, strict=True)]
                if _boxes(taken) == _boxes(left) and not {*taken} & {*left}:
                    yield Move(size, cell_mask(left), cell_mask(taken))


def _boxes(cells: Sequence[int]) -> set[int]:
    return {*map(box_of, cells)}
