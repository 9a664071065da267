# SPDX-License-Identifier: MIT
"""The mixed exercises on variants: what is asked for, and all that counts as right."""

import pytest

from sudoku_qt.engine.sudoku.learn.lessons.course import lesson_on
from sudoku_qt.engine.sudoku.learn.variants.mixed_variants import (
    MOST_ANSWERS,
    another_mixed,
    four_mixed,
    marks_of,
)
from sudoku_qt.engine.sudoku.variants.search.variant_solver import solve
from sudoku_qt.engine.work import Cancelled
from tests.engine.sudoku.learn.variants.made import SEEDS, VARIANTS, four, some


def test_four_are_about_four_lessons_and_told_apart_by_their_open_cells() -> None:
    for seed in SEEDS:
        lessons = [lesson_on(each.puzzle.rules.named()) for each in four(seed)]
        assert len({each.name for each in lessons if each}) == 4
        labels = [each.task.label for each in four(seed)]
        assert len({*map(str, labels)}) == 4
        for label, each in zip(labels, four(seed), strict=True):
            assert label.facts == {"count": each.grid.values.count(0)}


def test_nothing_is_named_and_nothing_is_drawn() -> None:
    assert {each.kind for each in some()} == {"enter", "strike"}
    for each in some():
        assert not each.task.text.facts
        assert (each.view.digit, each.view.frames, each.given) == (0, frozenset(), frozenset())
        assert each.view.notes == (each.kind == "strike")
        assert each.about == "mixed"


def test_every_answer_is_true_and_there_are_few() -> None:
    for each in some():
        solution = solve(each.puzzle)
        assert solution == each.solution
        assert 1 <= len(each.answers) <= MOST_ANSWERS
        for answer, step in zip(each.answers, each.steps, strict=True):
            assert answer.marks == marks_of(step)
            for cell, digit in answer.marks:
                assert (solution[cell] == digit) == (each.kind == "enter")
        for step in each.in_two:
            cell, digit = step.placement or (0, 0)
            assert solution[cell] == digit
            assert marks_of(step) not in {answer.marks for answer in each.answers}
        for cell in each.grid.empty_cells:
            assert each.left_at_last[cell] & ~each.left[cell] == 0
            assert each.left_at_last[cell] >> solution[cell] - 1 & 1


def test_they_follow_from_the_seed() -> None:
    assert (*four_mixed("a", VARIANTS),) == four("a")
    assert four("a") != four("b")
    assert another_mixed("again", VARIANTS) == another_mixed("again", VARIANTS)
    assert another_mixed("again", VARIANTS) != another_mixed("once more", VARIANTS)


def test_making_them_can_be_stopped() -> None:
    with pytest.raises(Cancelled):
        next(four_mixed("stop", VARIANTS, lambda: True))
