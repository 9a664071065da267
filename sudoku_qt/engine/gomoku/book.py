# SPDX-License-Identifier: MIT
"""The opening book: moves in early positions that the engine has analysed at length.

It is for freestyle on a board of 15. A position is stored once for all eight rotations and
reflections; the number of stones tells who is to move: Black, if both have the same number.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from random import Random
from typing import TypeAlias

from sudoku_qt.engine.gomoku.board import BLACK, WHITE, point_name, point_named
from sudoku_qt.engine.gomoku.openings.balanced import TURNS
from sudoku_qt.engine.gomoku.rules import FREESTYLE, Rule

SIZE = 15
Stone: TypeAlias = tuple[int, int]
"""A point and a colour."""

# made by packaging/gomoku_book.py
LINES: tuple[str, ...] = (
    "/ h8",
    "e7/ f7 f8",
    "e8/ f8 e9",
    "f7/ g8 g7",
    "f8/ e9 g8",
    "g7/ g8 f6",
    "g8/ g9 g7",
    "h8/ g9 i8",
    "e10/ e11 e9",
    "e11/ f11 e10",
    "f10/ f11 e9",
    "e7/f7 f6 f8",
    "e7/f8 f6 e9",
    "e8/e7 f9 g8",
    "e8/f8 d9 f9",
    "f7/g7 g8 h6",
    "f7/g8 f9 g9",
    "f8/e7 g7 g8",
    "f8/g8 h7 h9",
    "g7/f6 f8 h6",
    "g7/g8 f9 f8",
    "g8/g7 f7",
    "h8/g7 g9",
    "h8/g8 f9 g9",
    "e10/e9 f11 g10",
    "f10/e9 g9 f11",
    "d6e5/f5 f4 g6",
    "d7e5/e6 f6 e8",
    "d9e8/f8 f7",
    "e10/e11 g10 f9",
    "e11/e10 f12 d9",
    "e6f5/e7 d7 d6",
    "e7f6/f7 g5",
    "e7f6/f8 g5",
    "e8f7/e9 d9 g6",
    "e8f7/f8 g6",
    "e8g8/e7 f8 d8",
    "e9e7/f8 e10 e8",
    "e9f8/f9 g7 d10",
    "f10/e10 e11 f12",
    "f7h6/g7 f5 f6",
    "f8g7/e7 e9 h6",
    "f8g7/f6 h6",
    "f8g7/g8 e9 h6",
    "f8g8/e7 h8",
    "f8h7/g8 f6 i8",
    "f9f7/g8 f8 g6",
    "f9g7/g8 e7 g10",
    "f9g8/g9 h7 e10",
    "f9h8/g8 h10 g9",
    "g9h8/g7 i7 f10",
    "g9h8/g8 f10 i7",
    "f10g9/e9 e11 h8",
    "e10f9/e11 d11 g8",
    "e10g10/e9 f8 f10",
    "d10f10/f11 g10 g9",
    "e10f10/g11 e11 f9",
    "e10g10/e11 f10 d10",
    "e11f10/e10 g9",
    "f8h7j7/g7f6 h8",
    "e8i6g5/h10e9 f10 g10",
    "e8k8f5/f11h5 f9",
    "f10f8j6/h9h5 g8 f7",
    "e10h10f5/g9f6 f10 g8",
    "e10k9h8/e11h9 g11 f11",
    "e11f9j8/h10i7 h8",
    "e11g9g5/h11e8 f10",
    "e11h9f5/j11f8 j10 j9",
    "f10k8g5/j10e6 j9 k9",
    "f11e9h6/j11g8 f8 h9",
    "f11e9i6/j11f8 g9 h9",
    "f8h7j7/h8g7f6 e5",
    "e8k8f5/f11f9h5 g8 c8",
    "f10f8j6/h9f7h5 g8",
    "f10f8j6/h9g8h5 f7 i10",
    "e10h10f5/g9g8f6 g7 g10",
    "e11f9j8/h10h8i7 h7",
    "e11h9f5/j11j9f8 h8 g11",
    "e8i6g5/f10h10e9 f6",
    "e8i6g5/g10h10e9 f6",
    "f10k8g5/j10j9e6 j8 j7",
    "f10k8g5/j10k9e6 l8",
    "f11e9h6/j11f8g8 e8",
    "f11e9h6/j11h9g8 f7",
    "f11e9i6/j11g9f8 e10",
    "f11e9i6/j11h9f8 g8 e11",
    "c8e8k8f5/f11f9h5 d8 f8",
    "e10h10f5/f10g9f6 h8",
    "e10k9h8/e11f11h9 g10",
    "e10k9h8/e11g11h9 f11",
    "e11g9g5/h11f10e8 g8 f9",
    "e11h9f5/j11j10f8 h8",
    "e8g8k8f5/f11f9h5 h8 h9",
    "f10f8f7j6/h9g8h5 f9",
    "f10f8g8j6/h9f7h5 h8",
    "e10h10g7f5/g9g8f6 f10 h9",
    "e11f9j8h7/h10h8i7 i9 g8",
    "e11h9h8f5/j11j9f8 g9 j10",
    "e8f6i6g5/f10h10e9 g10",
    "e8f6i6g5/g10h10e9 f10",
    "f10h10f7j6/h9g8k8 i10",
    "f10j8k8g5/j10j9e6 i8 k9",
    "f10k8j7g5/j10j9e6 l9",
    "f10k8l8g5/j10k9e6 j9 i9",
    "f11e9e8h6/j11f8g8 e10",
    "f11e9f7h6/j11h9g8 g7",
    "f11e9g8i6/j11h9f8 h11 f9",
    "e10g10h10f5/g9g8f6 f10",
    "e10h10h8f5/f10g9f6 h9",
    "e11f11e9i6/j11h9f8 g8",
    "e11f9g9g5/h11f10e8 h10 e9",
    "e11g11h9f5/j11j9f8 j10",
    "e11g9g8g5/h11f10e8 g11 h12",
    "e11h10g8g6/f10g9h8 i9",
    "e11h9h8f5/j11j10f8 g9 j9",
    "f11e10e9i6/j11g9f8 h10",
    "f11e10h8g5/e11e9g8 d10 d9",
    "e10g10k9h8/e11f11h9 f10",
)
# end of what is made


def book_move(rule: Rule, size: int, stones: Sequence[Stone], side: int, seed: int) -> int | None:
    """The move that the book plays for a side; None where it has none.

    With a nonzero seed it is chosen among the moves that are about as good.
    """
    turn = WHITE if len(stones) % 2 else BLACK
    if rule != FREESTYLE or size != SIZE or side != turn:
        return None
    moves = book_moves(stones)
    if not moves:
        return None
    return Random(f"{seed} {len(stones)}").choice(moves) if seed else moves[0]


def book_moves(stones: Iterable[Stone]) -> tuple[int, ...]:
    """The book's moves in a position, the best first; none where the position is not in it."""
    name, image = canonical(stones)
    return tuple(image.index(point) for point in _book().get(name, ()))


