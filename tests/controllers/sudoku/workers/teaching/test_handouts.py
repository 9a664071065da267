# SPDX-License-Identifier: MIT
"""What is made for lessons on paper: an example, exercises, and puzzles with their solutions."""

import pytest

from sudoku_qt.controllers.sudoku.workers.teaching.handouts import (
    LessonMade,
    LessonOrder,
    make_lessons,
)
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.learn.lessons.course import LESSONS, Lesson
from sudoku_qt.engine.work import Cancelled


def lesson(name: str) -> Lesson:
    return next(each for each in LESSONS if each.name == name)


def made(*orders: LessonOrder, seed: str = "one") -> tuple[list[LessonMade], list[float]]:
    told: list[float] = []
    return make_lessons(orders, seed)(Ticket(told.append)), told


def test_a_technique_has_an_example_four_exercises_and_three_puzzles_with_solutions() -> None:
    order = LessonOrder(lesson("xy_wing"), "xy_wing", "xy_wing")
    (found,), told = made(order)
    assert found.example
    assert found.example.step.technique == "xy_wing"
    assert [len(found.exercises), len(found.puzzles)] == [4, 3]
    for puzzle in found.puzzles:
        assert puzzle.solution == kernel.solve(puzzle.setup.givens)
        assert "xy_wing" in dict(puzzle.techniques)
    assert told == [1.0]


def test_a_seed_makes_the_same_and_another_one_others() -> None:
    order = LessonOrder(lesson("the_rule"))
    (first,), (again,), (other,) = (made(order, seed=seed)[0] for seed in ("one", "one", "two"))
    assert first == again
    assert first.exercises != other.exercises


def test_the_first_puzzle_is_a_puzzle_and_has_no_exercises() -> None:
    (found,), _ = made(LessonOrder(lesson("first_puzzle")))
    assert found.exercises == ()
    assert [bool(puzzle.solution) for puzzle in found.puzzles] == [True]


def test_progress_is_told_by_lesson_and_work_stops() -> None:
    orders = [LessonOrder(lesson("the_rule")), LessonOrder(lesson("notes"))]
    assert made(*orders)[1] == [0.5, 1.0]
    stopped = Ticket(lambda _: None)
    stopped.stop()
    with pytest.raises(Cancelled):
        make_lessons(orders, "one")(stopped)
