# SPDX-License-Identifier: MIT
"""The finder of best lines: all of a position, and only of the one that was asked for last."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.gomoku.analysis.finder import LineFinder
from sudoku_qt.controllers.workers.job import Jobs
from sudoku_qt.engine.gomoku.analysis.study import USUAL_LINES, Findings
from sudoku_qt.engine.gomoku.analysis.wins import Attack
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.protocol import analyst as analysts
from sudoku_qt.engine.gomoku.protocol import process
from sudoku_qt.engine.gomoku.protocol.analyst import Analyst
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from tests.engine.gomoku.protocol.scripted import Scripted

SETUP = GomokuSetup(size=15)


def after(words: str) -> GomokuState:
    """The state after some moves."""
    state = GomokuGame().start(SETUP)
    for word in words.split():
        state = GomokuGame().play(SETUP, state, GomokuMove(word))
    return state


QUIET, OTHER = after("h8 a1"), after("f8 a1 g8 b1 h8 c3 i8 e8")
ATTACK = Attack(SETUP.rule, QUIET.stones, QUIET.to_move)


@pytest.fixture
def jobs(owner: QObject) -> Iterator[Jobs]:
    """Workers that have ended when the test has."""
    jobs = Jobs(owner)
    yield jobs
    jobs.close()


@pytest.fixture
def finder(jobs: Jobs) -> Iterator[LineFinder]:
    """A finder that has ended its engine when the test has."""
    finder = LineFinder(jobs, jobs)
    yield finder
    finder.close()


@pytest.fixture
def scripted(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> Scripted:
    """Engines that behave as they are told, for whom there is time enough."""
    monkeypatch.setattr(process, "FAREWELL", 0.05)
    for name, seconds in (("LENIENCE", 20.0), ("STOPPING", 20.0), ("BRIEF", 0.3)):
        monkeypatch.setattr(analysts, name, seconds)
    return Scripted(tmp_path)  # type: ignore[arg-type]  # pytest's own path


def idle(jobs: Jobs, qtbot: QtBot) -> None:
    """Wait until nothing runs."""
    qtbot.waitUntil(lambda: not jobs.any_running())


def test_three_lines_come_and_then_it_rests(finder: LineFinder, jobs: Jobs, qtbot: QtBot) -> None:
    finder.begin(SETUP, QUIET)
    finder.begin(SETUP, QUIET)
    qtbot.waitUntil(lambda: bool(finder.lines.lines))
    idle(jobs, qtbot)
    assert len({line.points[0] for line in finder.lines.lines}) == USUAL_LINES
    assert finder.lines_of(ATTACK) == finder.lines.lines
    assert not finder.is_running


def test_only_the_position_asked_for_last_is_told(
    finder: LineFinder, jobs: Jobs, qtbot: QtBot
) -> None:
    finder.begin(SETUP, QUIET)
    finder.begin(SETUP, OTHER)
    qtbot.waitUntil(lambda: bool(finder.lines.lines))
    idle(jobs, qtbot)
    assert not any(OTHER.stones[point] for line in finder.lines.lines for point in line.points)
    assert finder.lines_of(ATTACK) == ()
    finder.drop()
    assert finder.lines == Findings()


def test_it_goes_on_until_it_is_stopped_and_keeps_what_it_found(
    finder: LineFinder, jobs: Jobs, qtbot: QtBot
) -> None:
    finder.begin(SETUP, QUIET)
    finder.go_on()
    qtbot.waitUntil(lambda: len(finder.lines.lines) == USUAL_LINES)
    before = finder.lines.seconds
    qtbot.waitUntil(lambda: finder.lines.seconds > before)
    assert finder.is_running
    finder.stop()
    found = finder.lines
    idle(jobs, qtbot)
    assert finder.lines == found
    assert not finder.is_endless


def test_without_end_the_next_position_is_searched_without_end(
    finder: LineFinder, jobs: Jobs, qtbot: QtBot
) -> None:
    finder.begin(SETUP, QUIET)
    finder.go_on()
    finder.begin(SETUP, after("h8 a2"))
    assert finder.is_endless
    qtbot.waitUntil(lambda: len(finder.lines.lines) == USUAL_LINES)
    assert finder.is_running
    finder.drop()
    idle(jobs, qtbot)
    finder.begin(SETUP, QUIET)
    assert not finder.is_endless


@pytest.mark.parametrize("count", [1, 8])
def test_as_many_lines_come_as_are_chosen(
    finder: LineFinder, jobs: Jobs, qtbot: QtBot, count: int
) -> None:
    finder.begin(SETUP, QUIET)
    finder.set_count(count)
    qtbot.waitUntil(lambda: bool(finder.lines.lines))
    idle(jobs, qtbot)
    assert len(finder.lines.lines) == count


def test_another_engine_is_heard_and_kept_for_the_next_position(
    finder: LineFinder, jobs: Jobs, qtbot: QtBot, scripted: Scripted
) -> None:
    finder.set_analyst("Scripted", Analyst(scripted.command("yixin plain", "7,8")))
    finder.begin(SETUP, QUIET)
    finder.go_on()
    qtbot.waitUntil(lambda: [line.depth for line in finder.lines.lines] == [4, 4, 4])
    begun = scripted.told().count("START 15")  # twice where the first was stopped on its way
    finder.begin(SETUP, after("h8 a2"))
    qtbot.waitUntil(lambda: "0,13,2" in scripted.told())
    finder.stop()
    idle(jobs, qtbot)
    assert scripted.told().count("START 15") == begun
    assert scripted.told()[-1] == "YXSTOP"
    finder.rest()
    idle(jobs, qtbot)
    assert scripted.told()[-1] == "END"


@pytest.mark.parametrize("manners", ["yixin dies", "yixin plain crashes", "yixin"])
def test_who_fails_is_told_of_and_can_be_asked_again(
    finder: LineFinder,
    jobs: Jobs,
    qtbot: QtBot,
    scripted: Scripted,
    manners: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if manners == "yixin":
        monkeypatch.setattr(analysts, "LENIENCE", 0.3)
        monkeypatch.setattr(analysts, "STOPPING", 0.3)
    finder.set_analyst("Scripted", Analyst(scripted.command(manners, "7,8")))
    finder.begin(SETUP, QUIET)
    qtbot.waitUntil(lambda: finder.fault is not None)
    assert not finder.is_endless
    idle(jobs, qtbot)
    finder.go_on()
    assert finder.fault is None
    finder.set_analyst("", None)
    qtbot.waitUntil(lambda: bool(finder.lines.lines))
    finder.stop()
    idle(jobs, qtbot)


def test_who_floods_leaves_the_window_its_time_and_is_ended(
    finder: LineFinder,
    jobs: Jobs,
    qtbot: QtBot,
    scripted: Scripted,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(analysts, "STOPPING", 0.3)
    told = list[int]()
    finder.found.connect(lambda: told.append(1))
    finder.set_analyst("Scripted", Analyst(scripted.command("yixin floods", "7,8")))
    finder.begin(SETUP, QUIET)
    finder.go_on()
    qtbot.waitUntil(lambda: len(told) > 2)
    count = len(told)
    finder.stop()
    idle(jobs, qtbot)
    assert len(told) <= count + 1
    assert finder.lines.lines[0].points == (8 * 15 + 7,)
