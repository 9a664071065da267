# SPDX-License-Identifier: MIT
"""The clocks: they follow the session's, and run out once."""

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.gomoku.play.clocks import GomokuClocks
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, GomokuSetup, TimeLimits
from sudoku_qt.models.gomoku.model import GomokuSession
from sudoku_qt.models.session import Session
from sudoku_qt.paths import resource
from sudoku_qt.views.gomoku.players import GomokuPlayers
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear

PERSONS = (GomokuPlayer(), GomokuPlayer())


def clocks(qtbot: QtBot, move_ms: int = 0) -> tuple[GomokuClocks, GomokuSession, GomokuPlayers]:
    """The clocks of a game with a limit for a move."""
    wear(Theme.read(resource("themes/light.json")))
    players = GomokuPlayers()
    qtbot.addWidget(players)
    setup = GomokuSetup(size=15, players=PERSONS, limits=TimeLimits(move_ms=move_ms))
    session = Session(GomokuGame(), setup, players)
    return GomokuClocks(session, players), session, players


def test_a_clock_runs_out(qtbot: QtBot) -> None:
    made, session, _ = clocks(qtbot, 30)
    with qtbot.waitSignal(made.ran_out):
        session.clock.start()


@pytest.mark.parametrize("hold", ["paused", "away", "hidden", "dialog", "set up"])
def test_no_clock_runs_out_while_it_stands(qtbot: QtBot, hold: str) -> None:
    made, session, _ = clocks(qtbot, 30)
    heard: list[int] = []
    made.ran_out.connect(lambda: heard.append(1))
    session.clock.hold(hold, on=True)
    session.clock.start()
    session.clock.reset(5000, 5000)
    assert heard == []
    session.clock.hold(hold, on=False)
    assert heard == [1]


def test_a_turn_counts_from_its_beginning(qtbot: QtBot) -> None:
    made, session, players = clocks(qtbot, 60_000)
    session.clock.hold("paused", on=True)
    session.clock.reset(20_000, 20_000)
    assert made.thinking_ms() == 20_000
    assert players.cards[0].words.clock == "0:40"
    session.play(GomokuMove("h8"))
    made.look()
    assert made.thinking_ms() == 0
    assert players.cards[1].words.clock == "1:00"


@pytest.mark.parametrize(("move_ms", "kept"), [(0, 20_000), (60_000, 0)])
def test_taking_back_gives_no_time_back_unless_it_is_limited(
    qtbot: QtBot, move_ms: int, kept: int
) -> None:
    made, session, players = clocks(qtbot, move_ms)
    session.clock.hold("paused", on=True)
    session.clock.reset(20_000, 20_000)
    session.play(GomokuMove("h8", ms=made.thinking_ms()))
    made.keep_time(lambda: session.go(0))
    assert made.thinking_ms() == kept
    assert players.cards[0].words.clock == ("1:00" if move_ms else "0:20")
    made.keep_time(session.redo)
    made.keep_time(lambda: session.go(0))
    assert made.thinking_ms() == kept, "going back and forth changes nothing"
