# SPDX-License-Identifier: MIT
"""Brute force, the last resort: it speaks only where there is one solution to speak of."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.techniques.brute_force import BruteForce
from tests.engine.sudoku.puzzle_lists import FEW_CLUES, HARD, NO_SOLUTION, TWO_SOLUTIONS, digits


@pytest.mark.parametrize("text", [FEW_CLUES, HARD])
def test_it_names_a_digit_of_the_solution(text: str) -> None:
    solution = kernel.solve(digits(text))
    assert solution
    (finding,) = BruteForce().find(Board.of_givens(digits(text)))
    (placement,) = finding.placements
    assert solution[placement % 81] == placement // 81 + 1


@pytest.mark.parametrize("puzzle", [digits(TWO_SOLUTIONS), digits(NO_SOLUTION), bytes(81)])
def test_without_one_solution_it_says_nothing(puzzle: bytes) -> None:
    assert not list(BruteForce().find(Board.of_givens(puzzle)))


def test_a_full_grid_needs_no_step() -> None:
    assert not list(BruteForce().find(Board.of_givens(kernel.random_grid(1))))
