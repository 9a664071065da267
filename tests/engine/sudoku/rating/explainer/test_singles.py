# SPDX-License-Identifier: MIT
"""Singles on the SE scale."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.rating.explainer.singles import rate_singles
from sudoku_qt.engine.sudoku.rating.se_path import se_path
from tests.cli.puzzles import EASY
from tests.engine.sudoku.rating.explainer.rated import ratings_of


@pytest.mark.parametrize(
    ("name", "ratings"),
    [
        ("last cell", {1.0}),
        ("hidden single", {1.2, 1.5}),
        ("naked single", {2.3}),
    ],
)
def test_its_hints_are_right_and_rated_as_they_should_be(name: str, ratings: set[float]) -> None:
    found = ratings_of(name)
    assert found
    assert found <= ratings


def test_a_puzzle_that_hidden_singles_solve_is_rated_as_step_by_step() -> None:
    solution = kernel.solve(parse(EASY)) or b""
    puzzles = [kernel.minimal_puzzle(number) for number in range(100)]
    puzzles += [parse(EASY), b"\0" + solution[1:], b"\0\0" + solution[2:], solution]
    kinds = set()
    for puzzle in puzzles:
        steps, way = se_path(puzzle)
        fits = steps and {step.rule for step in steps} <= {"last_cell", "hidden_single"}
        assert rate_singles(puzzle) == ((way.rating, way.diamond) if fits else (0.0, 0.0))
        kinds.add(way.rating if fits else 0.0)
    assert kinds == {0.0, 1.0, 1.2, 1.5}
