# SPDX-License-Identifier: MIT
"""The time of four exercises: off until it is switched on, and remembered."""

from PySide6.QtCore import Qt

from sudoku_qt.controllers.sudoku.learn.exercise.timing import TIMED
from sudoku_qt.engine.sudoku.learn.lessons.run import Done, LessonRun
from tests.controllers.conftest import Begin, Program
from tests.controllers.sudoku.learn.doing import open_lesson, show, solve

DONE = Done(65, at_once=True)


def switch(program: Program) -> None:
    sheet = program.controller.exercises.view.sheet
    program.qtbot.mouseClick(sheet.timed, Qt.MouseButton.LeftButton)


def test_it_is_off_and_once_on_it_stays_so(begin: Begin) -> None:
    program = begin().start()
    sheet = open_lesson(program, "the_rule").view.sheet
    assert not sheet.timed.isChecked()
    assert sheet.time.isHidden()
    switch(program)
    assert sheet.time.text().startswith("These four: 0:0")
    assert program.settings.flag(TIMED, default=False)
    program.shell.window.close()

    again = begin().start()
    sheet = open_lesson(again, "the_rule").view.sheet
    assert sheet.timed.isChecked()
    assert sheet.time.isVisible()
    switch(again)
    assert sheet.time.isHidden()
    assert not again.settings.flag(TIMED, default=True)


def test_it_is_the_time_of_these_four_and_the_best_of_all(fresh: Program) -> None:
    found = open_lesson(fresh, "the_rule")
    sheet, told = found.view.sheet, found._time
    switch(fresh)
    found.clock.reset(5_000)
    told.follow(LessonRun("seed", (DONE,) * 2))
    assert sheet.time.text() == "These four: 2:15"
    told.follow(LessonRun("seed", (DONE,) * 4, best=200), is_done=True)
    assert sheet.time.text() == "These four: 4:20 · best: 3:20"
    told.follow(LessonRun("seed", (DONE,) * 4, best=200))
    assert sheet.time.text() == "These four: 0:05 · best: 3:20"
    told.follow(None)
    assert sheet.time.isHidden()


def test_after_four_the_best_is_told_and_what_was_shown_counts_for_nothing(fresh: Program) -> None:
    found = open_lesson(fresh, "the_rule")
    switch(fresh)
    show(fresh, found)
    assert "best" not in found.view.sheet.time.text()
    fresh.qtbot.mouseClick(found.view.sheet.check_key, Qt.MouseButton.LeftButton)
    fresh.settle()
    for number in range(4):
        found.clock.reset(10_000)
        solve(fresh, found)
        if number < 3:
            fresh.qtbot.mouseClick(found.view.sheet.check_key, Qt.MouseButton.LeftButton)
            fresh.settle()
    assert found.view.sheet.time.text() == "These four: 0:40 · best: 0:40"


def test_a_whole_puzzle_has_no_switch(fresh: Program) -> None:
    found = open_lesson(fresh, "first_puzzle")

    assert found.view.sheet.timed.isHidden()
    assert found.view.sheet.time.isHidden()
