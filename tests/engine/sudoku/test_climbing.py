# SPDX-License-Identifier: MIT
"""Climbing to the hardest puzzles."""

from itertools import islice

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.chance import Chance
from sudoku_qt.engine.sudoku.climbing import POOL, climbers, count_guesses, hardest, neighbour
from sudoku_qt.engine.work import Cancelled, never


def test_each_puzzle_is_harder_than_the_one_before() -> None:
    puzzles = list(islice(hardest("climb"), 3))
    ratings = [puzzle.classic for puzzle in puzzles]

    assert ratings == sorted(set(ratings))
    assert all(kernel.is_minimal(puzzle.givens) for puzzle in puzzles)
    assert {(puzzle.mode, puzzle.seed) for puzzle in puzzles} == {("hardest", "CLIMB")}
    assert puzzles == list(islice(hardest("climb"), 3))


def test_the_pool_becomes_harder() -> None:
    found = list(islice(climbers(Chance("pool"), never), POOL + 30))
    pool = sorted(found[:POOL])

    assert all(climber > pool[0] for climber in found[POOL:])
    assert sum(climber.rating for climber in sorted(found)[-POOL:]) > sum(
        climber.rating for climber in pool
    )


def test_a_neighbour_has_one_solution_no_clue_too_many_and_most_of_the_clues() -> None:
    puzzle = kernel.minimal_puzzle(7)
    for number in range(50):
        near = neighbour(puzzle, Chance(f"{number}"))
        shared = sum(mine == other != 0 for mine, other in zip(puzzle, near, strict=True))

        assert kernel.is_minimal(near)
        assert shared <= 81 - puzzle.count(0) - 1 or near == puzzle
        assert shared > 10


def test_guesses_are_counted_alike_every_time() -> None:
    puzzle = kernel.minimal_puzzle(7)

    assert count_guesses(puzzle) == count_guesses(puzzle)


def test_it_stops_when_it_is_told_to() -> None:
    with pytest.raises(Cancelled):
        next(hardest("stop", lambda: True))
