# SPDX-License-Identifier: MIT
"""Steps of one puzzle, of several, and of a position."""

import re
from dataclasses import replace

import numpy as np
import pytest

import sudoku_qt.api as sudoku
from tests.api.puzzles import EASY, LACKING, NONE, SEVERAL, SOLVED, digits

HARD = "4....1.5..98......1.74..6.....2..4.6..5...3..8.4..7.....9..65.8......93..3.7....4"
ELIMINATION = re.compile(r"r[1-9]+c[1-9]+( r[1-9]+c[1-9]+)*≠[1-9](,[1-9])*")


def test_steps_lead_to_the_solution() -> None:
    found = sudoku.steps(np.array(digits(EASY)[0]))
    assert len([each for step in found for each in step.placements]) == EASY.count(".")
    assert "6" in found[0].sentence


def test_steps_of_several_puzzles_are_a_list_for_each() -> None:
    one, other = sudoku.steps(EASY), sudoku.steps(LACKING)
    assert sudoku.steps([EASY, LACKING]) == [one, other]
    assert sudoku.steps(iter([EASY, LACKING]), jobs=2) == [one, other]
    assert sudoku.steps(np.array(digits(EASY, LACKING))) == [one, other]
    assert sudoku.steps([EASY]) == [one]
    assert sudoku.steps([]) == []


def test_eliminations_are_written_as_it_is_told() -> None:
    found = [each for step in sudoku.steps(HARD) for each in step.eliminations]
    assert found
    assert all(ELIMINATION.fullmatch(each) for each in found)


def test_a_step_has_all_that_the_command_line_writes() -> None:
    step = next(each for each in sudoku.steps(HARD) if each.eliminations)
    assert step.score > 0
    assert set(step.digits) <= set(range(1, 10))
    assert isinstance(step.variant, str)
    assert step.proof["truths"]
    assert hash(step) == hash(replace(step, proof={}))


def test_the_next_step_is_one_of_those_that_there_are_now() -> None:
    nearly = SOLVED[:72] + "." * 9
    assert sudoku.steps(nearly)[0] in sudoku.steps(nearly, now=True)


def test_bad_puzzles_are_said_or_have_no_steps() -> None:
    with pytest.raises(ValueError, match="puzzle 0 has no solution"):
        sudoku.steps(NONE)
    with pytest.raises(ValueError, match="puzzle 1 has several solutions"):
        sudoku.steps([EASY, SEVERAL])
    assert [bool(each) for each in sudoku.steps([NONE, EASY, SEVERAL], errors="skip")] == [
        False,
        True,
        False,
    ]


def test_steps_go_on_from_a_position() -> None:
    (position,) = sudoku.positions(EASY)
    assert sudoku.steps(position) == sudoku.steps(EASY)
    nearly = replace(
        position, values=SOLVED[:72] + EASY[72:], candidates=("",) * 72 + position.candidates[72:]
    )
    assert len(sudoku.steps(nearly)) == EASY[72:].count(".")


def test_a_position_that_is_wrong_by_now_is_said() -> None:
    (position,) = sudoku.positions(EASY)
    lacking = (*position.candidates[:2], "12", *position.candidates[3:])
    with pytest.raises(ValueError, match="r1c3 is 4 in the solution, and not here"):
        sudoku.steps(replace(position, candidates=lacking))
    with pytest.raises(ValueError, match="puzzle 0 has several solutions"):
        sudoku.steps(sudoku.positions(SEVERAL)[0])


def test_steps_of_a_variant_name_the_constraint() -> None:
    rules = sudoku.Rules(4, None, (sudoku.Constraint("killercage", (0, 1), 3),))
    puzzle = sudoku.VariantPuzzle(rules, bytes([2, *[0] * 10, 3, 0, 3, 0, 1]))
    found = sudoku.steps(puzzle)
    assert found[0].score == 0
    assert found[0].placements or found[0].eliminations
    assert {"level", "kind", "cells"} == {*found[0].proof}
    assert sudoku.steps(puzzle, now=True)
    with pytest.raises(ValueError, match="several solutions"):
        sudoku.steps(sudoku.VariantPuzzle(rules, bytes(16)))
