# SPDX-License-Identifier: MIT
"""The first puzzle, and what guides through it."""

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.learn.lessons.first_puzzle import (
    OPEN,
    first_puzzle,
    guidance,
    solution_of,
    why_not,
)
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.rating.rater import rate


def test_it_is_very_easy_and_has_one_solution() -> None:
    for seed in ("one", "two", "three"):
        grid = first_puzzle(seed)

        assert grid.givens.count(0) == OPEN
        assert kernel.count_solutions(grid.givens, 2) == 1
        assert rate(grid.givens, ("level",)).level in {1, 2}


def test_who_follows_the_words_comes_to_the_end() -> None:
    grid = first_puzzle("follow")
    solution, said = solution_of(grid), set()
    while not grid.full:
        told = guidance(grid)
        assert told.step is not None
        cell, digit = told.step.placements[0]
        assert cell in told.cells
        assert solution[cell] == digit
        said.add(told.text.template)
        grid = grid.with_value(cell, digit)

    assert len(said) == 2
    assert str(guidance(grid).text).startswith("That was all")


def test_a_wrong_digit_is_answered_by_what_speaks_against_it() -> None:
    grid = first_puzzle("wrong")
    solution = solution_of(grid)
    for cell in grid.empty_cells:
        for digit in range(1, 10):
            if digit != solution[cell]:
                text = str(why_not(grid, Candidate(cell, digit)))
                assert "already" in text or "Nothing decides that yet" in text


def test_a_seed_gives_the_same_puzzle() -> None:
    assert first_puzzle("same") == first_puzzle("same")
    assert first_puzzle("same") != first_puzzle("other")
