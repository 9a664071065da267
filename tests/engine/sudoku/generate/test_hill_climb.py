# SPDX-License-Identifier: MIT
"""The hill climb to the hardest puzzles."""

from itertools import islice

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate import hill_climb
from sudoku_qt.engine.sudoku.generate.hill_climb import (
    LEAST_GUESSES,
    POOL,
    Climber,
    climbers,
    count_guesses,
    hardest,
    neighbour,
)
from sudoku_qt.engine.sudoku.rating.explainer.scale import UNSOLVED
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.work import Cancelled, never
from tests.engine.sudoku.rating.explainer.rated import rated


def test_each_puzzle_is_harder_than_the_one_before() -> None:
    puzzles = list(islice(hardest("climb"), 3))
    ratings = [puzzle.se_rating for puzzle in puzzles]

    assert ratings == sorted(set(ratings))
    assert all(kernel.is_minimal(puzzle.givens) for puzzle in puzzles)
    assert {(puzzle.mode, puzzle.seed) for puzzle in puzzles} == {("hardest", "CLIMB")}
    assert puzzles == list(islice(hardest("climb"), 3))


def test_what_counts_as_hardest_is_looked_at_before_it_is_handed_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rating_of = {puzzle: rating for rating, puzzle in rated()}
    tame, wild = (next(each for each in rating_of if rating_of[each] == it) for it in (7.0, 7.7))
    not_looked_at = Climber(6.6, 9, b"")
    pool = [Climber(7.0, 3, tame), not_looked_at, Climber(UNSOLVED, 9, wild)]
    pool.append(Climber(UNSOLVED, 10, tame))
    monkeypatch.setattr(hill_climb, "climbers", lambda *_: iter(pool))

    assert [setup.se_rating for setup in hardest()] == [7.0, 7.7]


def test_of_equal_ratings_more_guesses_are_harder_and_less_than_a_higher_rating() -> None:
    assert Climber(7.2, 4, b"") < Climber(7.2, 5, b"") < Climber(7.3, 3, b"")


def test_the_first_pool_is_of_puzzles_that_make_the_search_guess() -> None:
    first = list(islice(climbers(SeededRandom("pool"), never), POOL))

    assert all(count_guesses(climber.givens) == climber.guesses for climber in first)
    assert min(climber.guesses for climber in first) >= LEAST_GUESSES


def test_the_pool_becomes_harder() -> None:
    found = list(islice(climbers(SeededRandom("pool"), never), POOL + 30))
    pool = sorted(found[:POOL])

    assert all(climber > pool[0] for climber in found[POOL:])
    assert sum(climber.rating for climber in sorted(found)[-POOL:]) > sum(
        climber.rating for climber in pool
    )


def test_a_neighbour_has_one_solution_no_clue_too_many_and_most_of_the_clues() -> None:
    puzzle = kernel.minimal_puzzle(7)
    for number in range(50):
        near = neighbour(puzzle, SeededRandom(f"{number}"))
        shared = sum(mine == other != 0 for mine, other in zip(puzzle, near, strict=True))

        assert kernel.is_minimal(near)
        assert near != puzzle
        assert shared > 10


def test_it_stops_when_it_is_told_to() -> None:
    with pytest.raises(Cancelled):
        next(hardest("stop", lambda: True))
