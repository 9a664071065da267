# SPDX-License-Identifier: MIT
"""Pondering in the real window: it lasts while a person thinks, and ends with whatever is done."""

from collections.abc import Callable, Iterator
from threading import Event

import pytest
from PySide6.QtCore import QTimer

from sudoku_qt.controllers.gomoku import pondering as ponderings
from sudoku_qt.controllers.gomoku.workers import move
from sudoku_qt.controllers.workers.job import Ticket, Work
from sudoku_qt.engine.gomoku.board import WHITE
from sudoku_qt.engine.gomoku.search.minds import Minds
from sudoku_qt.engine.gomoku.setup import GomokuPlayer
from sudoku_qt.engine.gomoku.state import GomokuState
from tests.controllers.gomoku import used_again
from tests.controllers.gomoku.table import EASY, Table
from tests.waiting import until

table = used_again.table
fresh = used_again.fresh

SHORT, SHORT_SECONDS = GomokuPlayer("computer", level="tenth"), 0.1


class Ponders:
    """Stands in for the search: it notes the states, and lasts until it is stopped."""

    def __init__(self) -> None:
        self.begun: list[GomokuState] = []
        self.ended: list[GomokuState] = []

    @property
    def running(self) -> int:
        """How many searches have begun and not ended."""
        return len(self.begun) - len(self.ended)

    def ponders(self, state: GomokuState) -> bool:
        """Whether a search in this very state has begun and not ended."""
        begun, ended = (sum(each is state for each in some) for some in (self.begun, self.ended))
        return begun > ended

    def __call__(self, state: GomokuState, minds: Minds) -> Work[None]:
        """The work, which asks nobody whether it is to stop."""

        def work(ticket: Ticket) -> None:
            ended = Event()
            ticket.when_stopped(ended.set)
            self.begun.append(state)
            ended.wait(30)
            self.ended.append(state)

        return work


@pytest.fixture
def ponders(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ponders]:
    """Pondering at a short level, too, on a machine with two processors."""
    ponders = Ponders()
    monkeypatch.setattr(ponderings, "ponder", ponders)
    monkeypatch.setattr(move, "LONG", SHORT_SECONDS)
    monkeypatch.setattr(move, "AHEAD", 600.0)
    monkeypatch.setattr(move, "processors", lambda: 2)
    yield ponders
    until(lambda: not ponders.running)


def begun(table: Table, ponders: Ponders) -> None:
    """A game in which a person is to move for the second time, and the computer ponders."""
    table.begin(players=(GomokuPlayer(), SHORT), size=9)
    table.click("e5")
    assert len(table.order) == 2
    until(lambda: ponders.ponders(table.state))


def undo(table: Table) -> None:
    """Take the first move back."""
    table.program.shell.undo()


def play_on(table: Table) -> None:
    """Play a stone that is far from all others."""
    table.click("a1" if "a1" not in table.order else "i9")


def begin_anew(table: Table) -> None:
    """Begin a game of two persons."""
    table.begin()


def resign(table: Table) -> None:
    """Give up."""
    table.controller.calls._resign()


def pause(table: Table) -> None:
    """Hide the board."""
    table.controller.session.clock.hold("paused", on=True)


def leave(table: Table) -> None:
    """Look at another window."""
    table.controller.session.clock.hold("away", on=True)


def save(table: Table) -> None:
    """Have the game saved."""
    table.controller.session.mark_saved("x.sdk")


@pytest.mark.parametrize(
    "does",
    [undo, play_on, begin_anew, resign, pause, leave, save],
    ids=lambda does: does.__name__,
)
def test_it_ends_at_once_with_whatever_is_done(
    table: Table, ponders: Ponders, does: Callable[[Table], None]
) -> None:
    begun(table, ponders)
    first = table.state
    does(table)
    until(lambda: not ponders.ponders(first))
    table.controller.session.clock.hold("away", on=False)
    table.begin()
    until(lambda: not ponders.running)


def test_it_ponders_once_in_a_state_until_its_time_is_over(table: Table, ponders: Ponders) -> None:
    begun(table, ponders)
    pondering = table.controller.computer.pondering
    (end,) = (each for each in pondering.findChildren(QTimer) if each.isSingleShot())
    assert end.interval() == round(1000 * move.AHEAD * SHORT_SECONDS)
    begun_before = len(ponders.begun)
    end.timeout.emit()
    until(lambda: not ponders.running)
    table.controller._show()
    table.settle()
    assert len(ponders.begun) == begun_before
    until(lambda: not pondering.is_running)


def test_the_window_is_closed_without_waiting_for_it(fresh: Table, ponders: Ponders) -> None:
    begun(fresh, ponders)
    fresh.program.shell.window.close()
    assert not fresh.controller.computer.pondering._end.isActive()
    until(lambda: not ponders.running)


@pytest.mark.parametrize("opponent", [EASY, GomokuPlayer()], ids=["short level", "person"])
def test_others_do_not_ponder(table: Table, ponders: Ponders, opponent: GomokuPlayer) -> None:
    table.begin(players=(GomokuPlayer(), opponent), size=9)
    table.click("e5")
    table.settle()
    assert ponders.begun == []


def test_it_ponders_for_white_and_for_black(table: Table, ponders: Ponders) -> None:
    table.begin(players=(SHORT, GomokuPlayer()), size=9)
    until(lambda: bool(ponders.running))
    assert table.state.to_move == WHITE
