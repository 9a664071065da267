# SPDX-License-Identifier: MIT
"""Mixed exercises: anything that follows by what was taught is right, and nothing else."""

from itertools import islice

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.learn.examples.pool import positions
from sudoku_qt.engine.sudoku.learn.exercises.judge import judge
from sudoku_qt.engine.sudoku.learn.exercises.mixed_tasks import any_digit, any_elimination
from sudoku_qt.engine.sudoku.learn.lessons.course import COURSE, taught_before
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.paths import resource

BANK = resource("puzzles/techniques.zip")
MEDIUM = taught_before(next(each for each in COURSE if each.name == "mixed_medium"))


@pytest.mark.parametrize("technique", ["pointing", "naked_triple", "hidden_pair"])
def test_any_step_is_right_and_its_technique_is_told(technique: str) -> None:
    for position in islice(positions(technique, "mixed", BANK), 3):
        exercise = any_elimination(position, MEDIUM)
        assert exercise.step == position.step
        told = {judge(exercise, answer.marks).step for answer in exercise.answers}
        assert {step.technique for step in told if step} <= {*MEDIUM}
        assert all(judge(exercise, each.marks).rightness == "right" for each in exercise.answers)


def test_half_a_step_is_right_so_far_and_what_stays_is_said() -> None:
    position = next(
        each for each in positions("pointing", "mixed", BANK) if len(each.step.eliminations) > 2
    )
    exercise = any_elimination(position, MEDIUM)
    own = frozenset(position.step.eliminations)
    half = own - {min(own)}
    if not any(answer.marks <= half for answer in exercise.answers):
        verdict = judge(exercise, half)
        assert (verdict.rightness, verdict.text.facts) == ("partly", {"count": 1})
    solution = kernel.solve(position.grid.givens)
    assert solution
    cell = min(position.grid.empty_cells)
    verdict = judge(exercise, own | {Candidate(cell, solution[cell])})
    assert verdict.rightness == "wrong"
    assert "nothing speaks against it" in str(verdict.text)


def test_what_goes_only_later_is_told_apart_from_what_stays() -> None:
    position = next(positions("pointing", "later", BANK))
    exercise = any_elimination(position, ("pointing",))
    solution = kernel.solve(position.grid.givens)
    assert solution
    now = {mark for answer in exercise.answers for mark in answer.marks}
    later = next(
        Candidate(cell, digit)
        for cell in position.grid.empty_cells
        for digit in range(1, 10)
        if position.grid.candidates[cell] >> digit - 1 & 1
        and digit != solution[cell]
        and (cell, digit) not in now
    )
    verdict = judge(exercise, frozenset({later}))
    assert verdict.rightness == "partly"
    assert "nothing that was taught so far" in str(verdict.text)


def test_any_single_is_right_where_digits_are_entered() -> None:
    singles = ("full_house", "hidden_single", "naked_single")
    exercise = any_digit(next(positions("hidden_single", "mixed", BANK)), singles)
    solution = kernel.solve(exercise.grid.givens)
    assert solution
    assert len(exercise.answers) > 1
    for answer in exercise.answers:
        assert judge(exercise, answer.marks).rightness == "right"
        assert all(solution[cell] == digit for cell, digit in answer.marks)
    assert not exercise.view.notes
