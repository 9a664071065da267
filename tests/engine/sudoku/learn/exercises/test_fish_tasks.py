# SPDX-License-Identifier: MIT
"""Is this one? About half are, by the position; the others are told why not."""

from itertools import islice

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.learn.examples.pool import positions
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise, choice
from sudoku_qt.engine.sudoku.learn.exercises.fish_tasks import NO, YES, is_it_one, reason
from sudoku_qt.engine.sudoku.learn.exercises.judge import judge
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from sudoku_qt.paths import resource
from tests.engine.sudoku.learn.claims import check
from tests.sweeps import dear

BANK = resource("puzzles/techniques.zip")
PLAIN, FINNED = ("x_wing", "swordfish", "jellyfish"), ("finned_x_wing", "finned_swordfish")
CASES = [*PLAIN[:2], FINNED[0], dear(PLAIN[2]), dear(FINNED[1])]


def asked(technique: str) -> list[Exercise]:
    return [is_it_one(each) for each in islice(positions(technique, "one", BANK), 12)]


def is_fish(exercise: Exercise) -> bool:
    """Whether the drawn lines are a fish, counted anew: all places in as many crossing lines."""
    fish = exercise.fish
    assert fish
    masks, houses = exercise.grid.candidates, STANDARD_SHAPE.houses
    there = {cell for cell in range(81) if masks[cell] >> fish.digit - 1 & 1}
    places = {cell for line in fish.bases for cell in houses[line]} & there
    covered = {cell for line in fish.covers for cell in houses[line]}
    fins = places - covered
    struck = {
        cell
        for cell in (covered & there) - places
        if all(fin in STANDARD_SHAPE.peers[cell] for fin in fins)
    }
    return bool(struck) and bool(fins) == fish.has_fins


@pytest.mark.parametrize("technique", CASES)
def test_the_answer_is_what_the_position_says(technique: str) -> None:
    exercises = asked(technique)
    for exercise in exercises:
        right = YES if is_fish(exercise) else NO
        assert [answer.marks for answer in exercise.answers] == [right]
        assert judge(exercise, right).rightness == "right"
        assert exercise.technique == technique
        solution = kernel.solve(exercise.grid.givens)
        assert solution
        if right == YES:
            assert exercise.step
            assert not any(solution[cell] == digit for cell, digit in exercise.step.eliminations)
    answers = [exercise.answers[0].marks for exercise in exercises]
    assert {*answers} == {YES, NO}


@pytest.mark.parametrize("technique", CASES)
def test_the_other_answer_is_told_what_decides_it(technique: str) -> None:
    for exercise in asked(technique):
        wrong = YES if exercise.answers[0].marks == NO else NO
        verdict = judge(exercise, wrong)

        assert verdict.rightness == "wrong"
        assert verdict.text == reason(exercise)
        check(verdict.text, exercise, wrong)
        if wrong == YES:
            right = judge(exercise, NO)
            assert str(right.text) == f"Right. {verdict.text}"


def test_what_is_no_choice_is_no_answer() -> None:
    exercise = asked("x_wing")[0]

    assert judge(exercise, choice(3)).rightness == "wrong"
