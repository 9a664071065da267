# SPDX-License-Identifier: MIT
"""The four exercises of a lesson."""

import pytest

from sudoku_qt.engine.sudoku.learn.examples.beyond_ladder import BEYOND
from sudoku_qt.engine.sudoku.learn.exercises.exercise import View
from sudoku_qt.engine.sudoku.learn.lessons.course import COURSE, EXPERT, Lesson
from sudoku_qt.engine.sudoku.learn.lessons.lesson import another, exercises
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.paths import resource
from tests.sweeps import every

BANK = resource("puzzles/techniques.zip")
LESSONS = {lesson.name: lesson for lesson in COURSE}


@pytest.mark.parametrize(
    "lesson", [lesson for lesson in COURSE if not lesson.is_puzzle], ids=lambda lesson: lesson.name
)
def test_the_four_of_a_lesson_differ(lesson: Lesson) -> None:
    four = exercises(lesson, "four", BANK)

    assert len(four) == 4
    assert len({str(each.task.label) for each in four}) >= 2 or lesson.is_mixed
    assert len({each.grid for each in four}) == 4


def test_they_follow_from_the_seed() -> None:
    lesson = LESSONS["x_wing"]

    assert exercises(lesson, "one", BANK) == exercises(lesson, "one", BANK)
    assert exercises(lesson, "one", BANK) != exercises(lesson, "two", BANK)


def test_a_lesson_of_two_techniques_asks_for_both() -> None:
    four = exercises(LESSONS["locked_candidates"], "both", BANK)

    assert {each.technique for each in four} == {"pointing", "claiming"}


def test_an_x_wing_is_looked_for_in_rows_and_in_columns() -> None:
    for seed in ("one", "two", "three"):
        first, _, third, _ = exercises(LESSONS["x_wing"], seed, BANK)
        assert third.fish
        assert (str(first.task.label) == "In two rows") == (third.fish.bases[0] >= 9)


@pytest.mark.parametrize(
    "lesson", [lesson for lesson in COURSE if lesson.techniques], ids=lambda lesson: lesson.name
)
def test_one_of_the_four_is_found_anywhere_on_the_board(lesson: Lesson) -> None:
    """It names no house, no digit and no cell, and draws nothing."""
    assert any(
        not {"house", "digit", "digits", "cell"} & each.task.text.facts.keys()
        and not each.given
        and each.view == View(notes=each.view.notes, pattern=each.view.pattern)
        for each in exercises(lesson, "anywhere", BANK)
    )


def test_mixed_exercises_are_told_apart_by_how_many_cells_are_open() -> None:
    for lesson in COURSE:
        if lesson.is_mixed:
            four = exercises(lesson, "apart", BANK)
            assert len({str(each.task.label) for each in four}) == 4
            for each in four:
                assert each.task.label.facts == {"count": each.grid.values.count(0)}


def test_the_first_puzzle_has_none_and_making_them_can_be_stopped() -> None:
    assert exercises(LESSONS["first_puzzle"], "none", BANK) == ()
    with pytest.raises(Cancelled):
        exercises(LESSONS["x_wing"], "stop", BANK, stop=lambda: True)


def test_where_any_will_do_there_are_a_few_and_not_dozens() -> None:
    for seed in ("one", "two", "three"):
        last = exercises(LESSONS["xy_chain"], seed, BANK)[3]
        assert 1 < len(last.answers) < 5


@pytest.mark.slow
@pytest.mark.parametrize("name", every(8, BEYOND))
def test_what_the_ladder_lacks_is_followed_four_times(name: str) -> None:
    lesson = Lesson(name, EXPERT, (name,))
    four = exercises(lesson, "beyond", BANK)

    assert len({each.grid for each in four}) == 4
    assert {(each.kind, each.technique, each.given) for each in four} == {
        ("strike", name, frozenset())
    }
    assert another(lesson, (four[0], 0), "beyond", BANK).grid != four[0].grid
