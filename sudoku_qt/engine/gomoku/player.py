# SPDX-License-Identifier: MIT
"""The computer as a player: chooses a move in any state, and says how a position stands."""

from dataclasses import dataclass
from random import Random
from time import monotonic

from sudoku_qt.engine.gomoku.board import (
    BLACK,
    EMPTY,
    WHITE,
    Stones,
    centre,
    other,
    points_with,
    with_stone,
)
from sudoku_qt.engine.gomoku.kernel import SURE_WIN, Kernel
from sudoku_qt.engine.gomoku.levels import BALANCED, MEDIUM, Level, Style
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.rules import Rule
from sudoku_qt.engine.gomoku.search.thinker import Limits, Now, Thinker
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState, Phase
from sudoku_qt.engine.work import Stop, never

BREADTH = 24  # moves looked at where it is not the first ply
HALFWAY = 200  # the lead, in the kernel's units, that is half a win: three games of four are won
EVEN_OPENING = 0.1  # the value at which equals win as many games with either colour, White to move
OPENINGS_TRIED = 12  # from which the most even one is taken
FARTHEST_OPENING = 4  # points from the centre to a stone of an opening


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, and what is thought of the position.

    `value` goes from -1 (White wins) to 1 (Black wins), and is exactly that only where the win is
    proved. `depth` and `nodes` say how far and at how many positions the search looked.
    """

    move: GomokuMove
    value: float
    depth: int = 0
    nodes: int = 0


def choose(
    setup: GomokuSetup,
    state: GomokuState,
    level: Level,
    style: Style,
    seed: int,
    *,
    stop: Stop = never,
    now: Now = monotonic,
) -> Choice:
    """Choose what to do in a state that is not over.

    Where no clock limits the level the same seed gives the same choice. When `stop` returns true,
    the best move so far is given, and it is a legal one.
    """
    if state.phase is Phase.PLAY and level.seconds:
        return _choose_in_time(setup, state, seed, Limits(now, level.seconds, level.depth, stop))
    if state.phase is Phase.PLAY:
        return _choose_move(setup, state, level, style, seed, stop)
    value = evaluate(setup, state, stop)
    if state.phase in {Phase.CHOICE, Phase.LAST_CHOICE}:
        return Choice(GomokuMove("black" if value > EVEN_OPENING else "white"), value)
    point = _next_of_opening(setup, state, seed, stop)
    return Choice(GomokuMove.at(setup.size, point), value)


def evaluate(setup: GomokuSetup, state: GomokuState, stop: Stop = never) -> float:
    """How a position stands, from -1 (White wins) to 1 (Black wins), after a short look."""
    if state.ending:
        return {EMPTY: 0.0, BLACK: 1.0, WHITE: -1.0}[state.ending.winner]
    if not any(state.stones):
        return 0.0
    return _look(setup.rule, state.stones, state.to_move, stop)


def _look(rule: Rule, stones: Stones, to_move: int, stop: Stop) -> float:
    kernel = Kernel(rule, stones)
    kernel.set_manner(BALANCED.reach, 1, 1, 0, BREADTH)
    _, worth, _ = kernel.think(to_move, MEDIUM.depth, 0, True, 0, stop)
    return _value(worth, to_move)


def _value(worth: int, side: int) -> float:
    if abs(worth) > SURE_WIN:
        value = 1.0 if worth > 0 else -1.0
    else:
        value = worth / (abs(worth) + HALFWAY)
    return value if side == BLACK else -value


# A move


def _choose_move(
    setup: GomokuSetup,
    state: GomokuState,
    level: Level,
    style: Style,
    seed: int,
    stop: Stop,
) -> Choice:
    if not any(state.stones):
        return Choice(GomokuMove.at(setup.size, _middle(setup.size, seed)), 0.0)
    kernel = Kernel(setup.rule, state.stones)
    kernel.set_manner(style.reach, style.own, style.opposing, style.halved, BREADTH)
    noise = level.noise * (style.own + style.opposing) // 2
    sees_fours = Random(seed).random() >= level.overlooks
    ahead = level.depth + style.deeper
    point, worth, depth = kernel.think(state.to_move, ahead, noise, sees_fours, seed, stop)
    move = GomokuMove("pass") if point < 0 else GomokuMove.at(setup.size, point)
    sure = abs(worth) > SURE_WIN  # or else it is judged by weights that no style changes
    value = _value(worth, state.to_move) if sure else evaluate(setup, state, stop)
    return Choice(move, value, depth, kernel.nodes)


def _choose_in_time(setup: GomokuSetup, state: GomokuState, seed: int, limits: Limits) -> Choice:
    """Choose by the search under a clock."""
    if not any(state.stones):
        return Choice(GomokuMove.at(setup.size, _middle(setup.size, seed)), 0.0)
    thinker = Thinker(setup.rule, setup.size, seed=seed)
    thinker.follow([(point, colour) for point, colour in enumerate(state.stones) if colour])
    thought = thinker.think(state.to_move, limits)
    value = thought.value if state.to_move == BLACK else -thought.value
    if thought.point < 0:
        return Choice(GomokuMove("pass"), value)
    move = GomokuMove.at(setup.size, thought.point)
    return Choice(move, value, thought.depth, thought.nodes)


def _middle(size: int, seed: int) -> int:
    """The centre; of an even board, one of the four points in the middle."""
    point = centre(size)
    if size % 2:
        return point
    return Random(seed).choice((point, point + 1, point + size, point + size + 1))


# An opening


def _next_of_opening(setup: GomokuSetup, state: GomokuState, seed: int, stop: Stop) -> int:
    """Put the next of the stones that lead to an even position, planned afresh each time."""
    rng = Random(seed)
    left = (3 if state.phase is Phase.THREE else 5) - len(state.order)
    free = _points_of_openings(setup.size, state.stones)
    best: tuple[float, int] | None = None
    for _ in range(OPENINGS_TRIED):
        points = rng.sample(free, left)
        stones, colour = state.stones, state.to_move
        for point in points:
            stones, colour = with_stone(stones, point, colour), other(colour)
        lead = abs(_look(setup.rule, stones, colour, stop) - EVEN_OPENING)
        if best is None or lead < best[0]:
            best = lead, points[0]
        if stop():
            break
    return best[1] if best else free[0]


def _points_of_openings(size: int, stones: Stones) -> list[int]:
    """The empty points around the centre."""
    reach = min(FARTHEST_OPENING, (size - 1) // 2)
    middle = (size - 1) // 2
    near = range(middle - reach, middle + reach + 1)
    return [
        point
        for point in points_with(stones, EMPTY)
        if point // size in near and point % size in near
    ]
