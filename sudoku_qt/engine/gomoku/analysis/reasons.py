# SPDX-License-Identifier: MIT
"""The reasons for a move, for the words of a hint: what it wins, makes and stops."""

from collections.abc import Sequence
from dataclasses import dataclass

from sudoku_qt.engine.gomoku.analysis.lines import BestLine, best_line
from sudoku_qt.engine.gomoku.analysis.wins import (
    Attack,
    answers_to_five,
    by_fours,
    five_points,
    shortest_by_fours,
)
from sudoku_qt.engine.gomoku.board import DIRECTIONS, centre, other, size_of
from sudoku_qt.engine.gomoku.search.thinker import Limits
from sudoku_qt.engine.gomoku.shapes import Shape, shape_made, shapes_of_move

MOST_PARTNERS = 2


@dataclass(frozen=True, slots=True)
class Advice:
    """The move that the search would make, and the reasons for it.

    `fours`: the length in fours, including the five, of the win by continuous fours that the move
    begins, or 0. `shapes`: what it makes and stops. `forced`: no other move stops a five. `saves`:
    otherwise the opponent would win by continuous fours. `plan`: the next shape of its own in the
    line, and the point that makes it. `hinders`: the opponent would make an open three there.
    `partners`: the nearest stones with which it can become a five.
    """

    line: BestLine
    fours: int
    shapes: tuple[Shape, ...]
    forced: bool
    saves: bool
    plan: tuple[Shape, int] | None = None
    hinders: bool = False
    partners: tuple[int, ...] = ()

    @property
    def point(self) -> int:
        """The point of the move."""
        return self.line.points[0]


def advise(attack: Attack, limits: Limits) -> Advice | None:
    """The best move with its reasons; None where no move is left. Raises `Cancelled`."""
    if not any(attack.stones):
        middle = centre(size_of(attack.stones))
        return Advice(BestLine((middle,), 0.0, 0, 0), 0, (), forced=False, saves=False)
    line = best_line(attack, attack.thinker(), limits)
    if line is None:
        return None
    point = line.points[0]
    win = by_fours(attack, limits.stop).win
    begins = win is not None and win.line[0] == point
    return Advice(
        line,
        win.moves if win and begins else 0,
        shapes_of_move(attack.rule, attack.stones, point, attack.side),
        _is_forced(attack),
        not win and _saves(attack, point),
        _plan(attack, line.points),
        shape_made(attack.rule, attack.stones, point, other(attack.side)) is Shape.THREE,
        _partners(attack, point),
    )


def _plan(attack: Attack, points: Sequence[int]) -> tuple[Shape, int] | None:
    """The first shape that a later move of the side to move makes in a line, and its point."""
    for place in range(2, len(points), 2):
        stones = attack.after(*points[:place]).stones
        made = shape_made(attack.rule, stones, points[place], attack.side)
        if made is not None and made is not Shape.OVERLINE:
            return made, points[place]
    return None


def _against(attack: Attack) -> Attack:
    """The same stones with the opponent to move."""
    return Attack(attack.rule, attack.stones, other(attack.side))


def _is_forced(attack: Attack) -> bool:
    """Whether a five has to be stopped, which one move alone does."""
    if five_points(attack.rule, attack.stones, attack.side):
        return False
    opponent = _against(attack)
    fives = five_points(attack.rule, attack.stones, opponent.side)
    return bool(fives) and len(answers_to_five(opponent)) == 1


def _saves(attack: Attack, point: int) -> bool:
    """Whether the opponent would win by fours if it were his turn, and does not after a move."""
    if shortest_by_fours(_against(attack))[0] is None:
        return False
    return shortest_by_fours(_against(attack.after(point)))[0] is None


def _partners(attack: Attack, point: int) -> tuple[int, ...]:
    """The nearest stones of the side to move that stand in a free five points with a point."""
    size, found = size_of(attack.stones), dict[int, int]()
    row, column = divmod(point, size)
    for down, right in DIRECTIONS:
        for first in range(-4, 1):
            places = [(row + n * down, column + n * right) for n in range(first, first + 5)]
            if not all(0 <= y < size and 0 <= x < size for y, x in places):
                continue
            stones = [(y * size + x, abs(y - row) or abs(x - column)) for y, x in places]
            if all(attack.stones[spot] != other(attack.side) for spot, _ in stones):
                found |= {spot: far for spot, far in stones if attack.stones[spot] == attack.side}
    return tuple(sorted(found, key=lambda spot: (found[spot], spot))[:MOST_PARTNERS])
