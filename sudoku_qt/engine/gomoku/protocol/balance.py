# SPDX-License-Identifier: MIT
"""The choices of swap2: three balanced stones, then a colour or two stones more."""

from random import Random

from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.engine.gomoku.search.thinker import Limits, Thinker

TRIED = 12  # openings of which the most even one is taken
FARTHEST = 3  # points from the middle to a stone of an opening
EVEN = 0.15  # how far from even a position may be that leaves the choice to the opponent


def next_of_swap(thinker: Thinker, points: list[int], limits: Limits) -> list[int]:
    """The stones to put next; none to take the other colour.

    On the empty board, three stones. After three, two more if the position is nearly balanced, upon
    which the opponent chooses; otherwise White's next stone if White stands better.
    """
    if not points:
        return _most_even(thinker, [], 3, limits)
    moves = _in_turn(points, 0)
    thinker.follow(moves)
    side = BLACK if len(points) % 2 == 0 else WHITE
    thought = thinker.think(side, limits)
    value = thought.value if side == WHITE else -thought.value
    if len(moves) == 3 and abs(value) <= EVEN:
        return _most_even(thinker, moves, 2, limits)
    return [thought.point] if (value >= 0) == (side == WHITE) else []


def _in_turn(points: list[int], before: int) -> list[tuple[int, int]]:
    """The stones that are put on some points in turn, after so many that stand already."""
    colours = (BLACK, WHITE)
    return [(point, colours[number % 2]) for number, point in enumerate(points, before)]


def _most_even(
    thinker: Thinker, moves: list[tuple[int, int]], number: int, limits: Limits
) -> list[int]:
    """So many more stones near the middle that leave both sides about the same."""
    rng = Random(len(thinker.moves))
    taken = {point for point, _ in moves}
    middle, reach = thinker.size // 2, min(FARTHEST, thinker.size // 2)
    near = range(middle - reach, middle + reach + thinker.size % 2)
    points = (row * thinker.size + column for row in near for column in near)
    free = [point for point in points if point not in taken]
    found: list[tuple[float, list[int]]] = []
    short = Limits(limits.now, limits.seconds / TRIED, limits.depth, limits.stop)
    for _ in range(TRIED):
        chosen = rng.sample(free, number)
        thinker.follow([*moves, *_in_turn(chosen, len(moves))])
        found.append((abs(thinker.think(WHITE, short).value), chosen))
        if limits.stop():
            break
    return min(found)[1]
