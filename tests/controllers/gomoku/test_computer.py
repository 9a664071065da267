# SPDX-License-Identifier: MIT
"""The computer at the board: it answers once, can be stopped, and values what was played."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.gomoku.computer import GomokuComputer
from sudoku_qt.controllers.workers.job import Jobs
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.player import Choice
from sudoku_qt.engine.gomoku.search.minds import Minds
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState

SETUP = GomokuSetup(size=9, players=(GomokuPlayer("computer"), GomokuPlayer("computer")))
SEED = 7


def after(words: str) -> GomokuState:
    """The state after some moves."""
    game = GomokuGame()
    state = game.start(SETUP)
    for word in words.split():
        state = game.play(SETUP, state, GomokuMove(word))
    return state


@pytest.fixture
def jobs(owner: QObject) -> Iterator[Jobs]:
    """Workers that have ended when the test has."""
    jobs = Jobs(owner)
    yield jobs
    jobs.close()


@pytest.fixture
def computer(jobs: Jobs) -> GomokuComputer:
    """A computer that waits for nothing."""
    computer = GomokuComputer(jobs, jobs)
    computer.pace_ms = 0
    return computer


def finish(jobs: Jobs, qtbot: QtBot) -> None:
    """Wait until every job has ended, and let what it had to say be heard."""
    qtbot.waitUntil(lambda: not jobs.any_running())
    for _ in range(3):  # what a job said, the move that is then due, what follows from it
        QApplication.processEvents()


def test_it_chooses_once_however_often_it_is_asked(
    computer: GomokuComputer, jobs: Jobs, qtbot: QtBot
) -> None:
    heard: list[GomokuMove] = []
    computer.chosen.connect(heard.append)
    state = after("e5")
    with qtbot.waitSignal(computer.chosen):
        computer.think(SETUP, state, SEED)
        computer.think(SETUP, state, SEED)
    finish(jobs, qtbot)
    assert len(heard) == 1
    assert heard[0].is_stone
    assert not computer.is_thinking


class _Since:
    """A clock set by hand."""

    def __init__(self, elapsed: int) -> None:
        self._elapsed = elapsed

    def start(self) -> None:
        """Go on."""

    def elapsed(self) -> int:
        """What was set, in ms."""
        return self._elapsed


@pytest.mark.parametrize(("thought", "waits"), [(0, 60_000), (45_000, 15_000), (70_000, 0)])
def test_what_was_thought_is_a_part_of_the_pace(
    computer: GomokuComputer,
    jobs: Jobs,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    thought: int,
    waits: int,
) -> None:
    computer.pace_ms = 60_000
    monkeypatch.setattr(computer, "_since", _Since(thought))
    computer.think(SETUP, after("e5"), SEED)
    qtbot.waitUntil(lambda: not jobs.any_running())

    own = Qt.FindChildOption.FindDirectChildrenOnly
    (due,) = (each for each in computer.findChildren(QTimer, options=own) if each.isSingleShot())
    assert due.interval() == waits
    computer.stop()


def test_it_completes_a_five(computer: GomokuComputer, qtbot: QtBot) -> None:
    with qtbot.waitSignal(computer.chosen) as said:
        computer.think(SETUP, after("a5 a1 b5 c1 c5 e1 d5 g1"), SEED)
    assert said.args[0].word == "e5"


def test_a_computer_that_is_stopped_says_nothing(
    computer: GomokuComputer, jobs: Jobs, qtbot: QtBot
) -> None:
    heard: list[GomokuMove] = []
    computer.chosen.connect(heard.append)
    computer.think(SETUP, after("e5"), SEED)
    computer.stop()
    finish(jobs, qtbot)
    assert heard == []
    computer.pace_ms = 60_000
    computer.think(SETUP, after("e5"), SEED)
    qtbot.waitUntil(lambda: not jobs.any_running())
    assert computer.is_thinking, "it waits until its move is due"
    computer.stop()
    assert not computer.is_thinking


def test_what_was_thought_lasts_from_move_to_move_of_one_game(
    computer: GomokuComputer, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    lent: list[Minds] = []

    def choose(*_: object, minds: Minds, **more: object) -> Choice:
        lent.append(minds)
        return Choice(GomokuMove("a1"), 0.0)

    monkeypatch.setattr("sudoku_qt.controllers.gomoku.workers.move.choose", choose)
    for state in (after("e5"), after("e5 e6")):
        with qtbot.waitSignal(computer.chosen):
            computer.think(SETUP, state, SEED)
    computer.forget()
    with qtbot.waitSignal(computer.chosen):
        computer.think(SETUP, after("e5"), SEED)
    assert lent[0] is lent[1]
    assert lent[0] is not lent[2]


def test_values_are_found_once_and_forgotten_with_the_game(
    computer: GomokuComputer, jobs: Jobs, qtbot: QtBot
) -> None:
    states = [after("a5 a1 b5 c1 c5 e1 d5 g1 e5"), after("")]
    assert computer.values(states) == []
    with qtbot.waitSignal(computer.valued):
        computer.value(SETUP, states)
    assert computer.values(states) == [1.0, 0.0]
    computer.value(SETUP, states)
    assert not jobs.any_running(), "nothing is unknown"
    computer.forget()
    assert computer.values(states) == []
