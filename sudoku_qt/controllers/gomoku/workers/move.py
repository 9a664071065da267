# SPDX-License-Identifier: MIT
"""The work of choosing a Gomoku move, and of evaluating positions."""

import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from threading import get_native_id
from time import monotonic

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.desktop.battery import on_battery
from sudoku_qt.engine.gomoku.levels import Level, level_named, style_named
from sudoku_qt.engine.gomoku.player import Choice, choose, evaluate, expecting
from sudoku_qt.engine.gomoku.search.minds import Minds
from sudoku_qt.engine.gomoku.search.thinker import Clock
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState, game_time_left
from sudoku_qt.engine.work import Stop, go_on, processors

MOVES_LEFT = 16
"""One move may take at most one part in so many of the time left for the game."""
PART_OF_MOVE, SPARED, SHORTEST = 0.9, 0.1, 0.02
"""The part of a move's time limit that is used, the seconds subtracted, and the least seconds."""
LONG, MOST_THREADS = 1.0, 4
"""The seconds from which on a level searches with more than one thread, and with how many."""
AHEAD = 5.0
"""How many times a move's time the computer thinks ahead at most, while a person is to move."""
NICE = 10
"""What the thread that does so is on Linux, where Qt's priorities are without effect."""
LONGEST_ACT = 10.0
"""The most seconds for what belongs to an opening, where nothing else limits it."""


@as_work
def choose_move(
    ticket: Ticket,
    setup: GomokuSetup,
    state: GomokuState,
    player: GomokuPlayer,
    seed: int,
    *,
    minds: Minds,
) -> Choice:
    """The work of choosing a player's move, or of acting in an opening."""
    named = level_named(player.level)
    level, threads = within_limits(setup, state, named), threads_of(named)
    style, stop = style_named(player.style), ticket.stopped
    if state.is_opening:  # which takes many searches, at levels without a clock, too
        stop = stopping_after(min(limits_of(setup, state), default=LONGEST_ACT), stop)
    return choose(setup, state, level, style, seed, stop=stop, minds=minds, threads=threads)


def threads_of(level: Level) -> int:
    """How many threads search at a level: more than one where it thinks for long."""
    return min(MOST_THREADS, processors()) if level.seconds >= LONG else 1


def seconds_ahead(setup: GomokuSetup, state: GomokuState) -> float:
    """How long to think ahead while a person is to move: 0 at short levels, and on one processor.

    At short levels the computer would play better than its level says.
    """
    opponent = setup.players[1 - state.at_turn]
    if opponent.kind != "computer" or state.is_opening or processors() == 1:
        return 0.0
    seconds = level_named(opponent.level).seconds
    return AHEAD * seconds if seconds >= LONG else 0.0


@as_work
def ponder(ticket: Ticket, state: GomokuState, minds: Minds) -> None:
    """The work of thinking ahead while the opponent is to move; it ends when it is stopped."""
    if on_battery():
        return
    pondering = expecting(state, minds)
    if pondering:
        ticket.when_stopped(pondering.halt)
        give_way()
        pondering.think()


def give_way() -> None:
    """Lower the priority of this thread for good; Windows' and macOS's Qt has done so."""
    if sys.platform == "linux":
        thread = get_native_id()
        os.setpriority(os.PRIO_PROCESS, thread, max(NICE, os.getpriority(os.PRIO_PROCESS, thread)))


def stopping_after(seconds: float, stop: Stop, now: Clock = monotonic) -> Stop:
    """What says that some seconds from now are over, or what `stop` says."""
    end = now() + max(SHORTEST, seconds)
    return lambda: stop() or now() >= end


def within_limits(setup: GomokuSetup, state: GomokuState, level: Level) -> Level:
    """A level with a clock, reduced so that it does not lose on time; other levels as they are."""
    if not level.seconds:
        return level
    return replace(level, seconds=max(SHORTEST, min([level.seconds, *limits_of(setup, state)])))


def limits_of(setup: GomokuSetup, state: GomokuState) -> list[float]:
    """The seconds that the limits of the game leave for a move; none without limits."""
    game, move = game_time_left(setup, state, state.at_turn), setup.limits.move_ms
    return [
        *([PART_OF_MOVE * move / 1000 - SPARED] if move else []),
        *([game / MOVES_LEFT / 1000] if game is not None else []),
    ]


@as_work
def value_states(ticket: Ticket, setup: GomokuSetup, states: Sequence[GomokuState]) -> list[float]:
    """The work of evaluating states, from -1 to 1."""
    values = []
    for state in states:
        values.append(evaluate(setup, state, ticket.stopped))
        go_on(ticket.stopped)
    return values
