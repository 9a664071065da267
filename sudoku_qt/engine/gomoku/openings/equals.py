# SPDX-License-Identifier: MIT
"""Equal positions: those that turning, mirroring and moving the stones make the same.

Fifth stones that are offered must differ in every respect. As in the Renju International
Federation's reading, what counts are the stones alone: where the border lies does not
matter, so that two stones are mirror images also in a line that is not the middle of the board.
"""

from itertools import product
from typing import TypeAlias

from sudoku_qt.engine.gomoku.board import BLACK, Stones, size_of

Figure: TypeAlias = tuple[tuple[int, int, int], ...]
"""Stones as rows, columns and colours, in order, those at the top and left at 0."""

_TURNS = tuple(product((1, -1), (1, -1), (False, True)))


def figure(stones: Stones) -> Figure:
    """The stones in the one of their eight orientations that sorts first."""
    size = size_of(stones)
    placed = [(*divmod(point, size), stone) for point, stone in enumerate(stones) if stone]
    return min((_turned(placed, *turn) for turn in _TURNS), default=())


def _turned(
    placed: list[tuple[int, int, int]],
    down: int,
    across: int,
    mirrored: bool,
) -> Figure:
    turned = [
        (across * column, down * row, stone) if mirrored else (down * row, across * column, stone)
        for row, column, stone in placed
    ]
    top = min((row for row, _, _ in turned), default=0)
    left = min((column for _, column, _ in turned), default=0)
    return tuple(sorted((row - top, column - left, stone) for row, column, stone in turned))


def twin(stones: Stones, point: int, offered: tuple[int, ...]) -> int | None:
    """The offered point at which a black stone makes the same position as at `point`, or None."""
    wanted = figure(_with(stones, point))
    return next((each for each in offered if figure(_with(stones, each)) == wanted), None)


def _with(stones: Stones, point: int) -> Stones:
    return stones[:point] + bytes((BLACK,)) + stones[point + 1 :]
