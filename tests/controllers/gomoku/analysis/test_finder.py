# SPDX-License-Identifier: MIT
"""The finder of best lines: all of a position, and only of the one that was asked for last."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.gomoku.analysis import finder
from sudoku_qt.controllers.gomoku.analysis.finder import LineFinder, Lines
from sudoku_qt.controllers.workers.job import Jobs
from sudoku_qt.engine.gomoku.analysis.wins import Attack
from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.engine.gomoku.rules import FREESTYLE
from tests.engine.gomoku.cases import stones_of

QUIET = Attack(FREESTYLE, stones_of("h8", "a1"), BLACK)
WON = Attack(FREESTYLE, stones_of("f8 g8 h8 i8", "a1 b1 c3 e8"), WHITE)


@pytest.fixture
def jobs(owner: QObject) -> Iterator[Jobs]:
    """Workers that have ended when the test has."""
    jobs = Jobs(owner)
    yield jobs
    jobs.close()


def test_three_lines_come_and_again_with_more_time(jobs: Jobs, qtbot: QtBot) -> None:
    found = LineFinder(jobs, jobs)
    found.begin(QUIET)
    found.begin(QUIET)
    qtbot.waitUntil(lambda: not jobs.any_running() and found.lines.seconds == finder.ROUNDS[-1])
    assert len({line.points[0] for line in found.lines.lines}) == finder.MOST_LINES


def test_only_the_position_asked_for_last_is_told(jobs: Jobs, qtbot: QtBot) -> None:
    found = LineFinder(jobs, jobs)
    found.begin(QUIET)
    found.begin(WON)
    qtbot.waitUntil(lambda: bool(found.lines.lines))
    qtbot.waitUntil(lambda: not jobs.any_running())
    assert not any(WON.stones[point] for line in found.lines.lines for point in line.points)
    found.drop()
    assert found.lines == Lines()
