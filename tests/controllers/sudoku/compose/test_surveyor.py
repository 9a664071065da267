# SPDX-License-Identifier: MIT
"""The newest question wins, whichever answer comes first."""

from collections.abc import Iterator
from threading import Event

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.sudoku.compose import surveyor as surveying
from sudoku_qt.controllers.sudoku.compose.surveyor import Surveyor
from sudoku_qt.controllers.sudoku.workers.compose import count_givens, rate_givens
from sudoku_qt.controllers.workers.job import Jobs, Ticket, Work
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.compose.survey import AT_ONCE, MOST, survey
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.rating.rater import Rating
from tests.controllers.sudoku.by_hand import EASY

HARD = kernel.minimal_puzzle(3)
PATIENCE_S = 10


@pytest.fixture
def jobs(owner: QObject) -> Iterator[Jobs]:
    jobs = Jobs(owner)
    yield jobs
    jobs.close()


@pytest.fixture
def surveyor(jobs: Jobs, owner: QObject) -> Surveyor:
    return Surveyor(jobs, owner)


def some(givens: bytes, count: int) -> bytes:
    """A puzzle with so many of its givens."""
    cells = [cell for cell in range(81) if givens[cell]][:count]
    return bytes(givens[cell] if cell in cells else 0 for cell in range(81))


def test_an_answer_comes_with_its_number(surveyor: Surveyor, qtbot: QtBot) -> None:
    surveyor.ask(bytes(81))
    qtbot.waitUntil(lambda: surveyor.is_current)
    assert surveyor.survey is not None
    assert surveyor.survey.count == MOST + 1


def test_only_the_newest_question_is_answered(surveyor: Surveyor, jobs: Jobs, qtbot: QtBot) -> None:
    seen: list[bytes] = []
    surveyor.surveyed.connect(
        lambda: seen.append(surveyor.survey.givens if surveyor.survey else b"")
    )
    for count in range(20):
        surveyor.ask(some(HARD, count))
    qtbot.waitUntil(lambda: surveyor.is_current and not jobs.any_running())
    assert set(seen) == {some(HARD, 19)}


@pytest.mark.slow
def test_thousands_of_solutions_are_tallied_in_the_end(surveyor: Surveyor, qtbot: QtBot) -> None:
    known = survey(some(HARD, 0))
    for count in range(81):
        givens = some(HARD, count)
        number = kernel.count_solutions(givens, MOST + 1)
        if AT_ONCE < number <= MOST:
            break
    surveyor.ask(givens)
    qtbot.waitUntil(
        lambda: (
            surveyor.survey is not None
            and surveyor.survey.shares != known.shares
            and surveyor.survey.count == number
        )
    )
    assert surveyor.is_current


def test_a_puzzle_is_rated_when_the_keys_rest(surveyor: Surveyor, qtbot: QtBot) -> None:
    with qtbot.waitSignal(surveyor.rated):
        surveyor.ask(parse(EASY))
    assert surveyor.rating is not None
    assert surveyor.rating.se_rating
    assert surveyor.rating.hardest


def test_a_puzzle_is_rated_once(
    surveyor: Surveyor, jobs: Jobs, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The solutions are counted after its rating has begun, and before that has ended."""
    monkeypatch.setattr(surveying, "LULL_MS", 0)
    is_rating, is_counted = Event(), Event()
    ratings: list[bytes] = []

    def count(givens: bytes) -> Work[int]:
        def work(ticket: Ticket) -> int:
            is_rating.wait(PATIENCE_S)
            return count_givens(givens)(ticket)

        return work

    def rate(givens: bytes) -> Work[Rating]:
        ratings.append(givens)

        def work(ticket: Ticket) -> Rating:
            is_rating.set()
            is_counted.wait(PATIENCE_S)
            return rate_givens(givens)(ticket)

        return work

    monkeypatch.setattr(surveying, "count_givens", count)
    monkeypatch.setattr(surveying, "rate_givens", rate)
    surveyor = Surveyor(jobs, surveyor)
    surveyor.surveyed.connect(lambda: is_counted.set() if is_rating.is_set() else None)
    with qtbot.waitSignal(surveyor.rated):
        surveyor.ask(parse(EASY))
    qtbot.waitUntil(lambda: not jobs.any_running())
    for _ in range(3):
        QCoreApplication.processEvents()
    assert ratings == [parse(EASY)]


def test_what_is_not_wanted_any_more_is_not_told(
    surveyor: Surveyor, jobs: Jobs, qtbot: QtBot
) -> None:
    surveyor.ask(parse(EASY))
    surveyor.forget()
    with qtbot.assertNotEmitted(surveyor.surveyed):
        qtbot.waitUntil(lambda: not jobs.any_running())
    assert surveyor.survey is None
    assert not surveyor.is_current


def test_what_was_asked_is_not_asked_again(surveyor: Surveyor, jobs: Jobs, qtbot: QtBot) -> None:
    surveyor.ask(parse(EASY))
    qtbot.waitUntil(lambda: surveyor.is_current)
    known = surveyor.survey
    surveyor.ask(parse(EASY))
    assert surveyor.survey is known
    assert surveyor.is_current
