# SPDX-License-Identifier: MIT
"""The coach in the real window: what it says, where its keys lead, and what "not now" does."""

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from sudoku_qt.engine.sudoku.learn.lessons.course import COURSE
from sudoku_qt.engine.sudoku.learn.lessons.run import LessonRun
from sudoku_qt.store.record import Played, Record
from sudoku_qt.store.sudoku.course_progress import CourseProgress
from sudoku_qt.views.sudoku.learn.coach_card import CoachShown
from sudoku_qt.views.sudoku.learn.page import EXERCISES, EXPLAINED
from sudoku_qt.views.sudoku.statistics.dialog import StatisticsDialog
from tests.controllers.conftest import Program

SINGLES = "full_house", "hidden_single", "naked_single"


@pytest.fixture
def program(fresh: Program) -> Program:
    """A program for each test, for they leave a record of games behind."""
    return fresh


def played(*found: str, missed: Sequence[str] = (), stalled: Sequence[str] = ()) -> Played:
    return Played(
        "2026-11-22T10:00:00+00:00",
        "sudoku",
        elapsed_ms=60_000,
        found=(*SINGLES, *found),
        missed=tuple(missed),
        stalled=tuple(stalled),
    )


TROUBLE = (
    played("pointing", "naked_pair", "hidden_pair", missed=["xy_wing"]),
    played("pointing", "naked_pair", "hidden_pair", missed=["xy_wing"], stalled=["xy_wing"]),
    played("pointing", "naked_pair", "hidden_pair", "xy_wing"),
    played("pointing", "naked_pair", "hidden_pair"),
)


def shown(program: Program, games: Sequence[Played]) -> CoachShown:
    found = program.controller.coach.advice_texts(program.controller.coach.recommendations(games))
    assert found is not None
    return found


def test_the_reasons_are_said_in_two_sentences(program: Program) -> None:
    said = shown(program, TROUBLE)
    assert said.title == "XY-Wing"
    assert said.why == (
        "It came up in 3 of your last 4 games: missed in 2, found alone in 1, "
        "took long in 1. With it you can solve 48 more of 100 puzzles of the level Hard."
    )
    assert said.play


def test_a_newcomer_is_told_what_is_next_and_from_when_on_more_is_known(program: Program) -> None:
    said = shown(program, ())
    assert said.title == "Rows, Columns and Boxes"
    assert said.why == (
        "This is the next lesson of the course. "
        "After 3 more puzzles your own games are taken into account."
    )
    assert not said.play


def test_who_has_solved_a_puzzle_is_told_why_lessons_are_skipped(program: Program) -> None:
    said = shown(program, (played("hidden_single"),))
    assert said.title == "Full House"
    assert said.why.startswith("You have solved a puzzle, so the course goes on here.")
    assert "one more puzzle" in shown(program, TROUBLE[:2]).why


def test_what_never_came_up_is_called_the_easiest_that_is_left(program: Program) -> None:
    said = shown(program, [played()] * 4)
    assert said.why == (
        "Of all lessons that are left, this is the easiest. "
        "With it you can solve 56 more of 100 puzzles of the level Medium."
    )


def test_who_has_closed_the_whole_course_is_told_so(program: Program) -> None:
    progress = CourseProgress(program.paths.course_progress)
    for lesson in COURSE:
        progress.keep(lesson.name, LessonRun("7", closed=True))
    said = shown(program, TROUBLE)
    assert said.title == "The whole course is done"
    assert not said.read


def looked(program: Program, look: Callable[[StatisticsDialog], object]) -> None:
    """Open the statistics, and look at them when they are there."""

    def wait() -> None:
        program.settle()
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, StatisticsDialog)
        try:
            look(dialog)
        finally:
            dialog.close()

    QTimer.singleShot(0, wait)
    program.controller.actions["statistics"].trigger()
    program.settle()


@pytest.fixture
def troubled(program: Program) -> Program:
    """A program whose record has trouble with XY-Wings."""
    for game in TROUBLE:
        Record(program.paths.record).add(game)
    return program


@pytest.mark.slow
@pytest.mark.parametrize(("key", "part"), [("read", EXPLAINED), ("exercise", EXERCISES)])
def test_keys_lead_to_the_page_and_to_the_exercises(troubled: Program, key: str, part: str) -> None:
    def press(dialog: StatisticsDialog) -> None:
        troubled.qtbot.mouseClick(getattr(dialog.coach, key), Qt.MouseButton.LeftButton)

    looked(troubled, press)
    learning = troubled.controller.learning
    assert learning.is_open
    assert (learning.topic.key, learning.page.part) == ("xy_wing", part)


def test_a_key_begins_a_puzzle_that_needs_it(troubled: Program) -> None:
    looked(troubled, lambda dialog: dialog.coach.play.click())
    assert troubled.controller.session.setup.technique == "xy_wing"


def test_not_now_takes_the_card_away_and_something_else_is_advised_next(
    troubled: Program,
) -> None:
    seen: list[bool] = []

    def press(dialog: StatisticsDialog) -> None:
        dialog.coach.later.click()
        seen.append(dialog.coach.isVisible())

    looked(troubled, press)
    assert seen == [False]
    assert shown(troubled, TROUBLE).title != "XY-Wing"
    assert shown(troubled, (*TROUBLE, *[played()] * 5)).title == "XY-Wing"


def test_what_a_setting_says_that_is_none_of_ours_is_passed_over(program: Program) -> None:
    program.settings.set("coach/put_off", ["xy_wing ", "x 3", "xy_wing -1", "xy_wing ٣"])
    assert shown(program, TROUBLE).title == "XY-Wing"
