# SPDX-License-Identifier: MIT
"""The choices of swap2: three stones that are even, a side, or two stones more."""

from random import Random

from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.engine.gomoku.search.thinker import Limits, Thinker

TRIED = 12  # openings of which the most even one is taken
FARTHEST = 3  # points from the middle to a stone of an opening
EVEN = 0.15  # how far from even a position may be that leaves the choice to the opponent


def next_of_swap(thinker: Thinker, points: list[int], limits: Limits) -> list[int]:
    """The stones to put next; none to take the other side.

    Three stones on the empty board; White's next where White stands better; two, after which the
    opponent chooses, where that is nearly even.
    """
    if not points:
        return _most_even(thinker, limits)
    moves = [(point, BLACK if number % 2 == 0 else WHITE) for number, point in enumerate(points)]
    thinker.follow(moves)
    side = BLACK if len(points) % 2 == 0 else WHITE
    thought = thinker.think(side, limits)
    value = thought.value if side == WHITE else -thought.value
    return [thought.point] if (value >= 0) == (side == WHITE) else []


def _most_even(thinker: Thinker, limits: Limits) -> list[int]:
    """Three stones near the middle that leave both sides about the same."""
    rng = Random(len(thinker.moves))
    middle, reach = thinker.size // 2, min(FARTHEST, thinker.size // 2)
    near = range(middle - reach, middle + reach + thinker.size % 2)
    free = [row * thinker.size + column for row in near for column in near]
    found: list[tuple[float, list[int]]] = []
    short = Limits(limits.now, limits.seconds / TRIED, limits.depth, limits.stop)
    for _ in range(TRIED):
        points = rng.sample(free, 3)
        thinker.follow([(points[0], BLACK), (points[1], WHITE), (points[2], BLACK)])
        found.append((abs(thinker.think(WHITE, short).value), points))
        if limits.stop():
            break
    return min(found)[1]
