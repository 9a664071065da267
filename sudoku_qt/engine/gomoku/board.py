# SPDX-License-Identifier: MIT
"""The board: its points, their names, the lines through them, and the stones as bytes.

Points are numbered from 0 in reading order, beginning at the top left. A point's name is the
letter of its column, from the left, and the number of its row, from the bottom: on a board of
15 the centre is "h8". Stones are bytes, one a point: 0 empty, 1 black, 2 white.
"""

from collections.abc import Iterator
from functools import cache

from sudoku_qt.engine.message import Fault

EMPTY, BLACK, WHITE = 0, 1, 2
COLOURS = (BLACK, WHITE)
COLOUR_NAMES = ("", "black", "white")

SMALLEST, LARGEST = 5, 22
SIZES = range(SMALLEST, LARGEST + 1)
USUAL_SIZE = 16

LETTERS = "abcdefghijklmnopqrstuv"
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))
"""Rows down and columns right of one step along each kind of line."""

Stones = bytes
"""The stones of a whole board, one byte a point."""


class PointFault(Fault):
    """A word that names no point of the board."""


def other(colour: int) -> int:
    """The colour of the opponent."""
    return BLACK + WHITE - colour


def empty_board(size: int) -> Stones:
    """A board without stones."""
    return bytes(size * size)


def size_of(stones: Stones) -> int:
    """The number of rows of a board."""
    return int(len(stones) ** 0.5)


def with_stone(stones: Stones, point: int, colour: int) -> Stones:
    """Put a stone on a point, or with `EMPTY` take one away."""
    return stones[:point] + bytes((colour,)) + stones[point + 1 :]


def point_name(size: int, point: int) -> str:
    """Name a point: "a1" is at the bottom left."""
    row, column = divmod(point, size)
    return f"{LETTERS[column]}{size - row}"


def point_named(size: int, name: str) -> int:
    """The point that `point_name` calls `name`. Raises `PointFault`."""
    column = LETTERS.find(name[:1]) if name else -1
    digits = name[1:]
    if digits.isascii() and digits.isdigit() and len(digits) <= 2 and digits[0] != "0":
        row = size - int(digits)
        if 0 <= column < size and 0 <= row < size:
            return row * size + column
    raise PointFault(
        "“{word}” is not a point of a board of {size}; points are written a1 to {last}.",
        word=name[:20],
        size=size,
        last=point_name(size, size - 1),
    )


def centre(size: int) -> int:
    """The middle point, on an even board the one at the top left of the middle."""
    return (size - 1) // 2 * (size + 1)


def points_with(stones: Stones, colour: int) -> Iterator[int]:
    """Yield the points that hold a colour, or with `EMPTY` those that hold none."""
    return (point for point, stone in enumerate(stones) if stone == colour)


@cache
def neighbourhoods(size: int, reach: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each point and direction, the points from `reach` steps before to `reach` after.

    The point itself is in the middle; -1 stands for places beyond the border.
    """
    return tuple(
        tuple(
            tuple(
                _point_at(size, point // size + step * down, point % size + step * right)
                for step in range(-reach, reach + 1)
            )
            for down, right in DIRECTIONS
        )
        for point in range(size * size)
    )


def _point_at(size: int, row: int, column: int) -> int:
    return row * size + column if 0 <= row < size and 0 <= column < size else -1
