# SPDX-License-Identifier: MIT
"""Which of three: what goes does by the pattern, and with what does not it still holds."""

from itertools import islice

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.learn.entailed import proved_by
from sudoku_qt.engine.sudoku.learn.examples.pool import positions
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise
from sudoku_qt.engine.sudoku.learn.exercises.judge import judge
from sudoku_qt.engine.sudoku.learn.exercises.which_tasks import OFFERED, which_of_three
from sudoku_qt.engine.sudoku.learn.patterns import pattern_of
from sudoku_qt.paths import resource
from tests.engine.sudoku.learn.claims import check
from tests.engine.sudoku.learn.facts import sees
from tests.sweeps import dear

BANK = resource("puzzles/techniques.zip")
CASES = ["xy_wing", "skyscraper", "als_xz", dear("w_wing"), dear("simple_colouring")]


def offered(technique: str) -> list[Exercise]:
    found = map(which_of_three, islice(positions(technique, "which", BANK), 12))
    return [each for each in found if each.about == "which"]


@pytest.mark.parametrize("technique", CASES)
def test_of_three_candidates_those_that_go_are_right_and_each_other_is_answered(
    technique: str,
) -> None:
    exercises = offered(technique)
    assert exercises
    for exercise in exercises:
        (answer,), three = exercise.answers, exercise.view.offered
        assert len(three) == OFFERED > len(answer.marks) > 0
        assert all(exercise.grid.candidates[cell] >> digit - 1 & 1 for cell, digit in three)
        solution = kernel.solve(exercise.grid.givens)
        assert solution
        assert not any(solution[cell] == digit for cell, digit in answer.marks)
        assert judge(exercise, answer.marks).rightness == "right"
        for near in three - answer.marks:
            for marks in (frozenset({near}), answer.marks | {near}):
                verdict = judge(exercise, marks)
                assert verdict.rightness == "wrong"
                check(verdict.text, exercise, marks)


@pytest.mark.parametrize("technique", CASES)
def test_what_does_not_go_sees_a_part_of_the_pattern_which_proves_nothing_of_it(
    technique: str,
) -> None:
    for exercise in offered(technique):
        step = exercise.step
        assert step
        cells = pattern_of(step)
        proved = proved_by(exercise.grid.candidates, cells)
        for near in exercise.view.offered - exercise.answers[0].marks:
            assert near not in proved
            assert any(sees(near.cell, cell) for cell in cells)


def test_one_of_two_is_right_so_far() -> None:
    two = (each for each in offered("skyscraper") if len(each.answers[0].marks) == 2)
    exercise = next(two)
    verdict = judge(exercise, frozenset({min(exercise.answers[0].marks)}))

    assert (verdict.rightness, verdict.text.facts) == ("partly", {"count": 1})


def test_where_there_are_no_three_all_that_goes_is_asked_for() -> None:
    found = map(which_of_three, islice(positions("xy_wing", "none", BANK), 60))
    usual = [each for each in found if each.about != "which"]

    assert all(each.answers[0].marks == {*each.step.eliminations} for each in usual if each.step)
