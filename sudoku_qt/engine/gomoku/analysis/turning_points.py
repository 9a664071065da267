# SPDX-License-Identifier: MIT
"""Turning points: moves after which the side that made them stood much worse."""

from collections.abc import Sequence
from dataclasses import dataclass

from sudoku_qt.engine.gomoku.analysis.lines import best_line
from sudoku_qt.engine.gomoku.analysis.wins import Attack
from sudoku_qt.engine.gomoku.board import BLACK, COLOURS, EMPTY, WHITE
from sudoku_qt.engine.gomoku.rules import Rule
from sudoku_qt.engine.gomoku.search.thinker import Limits, Thinker
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.work import go_on

LEAST = 0.3
"""The least loss of value, where values are from -1 to 1."""
MOST = 3
"""The most turning points of a side: those that cost most."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """The value of a position, from -1 (White wins) to 1 (Black wins), and the best line."""

    value: float
    line: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A move of `colour` that cost it much.

    `number` is that of the position after the move; 0 is the one before the first move. `before`
    and `after` are the values for that side, from -1 to 1; `better` is the move that the search
    prefers.
    """

    number: int
    colour: int
    before: float
    after: float
    better: tuple[int, ...]

    @property
    def cost(self) -> float:
        """How much the value dropped."""
        return self.before - self.after


def judge(rule: Rule, state: GomokuState, thinker: Thinker, limits: Limits) -> Judgement:
    """Evaluate a position; a finished game needs no search. Raises `Cancelled`."""
    go_on(limits.stop)
    if state.ending:
        return Judgement({EMPTY: 0.0, BLACK: 1.0, WHITE: -1.0}[state.ending.winner])
    if not any(state.stones):
        return Judgement(0.0)
    attack = Attack(rule, state.stones, state.to_move)
    thinker.follow(in_order(state))
    line = best_line(attack, thinker, limits)
    if line is None:
        return Judgement(0.0)
    return Judgement(line.value if state.to_move == BLACK else -line.value, line.points)


def in_order(state: GomokuState) -> list[tuple[int, int]]:
    """The stones of a position as points and colours: set-up ones first, then in order of play."""
    stones, order = state.stones, state.order
    first = [(p, colour) for p, colour in enumerate(stones) if colour and p not in state.numbers]
    return first + [(point, stones[point]) for point in order]


def turning_points(
    states: Sequence[GomokuState], judged: Sequence[Judgement]
) -> tuple[TurningPoint, ...]:
    """The turning points of both sides, in the order of play."""
    found = [
        turn
        for number in range(1, min(len(states), len(judged)))
        for turn in (_turn(states, judged, number),)
        if turn is not None
    ]
    kept = [
        turn
        for colour in COLOURS
        for turn in sorted(
            (each for each in found if each.colour == colour), key=lambda each: -each.cost
        )[:MOST]
    ]
    return tuple(sorted(kept, key=lambda turn: turn.number))


def _turn(
    states: Sequence[GomokuState], judged: Sequence[Judgement], number: int
) -> TurningPoint | None:
    """The move that led to a position, if it was a stone, cost much, and there was a better one."""
    before, after = states[number - 1], states[number]
    better = judged[number - 1].line
    if len(after.order) != len(before.order) + 1 or not better or better[0] == after.last:
        return None
    sign = 1 if before.to_move == BLACK else -1
    values = sign * judged[number - 1].value, sign * judged[number].value
    turn = TurningPoint(number, before.to_move, *values, better)
    return turn if turn.cost >= LEAST else None
