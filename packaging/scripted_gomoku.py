# SPDX-License-Identifier: MIT
"""A player of Gomoku by a script, weak as a beginner is: the measure of the weakest levels.

It completes and stops fives, sees half of all open threes, its own and the opponent's, and
otherwise lengthens its rows beside the stones, and stops others' short ones half as gladly.
"""

from random import Random

from sudoku_qt.engine.gomoku.board import EMPTY, Stones, neighbourhoods, other, points_with, size_of
from sudoku_qt.engine.gomoku.rules import FREESTYLE, Row, rows_made

SEEN = 0.5  # of all open threes
OVERLOOKED = 3  # from so many stones on, an opposing row that was not seen counts no more
FIVE, FAR = 5, 4  # stones, and points from the first to the last of them


def scripted_move(stones: Stones, colour: int, rng: Random) -> int:
    """The point that it plays in freestyle, on a board that is not empty."""
    points = _beside_stones(stones)
    rng.shuffle(points)
    sides = colour, other(colour)
    made = [
        {point: max(rows_made(FREESTYLE, stones, point, side)) for point in points}
        for side in sides
    ]
    for row, chance in ((Row.FIVE, 1.0), (Row.STRAIGHT_FOUR, SEEN)):
        for rows in made:
            found = [point for point in points if rows[point] is row]
            if found and rng.random() < chance:
                return found[0]
    return max(points, key=lambda point: _use(stones, point, colour))


def _beside_stones(stones: Stones) -> list[int]:
    """The empty points beside stones, or all empty points where there is none."""
    beside = neighbourhoods(size_of(stones), 1)
    empty = list(points_with(stones, EMPTY))
    return [
        point
        for point in empty
        if any(place >= 0 and stones[place] for row in beside[point] for place in row)
    ] or empty


def _use(stones: Stones, point: int, colour: int) -> float:
    """The use of a stone for rows of its own, and half as much against the opponent's."""
    own = _rows(stones, point, colour)
    opposing = (min(row, OVERLOOKED - 1) for row in _rows(stones, point, other(colour)))
    return sum(row**2 for row in own) + sum(row**2 for row in opposing) / 2


def _rows(stones: Stones, point: int, colour: int) -> list[int]:
    """For each direction the most stones of a colour among five places through a point."""
    return [
        max(_stones_in(stones, places[first : first + FIVE], colour) for first in range(FIVE))
        for places in neighbourhoods(size_of(stones), FAR)[point]
    ]


def _stones_in(stones: Stones, five: tuple[int, ...], colour: int) -> int:
    """The stones of a colour among five places; none where they can be no five."""
    if any(place < 0 or stones[place] == other(colour) for place in five):
        return 0
    return sum(stones[place] == colour for place in five)
