# SPDX-License-Identifier: MIT
"""A sitting of reviews in the real window, begun from the coach's card, by clicks and keys."""

from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from sudoku_qt.controllers.sudoku.learn.review import round as rounds
from sudoku_qt.controllers.sudoku.learn.review.round import ReviewRound, graded
from sudoku_qt.controllers.sudoku.learn.sitting import ExerciseSitting
from sudoku_qt.engine.sudoku.learn.lessons.run import Done, LessonRun
from sudoku_qt.engine.sudoku.learn.review.schedule import Memory, Recall
from sudoku_qt.store.record import Played, Record
from sudoku_qt.store.sudoku.course_progress import CourseProgress
from sudoku_qt.views.sudoku.learn.exercise.sheet import ExerciseSheet
from sudoku_qt.views.sudoku.statistics.dialog import StatisticsDialog
from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import look_into
from tests.controllers.sudoku.learn.doing import open_lesson, solve
from tests.waiting import until

LEARNED = datetime(2026, 11, 1, 19, 0).astimezone()
NEEDS_X_WING = "....7..2.8.......6.1.2.5...9.54....8.........3....85.1...3.2.8.4.......9.7..6...."


class Player:
    """Somebody who has finished lessons, and comes back after days."""

    def __init__(self, program: Program, *lessons: str) -> None:
        self.program, self.now = program, LEARNED
        progress = CourseProgress(program.paths.course_progress)
        for lesson in lessons:
            progress.keep(lesson, LessonRun("7", closed=True))
        self.coach = program.controller.coach
        self.coach.dates.now = lambda: self.now

    def sees_it(self) -> bool:
        """Whether the sitting is shown in place of the game."""
        return self.coach.is_open

    def settle(self) -> None:
        """Wait until nothing works."""
        until(lambda: not self.program.controller.services.library.is_busy)
        self.program.settle()

    def looks(self, days: float, *, begins: bool = True) -> str:
        """Look at the statistics so many days later; click Review if it is there.

        Returns what is due.
        """
        self.now = LEARNED + timedelta(days=days)
        due: list[str] = []

        def look(dialog: StatisticsDialog) -> None:
            self.settle()
            card = dialog.due
            is_due = card.isVisibleTo(dialog)
            due.append(card.title.text() if is_due else "")
            if is_due and begins:
                card.review.click()

        look_into(self.program, "statistics", StatisticsDialog, look)
        self.settle()
        return due[0]

    @property
    def review(self) -> ReviewRound:
        """The sitting."""
        return self.coach.review

    @property
    def sheet(self) -> ExerciseSheet:
        """What is beside the board, and the board."""
        return self.review.page.exercise.sheet

    @property
    def sitting(self) -> ExerciseSitting:
        """The exercise on the board."""
        assert self.review.sitting is not None
        return self.review.sitting

    def click(self, cell: int) -> None:
        """Click the middle of a cell."""
        rect = self.sheet.board.cell_rect(*divmod(cell, 9))
        button, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        point = rect.topLeft() + QPoint(rect.width() // 2, rect.height() // 2)
        self.program.qtbot.mouseClick(self.sheet.board.viewport(), button, plain, point)

    def finds(self) -> None:
        """Mark the answer by clicks, and check it with Enter."""
        for cell, _ in sorted(self.sitting.exercise.answers[0].marks):
            self.click(cell)
        self.enter()

    def enter(self) -> None:
        """Press Enter on the board."""
        self.program.qtbot.keyClick(self.sheet.board, Qt.Key.Key_Return)
        self.settle()

    def presses(self, name: str) -> None:
        """Click a button: nudge, show or check."""
        key = getattr(self.sheet, f"{name}_key")
        self.program.qtbot.mouseClick(key, Qt.MouseButton.LeftButton)
        self.settle()

    def grades(self) -> list[Recall]:
        """The grades of the reviews so far, without those of the lessons, the first first."""
        reviews = self.coach.dates._access.library.reviews()
        return [each.grade for each in reversed(reviews) if each.puzzle]


@pytest.fixture
def player(fresh: Program) -> Player:
    """Somebody who has learned the skyscraper."""
    player = Player(fresh, "skyscraper")
    assert player.looks(0) == ""
    return player


def test_nothing_is_seen_of_it_before_it_is_due(player: Player) -> None:
    assert [player.looks(days, begins=False) for days in (0, 1, 2, 30)] == [
        "",
        "",
        "About a minute: Skyscraper",
        "About a minute: Skyscraper",
    ]
    assert not player.sees_it()


def test_a_position_is_found_and_the_sentence_says_when_it_comes_back(player: Player) -> None:
    player.looks(2)
    game = player.program.controller.session
    assert player.sees_it()
    assert game.clock.is_held("review")
    assert player.sheet.task.text().startswith("Mark the ")
    assert player.sheet.task.text().endswith(" Skyscraper.")
    assert player.program.status_text().startswith("Review · 1 of 1")

    player.finds()

    assert player.sitting.is_done
    assert player.sheet.note.text() == "Comes back: in 19 days Skyscraper."
    assert player.sheet.check_key.text() == "Back to the game"
    player.enter()
    assert not player.sees_it()
    assert not game.clock.is_held("review")
    assert player.grades() == [Recall.EASY]
    assert player.looks(20, begins=False) == ""
    assert player.looks(21, begins=False) == "About a minute: Skyscraper"


def test_what_was_shown_comes_back_tomorrow(player: Player) -> None:
    player.looks(2)
    player.presses("show")
    assert player.sheet.note.text() == "Comes back: tomorrow Skyscraper."
    assert [row.time for row in player.sheet.rows.rows] == ["shown"]
    assert player.grades() == [Recall.AGAIN]


def test_a_nudge_makes_it_hard(player: Player) -> None:
    player.looks(2)
    player.presses("nudge")
    player.finds()
    assert player.grades() == [Recall.HARD]


def test_a_wrong_answer_first_makes_it_hard(player: Player) -> None:
    player.looks(2)
    filled = [cell for cell, value in enumerate(player.sitting.exercise.grid.values) if value][:4]
    for cell in filled:
        player.click(cell)
    player.enter()
    assert not player.sitting.is_done
    for cell in filled:
        player.click(cell)
    player.finds()
    assert player.grades() == [Recall.HARD]


def test_who_takes_longer_has_found_it_all_the_same(player: Player) -> None:
    player.looks(2)
    player.review.clock.reset(1000 * rounds.QUICK_S + 1000)
    player.finds()
    assert player.grades() == [Recall.GOOD]
    assert player.sheet.rows.rows[0].time == "0:21"


def test_who_leaves_with_escape_has_lost_nothing(player: Player) -> None:
    player.looks(2)
    player.program.qtbot.keyClick(player.sheet.board, Qt.Key.Key_Escape)
    assert not player.sees_it()
    assert player.grades() == []
    assert player.looks(2, begins=False) == "About a minute: Skyscraper"


def test_the_guide_in_between_stops_its_clock_and_not_the_game_s_rest(player: Player) -> None:
    player.looks(2)
    clock = player.program.controller.session.clock
    sitting = player.sitting

    player.program.shell.guide.show_guide()
    player.settle()
    assert not player.sees_it()
    assert not player.review.clock.is_running
    guide = player.program.shell.window.filling()
    assert guide is not None
    player.program.qtbot.keyClick(guide, Qt.Key.Key_Escape)
    player.settle()

    assert player.sees_it()
    assert player.sitting is sitting
    assert clock.is_held("review")
    assert player.review.clock.is_running


def test_another_game_closes_it(player: Player) -> None:
    player.looks(2)
    player.program.controller.session.replaced.emit()
    assert not player.sees_it()


def test_the_next_position_is_another_one(player: Player) -> None:
    player.looks(2)
    first = player.sitting.exercise.grid
    player.presses("show")
    player.enter()
    player.looks(3)
    assert player.sitting.exercise.grid != first


def test_several_come_one_after_the_other_each_with_its_date(fresh: Program) -> None:
    player = Player(fresh, "naked_pair_and_triple", "x_wing")
    player.looks(0)
    assert player.looks(2) == "About 3 minutes: Naked Pair, Naked Triple, X-Wing"

    player.presses("show")
    assert player.sheet.note.text() == "Comes back: tomorrow Naked Pair."
    assert player.sheet.check_key.text() == "Next one"
    player.enter()
    player.finds()
    assert player.program.status_text().startswith("Review · 2 of 3")
    player.enter()
    player.finds()

    told = "Comes back: tomorrow Naked Pair; in 19 days Naked Triple, X-Wing."
    assert player.sheet.note.text() == told
    assert player.looks(3, begins=False) == "About a minute: Naked Pair"


def test_the_player_s_own_game_goes_first_and_is_named(fresh: Program) -> None:
    player = Player(fresh, "x_wing")
    missed = Played(
        "2026-10-12T10:00:00+00:00", "sudoku", NEEDS_X_WING, missed=("x_wing",), weak=("x_wing",)
    )
    Record(fresh.paths.record).add(missed)
    player.looks(0)

    player.looks(2)

    assert player.sheet.note.text().startswith("From your game of 12 October. Click a cell")
    found = player.review._found
    assert found is not None
    assert found.puzzle == NEEDS_X_WING
    player.finds()
    player.enter()
    player.looks(21)
    assert "From your game" not in player.sheet.note.text()


def test_it_is_said_in_another_language_at_once(player: Player) -> None:
    player.looks(2)
    player.program.appearance.set_language("zh_CN", remember=False)
    QApplication.processEvents()
    assert "摩天楼" in player.sheet.task.text()
    player.finds()
    assert player.sheet.note.text() == "19 天后复习：摩天楼。"


@pytest.mark.slow
def test_a_lesson_is_enrolled_when_its_exercises_are_passed(fresh: Program) -> None:
    right = Done(10, at_once=True)
    progress = CourseProgress(fresh.paths.course_progress)
    progress.keep("skyscraper", LessonRun("7", (right, right, right)))
    player = Player(fresh)
    found = open_lesson(fresh, "skyscraper")

    solve(fresh, found)
    player.settle()

    reviews = player.coach.dates._access.library.reviews()
    assert [(each.technique, each.grade) for each in reviews] == [("skyscraper", Recall.GOOD)]
    assert reviews[0].at == LEARNED
    fresh.controller.learning.close()
    assert player.looks(2, begins=False) == "About a minute: Skyscraper"


def test_a_technique_without_a_position_is_passed_over(player: Player) -> None:
    due = tuple(Memory(name, LEARNED) for name in ("not_yet_there", "skyscraper"))
    player.review.begin(due, ())
    player.settle()
    assert player.sitting.exercise.technique == "skyscraper"
    assert "not_yet_there" in player.program.notice()

    player.review.begin(due[:1], ())
    player.settle()
    assert not player.sees_it()


def test_the_grades_are_those_of_what_was_done(player: Player) -> None:
    player.looks(2)
    exercise = player.sitting.exercise

    def done(*acts: str, seconds: int = 30) -> Recall:
        sitting = ExerciseSitting(exercise)
        for act in acts:
            if act == "find":
                for cell, digit in exercise.answers[0].marks:
                    sitting.mark(cell, digit)
                sitting.check()
            else:
                getattr(sitting, act)()
        assert sitting.is_done
        return graded(sitting, seconds)

    assert done("find") == Recall.GOOD
    assert done("find", seconds=rounds.QUICK_S) == Recall.EASY
    assert done("nudge", "find", seconds=5) == Recall.HARD
    assert done("nudge", "show", seconds=5) == Recall.AGAIN