def canonical(stones: Iterable[Stone]) -> tuple[str, tuple[int, ...]]:
    """The key of a position, and where its canonical image has each point."""
    placed = tuple(stones)
    return min(
        (_name((image[point], colour) for point, colour in placed), image) for image in _images()
    )


def _name(stones: Iterable[Stone]) -> str:
    ordered = sorted((colour, point) for point, colour in stones)
    colours = (
        [point_name(SIZE, point) for each, point in ordered if each == colour]
        for colour in (BLACK, WHITE)
    )
    return "/".join("".join(points) for points in colours)


@cache
def _images() -> tuple[tuple[int, ...], ...]:
    """The eight ways to turn and mirror the board: to which point each point goes."""
    middle = SIZE // 2
    offsets = [(point % SIZE - middle, point // SIZE - middle) for point in range(SIZE * SIZE)]
    return tuple(
        tuple(
            (middle + down * row) * SIZE + middle + across * column
            for column, row in (offset[::-1] if mirrored else offset for offset in offsets)
        )
        for across, down, mirrored in TURNS
    )


@cache
def _book() -> Mapping[str, tuple[int, ...]]:
    """The moves of each position, which are read when somebody first asks."""
    words = (line.split() for line in LINES)
    return {name: tuple(point_named(SIZE, move) for move in moves) for name, *moves in words}
