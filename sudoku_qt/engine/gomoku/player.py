# SPDX-License-Identifier: MIT
"""The computer player: it chooses a move in any state, and evaluates positions."""

from dataclasses import dataclass, replace
from random import Random
from time import monotonic

from sudoku_qt.engine.gomoku.board import BLACK, EMPTY, WHITE, Stones, centre, other
from sudoku_qt.engine.gomoku.book import book_move
from sudoku_qt.engine.gomoku.levels import Level, Style
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.opener import act
from sudoku_qt.engine.gomoku.search.course import Course
from sudoku_qt.engine.gomoku.search.minds import Minds, Pondering
from sudoku_qt.engine.gomoku.search.position import Position
from sudoku_qt.engine.gomoku.search.thinker import Clock, Limits, Thinker
from sudoku_qt.engine.gomoku.search.worths import SURE_WIN
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.work import Stop, never

LEAST = 0.01  # the shortest time to think, in seconds
A_LOOK = 2  # the depth at which a position is judged, in moves
SLOTS = 1 << 12  # the size of the table for that, in positions
LOOKS, A_LONG_LOOK = 20, 4
"""The part of a level's time, and the depth, of each of the searches in an opening."""
BESIDE = 1  # how many points from the first stone the reply to it is


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, and the evaluation of the position.

    `value` is from -1 (White wins) to 1 (Black wins), and exactly that only for a proved win.
    `depth` and `nodes` say how deep the search looked, and at how many positions.
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
    now: Clock = monotonic,
    minds: Minds | None = None,
    threads: int = 1,
) -> Choice:
    """Choose a move, or another action, in a state that is not over.

    At a level without a clock the same seed gives the same choice. When `stop` returns true the
    best move so far is returned; it is legal. At a level with a clock, `minds` keeps what was
    learned at earlier moves, and so many threads search.
    """
    if state.is_opening:
        return _act(setup, state, level, seed, stop, now)
    if level.seconds:
        limits = Limits(now, level.seconds, level.depth, stop, threads)
        return _choose_in_time(setup, state, seed, limits, minds or Minds())
    return _choose_move(setup, state, level, style, seed, stop)


def _act(
    setup: GomokuSetup, state: GomokuState, level: Level, seed: int, stop: Stop, now: Clock
) -> Choice:
    """Do what an opening asks for, by many short searches."""
    thinker = Thinker(setup.rule, setup.size, SLOTS)
    if level.seconds:
        end = now() + level.seconds
        limits = Limits(now, level.seconds / LOOKS, A_LONG_LOOK, lambda: stop() or now() >= end)
    else:
        limits = Limits(lambda: thinker.spent, 1.0, A_LOOK, stop)
    return Choice(*act(setup, state, thinker, limits, seed))


def expecting(state: GomokuState, minds: Minds) -> Pondering | None:
    """What the side that is not to move can think about already; None if it expects nothing."""
    return None if state.ending else minds.ahead(other(state.to_move), _placed(state.stones))


def evaluate(setup: GomokuSetup, state: GomokuState, stop: Stop = never) -> float:
    """The value of a position after a short search, from -1 (White wins) to 1 (Black wins)."""
    if state.ending:
        return {EMPTY: 0.0, BLACK: 1.0, WHITE: -1.0}[state.ending.winner]
    if not any(state.stones):
        return 0.0
    return _look(Thinker(setup.rule, setup.size, SLOTS), state.stones, state.to_move, stop)


def _look(thinker: Thinker, stones: Stones, to_move: int, stop: Stop) -> float:
    thinker.follow(_placed(stones))
    thought = thinker.think(to_move, Limits(lambda: thinker.spent, 1.0, A_LOOK, stop))
    return thought.value if to_move == BLACK else -thought.value


def _placed(stones: Stones) -> list[tuple[int, int]]:
    """The stones as points and colours."""
    return [(point, colour) for point, colour in enumerate(stones) if colour]


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
    position = Position(setup.rule, setup.size)
    stones = _placed(state.stones)
    for point, colour in stones:
        position.put(point, colour)
    near = style if len(stones) > 1 else replace(style, reach=BESIDE)
    course, ahead = Course(position, near), level.depth + style.deeper
    noise = level.noise * (style.own + style.opposing) // 2
    rng = Random(seed)
    sees_threes, sees_fours = (
        rng.random() >= chance for chance in (level.overlooks, level.overlooks_fours)
    )
    point, worth, depth = course.think(
        state.to_move,
        ahead,
        stop,
        (noise, seed),
        sees_threes=sees_threes,
        sees_fours=sees_fours,
    )
    move = GomokuMove("pass") if point < 0 else GomokuMove.at(setup.size, point)
    if abs(worth) > SURE_WIN and sees_threes and sees_fours:
        value = 1.0 if (worth > 0) == (state.to_move == BLACK) else -1.0
    else:  # a style's own weights would be no fair measure
        value = evaluate(setup, state, stop)
    return Choice(move, value, depth, course.nodes)


def _choose_in_time(
    setup: GomokuSetup, state: GomokuState, seed: int, limits: Limits, minds: Minds
) -> Choice:
    """Choose by the opening book, or by the search under a clock."""
    if not any(state.stones):
        return Choice(GomokuMove.at(setup.size, _middle(setup.size, seed)), 0.0)
    booked = book_move(setup.rule, setup.size, _placed(state.stones), state.to_move, seed)
    if booked is not None:
        return Choice(GomokuMove.at(setup.size, booked), evaluate(setup, state, limits.stop))
    begun = limits.now()
    with minds.lent(state.to_move, setup.rule, setup.size, seed) as thinker:
        thinker.follow(_placed(state.stones))
        left = limits.seconds - (limits.now() - begun)
        thought = thinker.think(state.to_move, replace(limits, seconds=max(left, LEAST)))
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
