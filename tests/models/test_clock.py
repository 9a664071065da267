# SPDX-License-Identifier: MIT
"""The play clock, on a time that the test lets pass."""

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from sudoku_qt.models import clock as module
from sudoku_qt.models.clock import PlayClock, clock_text, shown_difference
from tests.sweeps import in_turn


class HandTurned:
    """Stands in for QElapsedTimer: its time is turned by hand."""

    now = 0

    def __init__(self) -> None:
        self._since: int | None = None

    def start(self) -> None:
        """Begin at the time that it is."""
        self._since = HandTurned.now

    restart = start

    def invalidate(self) -> None:
        """Stop."""
        self._since = None

    def isValid(self) -> bool:
        """Whether it was started."""
        return self._since is not None

    def elapsed(self) -> int:
        """The time since it was started."""
        assert self._since is not None
        return HandTurned.now - self._since


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch, owner: QObject) -> PlayClock:
    """A clock whose time passes in `wait` only."""
    monkeypatch.setattr(module, "QElapsedTimer", HandTurned)
    monkeypatch.setattr(HandTurned, "now", 5_000)
    return PlayClock(owner)


def wait(milliseconds: int) -> None:
    """Let time pass."""
    HandTurned.now += milliseconds


def test_it_stands_until_it_is_started(clock: PlayClock) -> None:
    wait(100)
    assert clock.elapsed_ms() == 0

    clock.start()
    wait(100)
    assert clock.elapsed_ms() == 100


def test_starting_it_twice_is_starting_it_once(clock: PlayClock) -> None:
    clock.start()
    wait(100)
    clock.start()
    wait(20)

    assert clock.elapsed_ms() == 120


def test_it_stands_while_anything_holds_it(clock: PlayClock) -> None:
    clock.start()
    wait(100)
    clock.hold("hidden", on=True)
    wait(1_000)
    clock.hold("paused", on=True)
    wait(1_000)
    clock.hold("hidden", on=False)
    wait(1_000)
    assert clock.elapsed_ms() == 100
    assert clock.is_held("paused")
    assert not clock.is_held("hidden")

    clock.hold("paused", on=False)
    wait(30)
    assert clock.elapsed_ms() == 130


@pytest.mark.parametrize("on", [True, False])
def test_the_same_hold_twice_is_one_hold(clock: PlayClock, on: bool) -> None:  # noqa: FBT001 - drawn
    clock.start()
    clock.hold("paused", on=True)
    wait(50)
    clock.hold("paused", on=True)
    clock.hold("paused", on=False)
    clock.hold("paused", on=False)
    wait(50)
    clock.hold("paused", on=on)

    assert clock.elapsed_ms() == 50
    assert clock.is_held("paused") is on


def test_held_it_does_not_start(clock: PlayClock) -> None:
    clock.hold("hidden", on=True)
    clock.start()
    wait(100)

    assert clock.elapsed_ms() == 0


def test_a_game_s_time_goes_on_from_where_it_was(clock: PlayClock) -> None:
    clock.start()
    wait(100)

    clock.reset(65_000)
    wait(7)

    assert clock.elapsed_ms() == 65_007


def test_a_turn_has_its_part_of_the_time(clock: PlayClock) -> None:
    clock.start()
    assert clock.turn_ms() is None
    wait(100)
    clock.begin_turn()
    wait(20)
    clock.hold("paused", on=True)
    wait(1_000)
    assert (clock.elapsed_ms(), clock.turn_ms()) == (120, 20)

    clock.hold("paused", on=False)
    clock.reset(65_000, 5_000)
    wait(7)
    assert clock.turn_ms() == 5_007

    clock.reset(65_000)
    assert clock.turn_ms() is None


def test_a_hold_outlives_another_game(clock: PlayClock) -> None:
    clock.start()
    clock.hold("hidden", on=True)

    clock.reset(65_000)
    wait(100)

    assert clock.elapsed_ms() == 65_000


def test_it_tells_of_holds_and_of_another_time(clock: PlayClock, qtbot: QtBot) -> None:
    for change in (
        clock.start,
        lambda: clock.hold("paused", on=True),
        lambda: clock.hold("paused", on=False),
        lambda: clock.reset(0),
    ):
        with qtbot.waitSignal(clock.ticked, timeout=0):
            change()


def test_a_hold_that_changes_nothing_is_not_told(clock: PlayClock, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(clock.ticked):
        clock.hold("paused", on=False)


def test_it_ticks_by_itself_when_the_second_is_full(qtbot: QtBot, owner: QObject) -> None:
    clock = PlayClock(owner)
    clock.reset(990)
    clock.start()

    with qtbot.waitSignal(clock.ticked):
        assert clock.elapsed_ms() >= 990

    assert clock_text(clock.elapsed_ms()) == "0:01"


def test_held_it_does_not_tick(clock: PlayClock, qtbot: QtBot) -> None:
    clock.reset(990)
    clock.start()
    clock.hold("paused", on=True)

    wait(30)
    with qtbot.assertNotEmitted(clock.ticked):
        QCoreApplication.processEvents()


def test_the_difference_of_two_times_is_that_of_what_is_written() -> None:
    predicted, played = 176_500, 4_900

    assert clock_text(shown_difference(predicted, played)) == "2:52"
    assert shown_difference(played, predicted) == -172_000


@in_turn(
    ("elapsed_ms", "text"),
    [
        (0, "0:00"),
        (999, "0:00"),
        (1_000, "0:01"),
        (767_000, "12:47"),
        (3_599_999, "59:59"),
        (3_600_000, "1:00:00"),
        (3_767_000, "1:02:47"),
        (360_000_000, "100:00:00"),
    ],
)
def test_a_time_is_written_as_players_write_it(elapsed_ms: int, text: str) -> None:
    assert clock_text(elapsed_ms) == text
