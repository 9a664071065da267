# SPDX-License-Identifier: MIT
"""Nudges lead to an answer, and give it away at no time."""

import re
from collections.abc import Iterator

import pytest

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise, Marks, cells_of
from sudoku_qt.engine.sudoku.learn.exercises.nudge import nudge
from sudoku_qt.engine.sudoku.learn.lessons.course import COURSE, EXPERT, Lesson
from sudoku_qt.engine.sudoku.learn.lessons.lesson import exercises
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, box_of
from sudoku_qt.paths import resource
from tests.engine.sudoku.learn.facts import house_of
from tests.sweeps import dear

LESSONS = {lesson.name: lesson for lesson in COURSE}
BANK = resource("puzzles/techniques.zip")
FOLLOWED = [Lesson(name, EXPERT, (name,)) for name in ("forcing_chain", "nishio")]
QUICK, SOME, ALL, COSTLY = 2, 20, 200, 10
CASES = [
    *((lesson, QUICK) for lesson in COURSE[::3]),
    *(dear(lesson, SOME) for lesson in COURSE),
    *(pytest.param(lesson, ALL, marks=pytest.mark.torture) for lesson in COURSE),
    *(pytest.param(lesson, COSTLY, marks=pytest.mark.torture) for lesson in FOLLOWED),
]
CELL = re.compile(r"r\d+c\d+|[A-J]\d")


def nudged(exercise: Exercise) -> Iterator[tuple[Message, Marks]]:
    """All that is said on the way to the first answer, and with what marked it is."""
    marks: Marks = frozenset()
    for mark in sorted(exercise.answers[0].marks):
        for number in range(4):
            yield nudge(exercise, marks, number), marks
        marks |= {mark}


def written(text: Message) -> str:
    """A nudge in words; the technique's name is no cell."""
    return text.template.format(**{name: str(fact) for name, fact in text.facts.items()})


@pytest.mark.parametrize(("lesson", "seeds"), CASES)
def test_no_nudge_names_a_cell_or_the_digit_that_is_asked_for(lesson: Lesson, seeds: int) -> None:
    for seed in range(seeds):
        for exercise in exercises(lesson, f"nudge {seed}", BANK):
            for text, _ in nudged(exercise):
                said = written(text)
                assert not CELL.search(said), said
                if exercise.kind == "enter" and not exercise.view.digit:
                    digits = {mark.digit for answer in exercise.answers for mark in answer.marks}
                    assert str(text.facts.get("digit", "")) not in {*map(str, digits)}, said


@pytest.mark.parametrize(("lesson", "seeds"), CASES)
def test_a_house_that_is_named_has_something_of_what_is_missing(lesson: Lesson, seeds: int) -> None:
    for seed in range(seeds):
        for exercise in exercises(lesson, f"nudge {seed}", BANK):
            asked = exercise.task.text.facts.get("house")
            for text, marks in nudged(exercise):
                house = text.facts.get("house")
                if house is None or "digits from 1 to 9" in text.template:
                    continue
                missing = [cells_of(answer.marks - marks) for answer in exercise.answers]
                inside = {*STANDARD_SHAPE.houses[house_of(str(house))]}
                assert any(inside & cells for cells in missing)
                assert str(house) != str(asked)


def test_what_is_too_much_is_said() -> None:
    exercise = exercises(COURSE[0], "too much", BANK)[0]
    marks = exercise.answers[0].marks | {Candidate(80, 0), Candidate(0, 0)}

    assert str(nudge(exercise, marks, 1)).startswith("All of it is marked")


def test_where_enough_is_marked_no_more_is_asked_for() -> None:
    exercise = exercises(COURSE[0], "enough", BANK)[1]
    wanted = exercise.answers[0].marks
    wrong = next(Candidate(cell, 0) for cell in range(81) if cell not in cells_of(wanted))
    marks = (wanted - {min(wanted)}) | {wrong}
    assert written(nudge(exercise, marks, 0)) == (
        "As many are marked as there are, but not all of them belong there."
    )


def test_of_a_single_cell_it_is_said_where_it_lies() -> None:
    exercise = exercises(COURSE[0], "single", BANK)[0]
    (right,) = exercise.answers[0].marks
    wrong = frozenset([Candidate(80 - right.cell, 0)])
    for marks in (frozenset[Candidate](), wrong):
        assert str(nudge(exercise, marks, 0)) == f"The cell lies in box {box_of(right.cell) + 1}."


def test_of_several_framed_cells_it_is_asked_which() -> None:
    _, *several = exercises(LESSONS["naked_single"], "framed", BANK)[:3]
    for exercise in several:
        assert "which of them has one digit left?" in str(nudge(exercise, frozenset(), 0))


def test_what_is_whole_and_not_checked_yet_is_not_called_too_much() -> None:
    for name in ("hidden_single", "x_wing", "xy_chain"):
        for exercise in exercises(LESSONS[name], "whole", BANK):
            if exercise.kind == "choose":  # that would be the answer
                continue
            for number in (0, 1):
                text = str(nudge(exercise, exercise.answers[0].marks, number))
                assert text == "All of it is there, and nothing more: let it be checked."
