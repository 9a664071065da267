# SPDX-License-Identifier: MIT
"""Balanced openings: five stones after which Black and White, who is to move, stand equally well.

The lists are the engine's own, one for each rule. A line is rotated and reflected at random.
"""

from collections.abc import Mapping
from itertools import product
from random import Random
from typing import TypeAlias

from sudoku_qt.engine.gomoku.board import BLACK, WHITE, Stones, empty_board, with_stone
from sudoku_qt.engine.gomoku.rules import Rule

SMALLEST = 9
"""The smallest board with enough room around such an opening."""

Turn: TypeAlias = tuple[int, int, bool]
"""The factors of column and row, and whether the two are swapped first."""
TURNS: tuple[Turn, ...] = tuple(product((1, -1), (1, -1), (False, True)))
"""The eight ways to turn and mirror a board."""

# made by packaging/gomoku_openings.py
OPENINGS: Mapping[str, tuple[str, ...]] = {
    "freestyle": (
        "-3,-2  3,2  1,0  0,-2  3,-3",
        "3,2  -3,2  0,3  3,0  0,-3",
        "2,-3  1,0  0,0  3,-3  1,3",
        "-2,-3  2,-3  -3,-1  -2,0  1,2",
        "3,-2  2,2  2,3  1,-1  0,-2",
        "2,0  1,1  -3,-3  0,-2  -2,-1",
        "2,-2  -1,0  -2,2  3,0  0,2",
        "1,2  -3,-1  -1,3  0,-2  -3,0",
        "-1,0  -2,-2  -1,2  -1,-1  0,-2",
        "1,3  3,2  2,-2  -2,-2  -3,0",
        "1,3  0,-3  1,-1  3,0  3,-3",
        "3,-1  -2,-3  0,2  1,0  2,-3",
    ),
    "exact": (
        "3,1  -3,2  0,1  -1,-2  -2,-3",
        "2,-2  -1,-3  -3,3  -2,1  1,-3",
        "-2,-1  -3,0  1,-3  2,2  3,2",
        "1,-3  1,-1  3,2  1,3  -2,-3",
        "-1,-3  -2,-3  2,2  3,-2  -1,1",
        "-2,2  1,-2  0,1  -2,0  0,-3",
        "2,3  -2,-3  -1,-1  1,3  -3,3",
        "-1,-3  3,-3  -3,2  -3,0  2,-3",
        "1,0  1,1  1,-3  0,0  2,0",
        "0,1  3,-1  2,2  3,3  -1,-1",
        "-2,-2  3,-1  3,1  -1,-1  2,-2",
        "-3,1  -2,0  -1,-1  2,-2  3,-1",
    ),
    "renju": (
        "-3,2  -1,2  -3,3  -2,-1  1,1",
        "0,-3  -1,0  3,1  2,-1  1,-3",
        "3,1  -1,3  -3,-1  -1,-1  -2,-2",
        "-2,0  0,0  1,1  2,2  -1,3",
        "2,3  1,-1  1,0  1,3  -1,3",
        "1,-1  0,0  3,0  3,2  -3,1",
        "3,-1  -2,1  -3,-2  3,-3  -1,2",
        "2,0  3,-1  0,-1  1,-2  -1,-1",
        "2,-2  1,1  0,2  0,-1  1,0",
        "3,3  2,3  -1,1  0,-1  0,-3",
        "-2,0  0,1  3,-1  2,-1  1,-2",
        "-1,3  0,1  -2,-3  -3,-2  -3,1",
    ),
    "caro": (
        "0,-3  0,0  -3,3  -3,-3  -3,1",
        "1,-3  -2,3  3,-2  1,1  -3,3",
        "3,2  -2,2  2,0  1,0  -1,-3",
        "-2,2  1,-1  -2,1  0,-3  2,-2",
        "-2,-2  -2,-1  2,1  -3,-1  0,-2",
        "0,0  1,-3  0,-3  -2,-1  0,2",
        "1,1  1,0  2,-2  0,-3  -1,2",
        "-3,3  1,0  -3,1  -1,3  -1,-3",
        "2,1  -2,-2  -3,0  -2,1  2,-2",
        "2,-1  0,3  3,-1  -2,3  1,2",
        "3,2  -2,1  -3,1  -3,3  -2,3",
        "3,3  2,2  1,1  1,0  0,2",
    ),
}
# end of what is made


def balanced_stones(rule: Rule, size: int, rng: Random) -> Stones:
    """The board after one of the rule's openings; White is to move."""
    return stones_of_line(rng.choice(OPENINGS[rule.name]), rng.choice(TURNS), size)


def stones_of_line(line: str, turn: Turn, size: int) -> Stones:
    """The board after a line of the list, rotated and reflected by `turn`."""
    stones, middle, (across, down, mirrored) = empty_board(size), size // 2, turn
    for number, word in enumerate(line.split()):
        offsets = [int(offset) for offset in word.split(",")]
        column, row = offsets[::-1] if mirrored else offsets
        column, row = across * column, down * row
        colour = WHITE if number % 2 else BLACK
        stones = with_stone(stones, (middle + row) * size + middle + column, colour)
    return stones
