# SPDX-License-Identifier: MIT
"""The work of choosing moves and valuing states: it ends at once when it is stopped."""

import os
import sys
from threading import Thread, get_native_id

import pytest

from sudoku_qt.controllers.gomoku.workers import move
from sudoku_qt.controllers.gomoku.workers.move import (
    choose_move,
    give_way,
    limits_of,
    ponder,
    seconds_ahead,
    stopping_after,
    threads_of,
    value_states,
    within_limits,
)
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.levels import LEVELS, TIMED_LEVELS
from sudoku_qt.engine.gomoku.rules import RENJU
from sudoku_qt.engine.gomoku.search.minds import Minds, Pondering
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, GomokuSetup, TimeLimits
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.work import Cancelled
from tests.sweeps import in_turn

SETUP = GomokuSetup(size=9)
START = GomokuGame().start(SETUP)
HARD = GomokuPlayer("computer", level="hard", style="attacking")


def ticket(*, stopped: bool = False) -> Ticket:
    """The ticket of a job that nobody watches."""
    ticket = Ticket(lambda _share: None)
    if stopped:
        ticket.stop()
    return ticket


def test_the_same_seed_chooses_the_same_legal_move() -> None:
    first, second = (choose_move(SETUP, START, HARD, 5, minds=Minds())(ticket()) for _ in range(2))
    assert first.move == second.move
    assert GomokuGame().play(SETUP, START, first.move).order


def test_values_come_in_the_order_of_the_states() -> None:
    assert value_states(SETUP, [START, START])(ticket()) == [0.0, 0.0]


def test_a_stopped_valuation_is_cancelled() -> None:
    with pytest.raises(Cancelled):
        value_states(SETUP, [START])(ticket(stopped=True))


@in_turn(
    ("limits", "most"),
    [
        (TimeLimits(), TIMED_LEVELS[-1].seconds),
        (TimeLimits(move_ms=1000), 0.9),
        (TimeLimits(game_ms=16_000), 1.0),
        (TimeLimits(game_ms=16_000, move_ms=500), 0.4),
    ],
)
def test_a_level_by_time_keeps_within_the_limits_of_the_game(
    limits: TimeLimits, most: float
) -> None:
    setup = GomokuSetup(size=9, limits=limits)
    level = within_limits(setup, GomokuGame().start(setup), TIMED_LEVELS[-1])
    assert 0 < level.seconds <= most
    assert within_limits(setup, START, LEVELS[0]) == LEVELS[0]


@in_turn(
    ("limits", "left"),
    [
        (TimeLimits(), []),
        (TimeLimits(move_ms=1000), [0.8]),
        (TimeLimits(game_ms=16_000), [1.0]),
        (TimeLimits(game_ms=16_000, move_ms=500), [0.35, 1.0]),
    ],
)
def test_limits_leave_seconds_for_a_move(limits: TimeLimits, left: list[float]) -> None:
    setup = GomokuSetup(size=9, limits=limits)
    assert limits_of(setup, GomokuGame().start(setup)) == pytest.approx(left)


@pytest.mark.parametrize(("there", "used"), [(1, 1), (2, 2), (16, 4)])
def test_levels_that_think_for_long_use_more_threads(
    monkeypatch: pytest.MonkeyPatch, there: int, used: int
) -> None:
    monkeypatch.setattr("sudoku_qt.controllers.gomoku.workers.move.processors", lambda: there)
    threads = {level.name: threads_of(level) for level in (*LEVELS, *TIMED_LEVELS)}
    assert [threads.pop(name) for name in ("two", "ten")] == [used, used]
    assert {*threads.values()} == {1}


def test_what_is_limited_stops_after_its_time_or_when_told() -> None:
    now = [5.0]
    stop = stopping_after(2.0, lambda: False, lambda: now[0])
    assert not stop()
    now[0] = 7.0
    assert stop()
    assert stopping_after(2.0, lambda: True, lambda: now[0])()


def test_an_opening_is_played_within_the_limit_of_a_move() -> None:
    setup = GomokuSetup(
        size=9, rule=RENJU, opening="rif", limits=TimeLimits(move_ms=120), players=(HARD, HARD)
    )
    game = GomokuGame()
    state = game.start(setup)
    while state.is_opening:  # at each step with hardly any time
        move = choose_move(setup, state, HARD, 1, minds=Minds())(ticket()).move
        state = game.play(setup, state, move)
    assert len(state.order) == 5


@pytest.mark.parametrize(
    ("level", "there", "seconds"),
    [("ten", 2, 50.0), ("two", 8, 10.0), ("two", 1, 0.0), ("tenth", 2, 0.0), ("hard", 2, 0.0)],
)
def test_long_levels_think_ahead_where_there_are_two_processors(
    monkeypatch: pytest.MonkeyPatch, level: str, there: int, seconds: float
) -> None:
    monkeypatch.setattr(move, "processors", lambda: there)
    players = GomokuPlayer(), GomokuPlayer("computer", level=level)
    assert seconds_ahead(GomokuSetup(size=9, players=players), START) == seconds
    assert seconds_ahead(GomokuSetup(size=9, players=players[::-1]), START) == 0.0
    opening = GomokuSetup(size=15, rule=RENJU, opening="rif", players=players)
    assert seconds_ahead(opening, GomokuGame().start(opening)) == 0.0


class Ahead:
    """Stands in for pondering; it is told to end before it has begun, and notes it."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def halt(self) -> None:
        """Note that."""
        self.done.append("halt")

    def think(self) -> None:
        """Note that."""
        self.done.append("think")


@pytest.mark.parametrize(
    ("battery", "expects", "done"),
    [
        (False, True, ["halt", "way", "think"]),
        (False, False, []),
        (True, True, []),
    ],
)
def test_off_on_battery_and_stopped_from_elsewhere(
    monkeypatch: pytest.MonkeyPatch, *, battery: bool, expects: bool, done: list[str]
) -> None:
    ahead = Ahead()

    def expecting(_: GomokuState, __: Minds) -> Ahead | Pondering | None:
        return ahead if expects else None

    monkeypatch.setattr(move, "on_battery", lambda: battery)
    monkeypatch.setattr(move, "expecting", expecting)
    monkeypatch.setattr(move, "give_way", lambda: ahead.done.append("way"))
    ponder(START, Minds())(ticket(stopped=True))
    assert ahead.done == done


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt's priorities do it")
def test_a_thread_that_gives_way_is_the_only_one() -> None:
    seen: list[int] = []

    def nice() -> None:
        for _ in range(2):
            give_way()
            seen.append(os.getpriority(os.PRIO_PROCESS, get_native_id()))

    before = os.getpriority(os.PRIO_PROCESS, get_native_id())
    thread = Thread(target=nice)
    thread.start()
    thread.join()
    assert seen == [max(before, move.NICE)] * 2
    assert os.getpriority(os.PRIO_PROCESS, get_native_id()) == before


@pytest.mark.parametrize("before", [True, False])
def test_work_that_does_not_ask_is_told_to_stop(*, before: bool) -> None:
    asked, told = ticket(stopped=before), list[str]()
    asked.when_stopped(lambda: told.append("stop"))
    assert told == ["stop"] * before
    asked.stop()
    assert told[0] == "stop"
    assert asked.stopped()
