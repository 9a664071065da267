# SPDX-License-Identifier: MIT
"""Nudges lead to an answer."""

import pytest

from sudoku_qt.engine.sudoku.learn.exercises.judge import judge
from sudoku_qt.engine.sudoku.learn.exercises.nudge import nudge
from sudoku_qt.engine.sudoku.learn.lessons.course import COURSE, Lesson
from sudoku_qt.engine.sudoku.learn.lessons.lesson import exercises
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.shape import cell_named
from sudoku_qt.paths import resource
from tests.sweeps import every

LESSONS = {lesson.name: lesson for lesson in COURSE}
BANK = resource("puzzles/techniques.zip")


@pytest.mark.parametrize("lesson", every(4, COURSE), ids=lambda lesson: lesson.name)
def test_each_nudge_names_a_place_until_all_is_marked(lesson: Lesson) -> None:
    for exercise in exercises(lesson, "nudge", BANK):
        marks: frozenset[Candidate] = frozenset()
        first = exercise.answers[0].marks
        assert str(nudge(exercise, marks, 0))
        while marks < first:
            cell = cell_named(str(nudge(exercise, marks, 1).facts["cell"]))
            marks |= {mark for mark in first if mark.cell == cell}
            assert marks
        assert judge(exercise, marks).rightness == "right"


def test_what_is_too_much_is_said() -> None:
    exercise = exercises(COURSE[0], "too much", BANK)[0]
    marks = exercise.answers[0].marks | {Candidate(80, 0), Candidate(0, 0)}

    assert str(nudge(exercise, marks, 1)).startswith("All of it is marked")


def test_what_is_whole_and_not_checked_yet_is_not_called_too_much() -> None:
    for name in ("hidden_single", "x_wing", "xy_chain"):
        for exercise in exercises(LESSONS[name], "whole", BANK):
            for number in (0, 1):
                text = str(nudge(exercise, exercise.answers[0].marks, number))
                assert text == "All of it is there, and nothing more: let it be checked."
