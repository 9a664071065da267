# SPDX-License-Identifier: MIT
"""Gomoku: the position and the searches, how long each level thinks, and what the bans cost."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import median

from sudoku_qt.engine.gomoku.board import BLACK, EMPTY, points_with
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.levels import HARD, LEVELS, STYLES, Level, Style
from sudoku_qt.engine.gomoku.player import choose
from sudoku_qt.engine.gomoku.rows import COMPILED
from sudoku_qt.engine.gomoku.rules import FREESTYLE, RENJU, RULES, Rule, ban_on
from sudoku_qt.engine.gomoku.search.course import Course
from sudoku_qt.engine.gomoku.search.position import Position
from sudoku_qt.engine.gomoku.search.thinker import Limits, Thinker
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.work import never

Row = tuple[str, float, str, str]

GAMES = 4 if COMPILED else 1
MOVE = 0.5 if COMPILED else 0.05  # seconds of the processor
LONGEST = 60  # moves of a game that are measured
BUILD = "compiled" if COMPILED else "as Python"


def rows() -> Iterator[Row]:
    """Yield the figures, the smallest parts first."""
    states = list(played(HARD, STYLES[1], seed=1))
    yield from board_rows(states[-1])
    yield from search_rows(states)
    for level in LEVELS:
        for style in STYLES:
            yield thinking_row(level, style)
    yield from timed_rows(states)
    yield from ban_rows(states)


def played(level: Level, style: Style, seed: int) -> Iterator[GomokuState]:
    """Let the computer play itself from a few scattered stones, and yield every state."""
    game, setup = GomokuGame(), GomokuSetup()
    state, rng = game.start(setup), Random(seed)
    for word in rng.sample([f"{column}{row}" for column in "ghijk" for row in range(7, 11)], 3):
        state = game.play(setup, state, game.read_move(setup, word))
    while state.ending is None and len(state.order) < LONGEST:
        yield state
        state = game.play(setup, state, choose(setup, state, level, style, seed).move)


def seconds(work: Callable[[], object]) -> float:
    """Measure a piece of work once."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def board_rows(state: GomokuState) -> Iterator[Row]:
    """Time what every search stands on: a stone put and taken again."""
    points = list(points_with(state.stones, EMPTY))
    times = 20_000 // len(points) if COMPILED else 4
    for rule in RULES:
        position = set_up(rule, state)
        put_and_take(position, points, 1)
        each = seconds(partial(put_and_take, position, points, times)) / (times * len(points))
        yield f"a stone put and taken, {rule.name}", each * 1e6, "us", BUILD


def set_up(rule: Rule, state: GomokuState) -> Position:
    """Set up the stones of a state."""
    position = Position(rule, state.size)
    for point, colour in enumerate(state.stones):
        if colour:
            position.put(point, colour)
    return position


def put_and_take(position: Position, points: list[int], times: int) -> None:
    """Put a stone on every empty point and take it again, so many times."""
    for _ in range(times):
        for point in points:
            position.put(point, BLACK)
            position.take(point)


def search_rows(states: list[GomokuState]) -> Iterator[Row]:
    """Count the positions a second that the search of the highest level looks at."""
    nodes, spent = 0, 0.0
    for state in states:
        course = Course(set_up(FREESTYLE, state), STYLES[1])
        spent += seconds(partial(course.think, state.to_move, HARD.depth, never))
        nodes += course.nodes
    yield "search", nodes / spent, "positions/s", f"{BUILD}, {len(states)} positions of a game"


def thinking_row(level: Level, style: Style) -> Row:
    """Time the moves of whole games."""
    setup = GomokuSetup()
    states = [state for seed in range(GAMES) for state in played(level, style, seed)]
    times = [seconds(partial(choose, setup, state, level, style, 1)) for state in states]
    note = f"median; longest {max(times) * 1e3:,.1f} ms of {len(times)} moves"
    return f"a move, {level.name}, {style.name}", median(times) * 1e3, "ms", note


def timed_rows(states: list[GomokuState]) -> Iterator[Row]:
    """Count the positions a second of the search under a clock, and how deep it comes."""
    nodes, depths, slowest = 0, list[int](), 0.0
    spent = 0.0
    for state in states[::4]:
        thinker = Thinker(FREESTYLE, 16)
        thinker.follow([(p, colour) for p, colour in enumerate(state.stones) if colour])
        start = time.process_time()
        thought = thinker.think(state.to_move, Limits(time.process_time, MOVE))
        took = time.process_time() - start
        slowest, spent = max(slowest, took), spent + took
        nodes += thought.nodes
        depths.append(thought.depth)
    note = f"{BUILD}, {len(depths)} positions of a game"
    yield f"search for {MOVE} s", nodes / spent, "positions/s", note
    yield f"depth in {MOVE} s", median(depths), "moves", note
    yield f"beyond {MOVE} s at most", (slowest - MOVE) * 1e3, "ms", "of the processor"


def ban_rows(states: list[GomokuState]) -> Iterator[Row]:
    """Time finding all forbidden points of a position, by the rules and by the position."""
    state = states[-1]
    empty = list(points_with(state.stones, EMPTY))
    by_rules = seconds(lambda: [ban_on(state.stones, point) for point in empty])
    position = set_up(RENJU, state)
    by_position = seconds(lambda: [position.forbidden(point) for point in empty])
    yield "all forbidden points, by the rules", by_rules * 1e3, "ms", "as Python, the first time"
    yield "all forbidden points, by the position", by_position * 1e3, "ms", BUILD
