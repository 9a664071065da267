# SPDX-License-Identifier: MIT
"""The maker of problems: the engine plays itself until one side can win by continuous fours."""

from collections.abc import Iterator
from random import Random

from sudoku_qt.engine.gomoku.analysis.problems import WinProblem, problem_of
from sudoku_qt.engine.gomoku.analysis.wins import by_fours
from sudoku_qt.engine.gomoku.board import BLACK, WHITE, other, with_stone
from sudoku_qt.engine.gomoku.rules import Rule, winning_points
from sudoku_qt.engine.gomoku.search.thinker import Limits, Thinker
from sudoku_qt.engine.work import Stop, go_on

DEPTHS = (1, 2, 3)
"""The search depths of the two players of a game; a shallow one overlooks more."""
LOOKED_FOR = 0.05
"""The first part of a player's search, for a win: seconds by number of positions, not by clock."""
SLOTS = 1 << 14
FIRST_STONES = 3
REACH = 3
"""The distance from the middle to the first stones, in points, at most."""
LONGEST = 120
LEAST_MOVES = 3
MOST_FIRST = 4
"""A problem with more winning first moves is too easy."""


def make_problems(rule: Rule, size: int, seed: int, stop: Stop) -> Iterator[WinProblem]:
    """Yield problems without end, at most one from each game. Raises `Cancelled`.

    The same seed gives the same problems.
    """
    rng = Random(seed)
    while True:
        order = play_game(rule, size, rng, stop)
        problem = _problem_in(rule, size, order, rng, stop)
        if problem is not None and len(problem.first) <= MOST_FIRST:
            yield problem


def play_game(rule: Rule, size: int, rng: Random, stop: Stop) -> tuple[int, ...]:
    """The moves of a game of the engine against itself, from a random opening near the centre."""
    thinker = Thinker(rule, size, SLOTS, rng.randrange(1, 1 << 30))
    limits = Limits(lambda: 0.0, LOOKED_FOR, rng.choice(DEPTHS), stop)
    moves = _beginning(size, rng)
    while len(moves) < LONGEST:
        go_on(stop)
        thinker.follow(moves)
        colour = other(moves[-1][1])
        point = thinker.think(colour, limits).point
        if point < 0:
            break
        moves.append((point, colour))
        if winning_points(rule, _stones(size, moves), point):
            break
    return tuple(point for point, _ in moves)


def _beginning(size: int, rng: Random) -> list[tuple[int, int]]:
    middle, reach = (size - 1) // 2, min(REACH, (size - 1) // 2)
    near = range(middle - reach, middle + reach + 1)
    points = rng.sample([row * size + column for row in near for column in near], FIRST_STONES)
    return list(zip(points, (BLACK, WHITE, BLACK), strict=True))


def _stones(size: int, moves: list[tuple[int, int]]) -> bytes:
    stones = bytes(size * size)
    for point, colour in moves:
        stones = with_stone(stones, point, colour)
    return stones


def _problem_in(
    rule: Rule, size: int, order: tuple[int, ...], rng: Random, stop: Stop
) -> WinProblem | None:
    """A problem from the end of a game: one of the positions in which the winner had a win."""
    won = []
    for number in range(len(order) - 1, FIRST_STONES - 1, -2):
        win = by_fours(WinProblem(rule, size, order[:number], (), 0).attack, stop).win
        if win is None:
            break
        if win.moves >= LEAST_MOVES:
            won.append(order[:number])
    return problem_of(rule, size, rng.choice(won), stop) if won else None
