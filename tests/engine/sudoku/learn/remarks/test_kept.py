# SPDX-License-Identifier: MIT
"""What is said of a candidate that was struck out and stays."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.learn.examples.pool import positions
from sudoku_qt.engine.sudoku.learn.patterns import pattern_of
from sudoku_qt.engine.sudoku.learn.remarks.kept import of_kept
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.paths import resource
from tests.engine.sudoku.learn.small import real


def test_a_guardian_keeps_the_rectangle_off_although_the_candidate_is_true() -> None:
    step = real("unique_rectangle_1")
    ((cell, digits),) = {
        cell: [digit for other, digit in step.eliminations if other == cell]
        for cell, _ in step.eliminations
    }.items()
    guardian = next(
        digit
        for digit in range(1, 10)
        if step.position[cell] >> digit - 1 & 1 and digit not in digits
    )

    (text,) = of_kept(step, Candidate(cell, guardian))

    assert str(text).endswith("what the pattern rests on holds by that.")


def test_a_filling_of_the_pattern_is_shown_that_goes_with_it() -> None:
    step = real("naked_pair")
    away = next(
        cell
        for cell in range(81)
        if step.position[cell] >> step.digits[0] - 1 & 1 and cell not in pattern_of(step)
        if Candidate(cell, step.digits[0]) not in step.eliminations
    )

    (text,) = of_kept(step, Candidate(away, step.digits[0]))

    assert "the pattern could still be filled with" in str(text)


def test_of_what_the_step_eliminates_nothing_is_said() -> None:
    for name in ("x_wing", "unique_rectangle_4", "als_xz", "kraken_fish"):
        step = real(name)
        for candidate in step.eliminations:
            assert [*of_kept(step, candidate)] == []


@pytest.mark.slow
def test_the_digit_of_the_solution_is_always_kept() -> None:
    bank = resource("puzzles/techniques.zip")
    for name in ("bug_type_4", "death_blossom", "medusa"):
        position = next(positions(name, "kept", bank))
        solution = kernel.solve(position.grid.givens)
        assert solution is not None
        for cell in position.grid.empty_cells:
            assert [*of_kept(position.step, Candidate(cell, solution[cell]))]
