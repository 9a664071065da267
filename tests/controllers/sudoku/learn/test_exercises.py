# SPDX-License-Identifier: MIT
"""Exercises in the real window: found by clicks or keys, answered, counted and kept."""

import json
from itertools import count

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel

from sudoku_qt.controllers.sudoku.learn import exercises
from sudoku_qt.controllers.sudoku.learn.sitting import ExerciseSitting
from sudoku_qt.engine.sudoku.learn.exercises.exercise import cells_of
from sudoku_qt.engine.sudoku.learn.lessons.course import COURSE
from sudoku_qt.engine.sudoku.learn.lessons.run import Done, LessonRun
from sudoku_qt.store.sudoku.course_progress import CourseProgress
from sudoku_qt.views.sudoku.learn.page import EXERCISES, EXPLAINED
from tests.controllers.conftest import Begin, Program
from tests.controllers.sudoku.learn.doing import (
    answer,
    check,
    click_cell,
    exercise,
    miss,
    open_lesson,
    show,
    solve,
    tabs,
)


@pytest.fixture
def program(fresh: Program) -> Program:
    """A program for each test, for they leave lessons that are done behind."""
    return fresh


@pytest.fixture(autouse=True)
def _seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the seeds of lessons be the same at every run."""
    numbers = count()
    monkeypatch.setattr(exercises, "fresh_seed", lambda: f"seed {next(numbers)}")


@pytest.mark.slow
@pytest.mark.parametrize(
    "lesson",
    ["the_rule", "hidden_single", "notes", "strong_and_weak_links", "mixed_medium"],
)
def test_four_solved_by_clicks_close_a_lesson_and_that_survives_a_restart(
    begin: Begin, lesson: str
) -> None:
    program = begin().start()
    found = open_lesson(program, lesson)
    for number in range(4):
        assert f"Exercise {number + 1} of 4" in found.view.sheet.title.text()
        solve(program, found)
        assert answer(found).startswith("Right.")
        if number < 3:
            check(program, found)
    closed = "The section is passed." if lesson == "mixed_medium" else "This lesson is done."
    assert found.view.sheet.note.text() == closed
    assert found.view.sheet.check_key.text() == "Next lesson"
    program.shell.window.close()

    again = begin().start()
    open_lesson(again, lesson)
    labels = again.controller.learning.page.contents.findChildren(QLabel)
    assert "1 of 30" in [label.text() for label in labels]
    written = json.loads(again.paths.course_progress.read_bytes())
    assert written["lessons"][lesson]["closed"] is True


@pytest.mark.slow
def test_the_page_counts_what_is_done(program: Program) -> None:
    found = open_lesson(program, "x_wing")
    solve(program, found)

    assert "Exercises 1/4" in tabs(program)


def test_wrong_marks_are_answered_and_can_be_mended(program: Program, heard: list[str]) -> None:
    found = open_lesson(program, "x_wing")
    cells = sorted(cells_of(exercise(found).answers[0].marks))
    grid, digit = exercise(found).grid, exercise(found).view.digit
    other = next(cell for cell in grid.empty_cells if not grid.candidates[cell] >> digit - 1 & 1)
    for cell in (*cells[1:], other):
        click_cell(program, found, cell)
    check(program, found)

    assert answer(found) == f"Not right. r{other // 9 + 1}c{other % 9 + 1} has no {digit}."
    assert answer(found) in heard
    click_cell(program, found, other)
    assert not answer(found)
    assert not found.view.sheet.check_key.isEnabled()
    click_cell(program, found, cells[0])
    check(program, found)
    assert answer(found).startswith("Right.")
    assert found.sitting is not None
    assert not found.sitting.at_once


def test_by_keys_alone(program: Program, heard: list[str]) -> None:
    found = open_lesson(program, "x_wing")
    board, keys = found.view.sheet.board, Qt.Key

    def press(key: Qt.Key) -> None:
        program.qtbot.keyClick(board, key)

    assert board.hasFocus()
    for cell in sorted(cells_of(exercise(found).answers[0].marks)):
        press(keys.Key_Home)
        press(keys.Key_PageUp)
        for _ in range(cell // 9):
            press(keys.Key_Down)
        for _ in range(cell % 9):
            press(keys.Key_Right)
        press(keys.Key_Space)
    assert "4 of 4 cells marked" in heard
    press(keys.Key_Return)
    assert answer(found).startswith("Right.")
    press(keys.Key_Return)
    program.settle()
    assert "Exercise 2 of 4" in found.view.sheet.title.text()


@pytest.mark.slow
@pytest.mark.parametrize("lesson", ["swordfish", "xy_wing", "xy_chain"])
def test_each_kind_of_exercise_is_done_in_the_window(program: Program, lesson: str) -> None:
    found = open_lesson(program, lesson)
    kinds = []
    for number in range(4):
        kinds.append(exercise(found).about)
        solve(program, found)
        assert answer(found).startswith("Right.")
        if number < 3:
            check(program, found)
    assert {*kinds} & {"fish", "which", "chain"}
    assert found.view.sheet.note.text() == "This lesson is done."


@pytest.mark.slow
def test_a_choice_is_made_by_a_click_too_and_is_named_for_screen_readers(program: Program) -> None:
    found = open_lesson(program, "swordfish")
    for _ in range(2):
        solve(program, found)
        check(program, found)
    row = found.view.sheet.choices
    assert row.isVisible()
    assert row.segment.accessibleName() == found.view.sheet.task.text()
    right = min(exercise(found).answers[0].marks).digit
    buttons = row.segment.findChildren(QAbstractButton)
    program.qtbot.mouseClick(buttons[right % 2], Qt.MouseButton.LeftButton)
    check(program, found)
    assert answer(found).startswith("Not right.")
    program.qtbot.mouseClick(buttons[right - 1], Qt.MouseButton.LeftButton)
    assert not answer(found)
    check(program, found)
    assert answer(found).startswith("Right.")
    assert row.isHidden()


@pytest.mark.slow
def test_what_was_shown_is_not_done_and_another_like_it_takes_its_place(begin: Begin) -> None:
    program = begin().start()
    found = open_lesson(program, "naked_pair_and_triple")
    sheet = found.view.sheet
    before, label = exercise(found).grid, sheet.rows.rows[0].label
    show(program, found)

    assert answer(found)
    assert sheet.note.text() == "What was shown does not count. Now find another one like it."
    assert "Exercises 0/4" in tabs(program)
    assert [row.state for row in sheet.rows.rows] == ["now", "ahead", "ahead", "ahead"]
    assert sheet.check_key.text() == "Another one like it"
    program.shell.window.close()

    program = begin().start()
    found = open_lesson(program, "naked_pair_and_triple")
    sheet = found.view.sheet
    assert exercise(found).grid != before
    assert sheet.rows.rows[0].label == label
    assert sheet.title.text() == "Exercise 1 of 4"
    show(program, found)
    check(program, found)
    solve(program, found)
    assert "Exercises 1/4" in tabs(program)


@pytest.mark.slow
def test_what_was_not_right_at_once_leaves_more_to_do(program: Program) -> None:
    found = open_lesson(program, "x_wing")
    sheet = found.view.sheet
    for number in range(4):
        if number == 3:
            assert exercise(found).kind == "mark"
            miss(program, found)
        solve(program, found)
        if number < 3:
            check(program, found)
    assert sheet.note.text() == (
        "3 more right at the first try, one after the other, and it is done."
    )
    for number in range(5, 8):
        check(program, found)
        assert sheet.title.text() == f"Exercise {number}"
        solve(program, found)
    assert sheet.note.text() == "This lesson is done."


def test_the_status_line_names_the_exercise(program: Program) -> None:
    found = open_lesson(program, "x_wing")
    status = program.controller.status
    assert status() == "X-Wing · exercise 1 of 4"
    solve(program, found)
    assert status() == "X-Wing · exercise 1 of 4"
    check(program, found)
    assert status() == "X-Wing · exercise 2 of 4"
    program.controller.learning.show_part(EXPLAINED)
    assert status().startswith("X-Wing · lesson ")
    program.controller.learning.show_part(EXERCISES)
    program.appearance.set_language("zh_CN", remember=False)
    assert status() == "二阶鱼（X-Wing） · 练习 2/4"
    program.appearance.set_language("en", remember=False)
    open_lesson(program, "first_puzzle")
    assert status().endswith(" of 81 cells filled")


def test_a_nudge_leaves_standing_how_the_board_is_used(program: Program) -> None:
    found = open_lesson(program, "x_wing")
    note = found.view.sheet.note
    before = note.text()
    program.qtbot.mouseClick(found.view.sheet.nudge_key, Qt.MouseButton.LeftButton)
    assert answer(found)
    assert note.isVisible()
    assert note.text() == before


def test_a_nudge_helps_and_costs_nothing(program: Program) -> None:
    found = open_lesson(program, "swordfish")
    program.qtbot.mouseClick(found.view.sheet.nudge_key, Qt.MouseButton.LeftButton)
    assert answer(found).startswith("Look")
    program.qtbot.mouseClick(found.view.sheet.nudge_key, Qt.MouseButton.LeftButton)
    assert "A cell that is not marked yet lies in" in answer(found)
    solve(program, found)
    assert found.sitting is not None
    assert found.sitting.at_once


@pytest.mark.slow
def test_a_closed_lesson_begins_anew_with_other_positions_and_stays_closed(
    program: Program,
) -> None:
    found = open_lesson(program, "x_wing")
    first = exercise(found).grid
    for _ in range(3):
        solve(program, found)
        check(program, found)
    solve(program, found)
    program.controller.learning.show_part(EXPLAINED)
    found = open_lesson(program, "x_wing")

    assert exercise(found).grid != first
    assert "Exercise 1 of 4" in found.view.sheet.title.text()
    assert json.loads(program.paths.course_progress.read_bytes())["lessons"]["x_wing"]["closed"]


def test_the_time_stands_while_something_else_is_shown(program: Program) -> None:
    found = open_lesson(program, "x_wing")
    learning, runs = program.controller.learning, [found.clock.is_running]
    for leave in (EXPLAINED, EXERCISES):
        learning.show_part(leave)
        runs.append(found.clock.is_running)
    learning.close()
    runs.append(found.clock.is_running)

    assert runs == [True, False, True, False]


def test_the_time_stands_while_another_topic_is_explained(program: Program) -> None:
    found = open_lesson(program, "x_wing")
    program.controller.learning.show_topic("swordfish")
    assert not found.clock.is_running


def test_any_technique_can_be_exercised(program: Program) -> None:
    found = open_lesson(program, "jellyfish")
    solve(program, found)
    assert answer(found).startswith("Right.")
    assert "Exercises" in tabs(program)


def test_a_damaged_file_is_told_and_the_course_begins_anew(begin: Begin) -> None:
    program = begin().start()
    program.paths.course_progress.parent.mkdir(parents=True, exist_ok=True)
    program.paths.course_progress.write_text("damaged", encoding="utf-8")
    open_lesson(program, "x_wing")

    assert "could not be read, so it begins anew" in program.notice()


@pytest.mark.parametrize(("closed", "shown"), [(0, 0), (1, 1), (5, 5), (len(COURSE), 0)])
def test_the_course_opens_at_the_first_lesson_that_is_to_be_done(
    begin: Begin, closed: int, shown: int
) -> None:
    program = begin().start()
    progress = CourseProgress(program.paths.course_progress)
    for lesson in COURSE[:closed]:
        progress.keep(lesson.name, LessonRun("seed", closed=True))
    program.press(Qt.Key.Key_L)
    program.settle()

    assert program.controller.learning.topic.key == COURSE[shown].name


def test_it_speaks_the_other_language_at_once(program: Program) -> None:
    found = open_lesson(program, "x_wing")
    program.appearance.set_language("zh_CN", remember=False)

    assert found.view.sheet.title.text() == "练习 1/4"
    assert "二阶鱼" in found.view.sheet.task.text()


def test_a_latin_name_stands_apart_from_the_chinese_beside_it(program: Program) -> None:
    found = open_lesson(program, "xy_wing")
    program.appearance.set_language("zh_CN", remember=False)

    assert " 的 XY-Wing，共三格。" in found.view.sheet.task.text()


@pytest.mark.slow
def test_another_topic_shows_nothing_of_the_exercise_before(program: Program) -> None:
    found = open_lesson(program, "x_wing")
    assert found.view.sheet.task.text()
    program.controller.learning.show_topic("nishio")

    assert found.model.grid.values == bytes(81)
    assert not found.view.sheet.task.text()
    assert not found.view.sheet.check_key.isVisible()


def test_the_way_back_into_the_course_leads_to_the_exercise_as_it_was_left(
    program: Program,
) -> None:
    found = open_lesson(program, "x_wing")
    click_cell(program, found, 40)
    sitting = found.sitting
    assert isinstance(sitting, ExerciseSitting)
    marks = sitting.marks
    assert marks
    program.qtbot.keyClick(found.view.sheet.board, Qt.Key.Key_Escape)
    assert not program.controller.learning.is_open
    program.press(Qt.Key.Key_L)
    program.settle()

    assert program.controller.learning.page.part == EXERCISES
    assert found.sitting is sitting
    assert sitting.marks == marks
    assert found.clock.is_running


@pytest.mark.parametrize("done", [0, 2])
def test_a_later_day_goes_on_with_the_exercises_of_a_lesson_that_was_begun(
    begin: Begin, done: int
) -> None:
    program = begin().start()
    progress = CourseProgress(program.paths.course_progress)
    progress.keep(COURSE[0].name, LessonRun("seed", closed=True))
    progress.keep(COURSE[1].name, LessonRun("seed", (Done(9, at_once=True),) * done))
    program.press(Qt.Key.Key_L)
    program.settle()

    learning = program.controller.learning
    assert learning.topic.key == COURSE[1].name
    assert learning.page.part == (EXERCISES if done else EXPLAINED)
