# SPDX-License-Identifier: MIT
"""The list of exercises."""

from sudoku_qt.controllers.sudoku.learn.lists import listed_rows
from sudoku_qt.engine.sudoku.learn.lessons.course import COURSE
from sudoku_qt.engine.sudoku.learn.lessons.lesson import exercises
from sudoku_qt.engine.sudoku.learn.lessons.run import Done, LessonRun
from sudoku_qt.paths import resource

FOUR = [
    str(each.task.label)
    for each in exercises(COURSE[0], "list", resource("puzzles/techniques.zip"))
]


def run_of(count: int) -> LessonRun:
    return LessonRun("seed", (Done(70, at_once=False),) * count)


def test_what_is_done_has_its_time_and_one_is_now() -> None:
    heading, rows, spoken = listed_rows(run_of(2), FOUR, is_done=False)

    assert heading == "Exercise 3 of 4"
    assert [row.state for row in rows] == ["done", "done", "now", "ahead"]
    assert [row.time for row in rows] == ["1:10", "1:10", "now", ""]
    assert spoken.startswith("1, A cell, done in 1:10; ")


def test_what_was_just_done_stays_the_one_that_is_shown() -> None:
    heading, rows, _ = listed_rows(run_of(1), FOUR, is_done=True)

    assert heading == "Exercise 1 of 4"
    assert [row.state for row in rows] == ["done", "ahead", "ahead", "ahead"]


def test_after_four_the_numbers_go_on() -> None:
    heading, rows, _ = listed_rows(run_of(5), FOUR, is_done=False)

    assert heading == "Exercise 6"
    assert [row.number for row in rows] == [5, 6, 7, 8]
