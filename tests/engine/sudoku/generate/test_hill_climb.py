# SPDX-License-Identifier: MIT
"""The hill climb to the hardest puzzles."""

from collections.abc import Callable, Iterable
from itertools import islice

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.hill_climb import (
    LEAST_GUESSES,
    POOL,
    Climber,
    climber_of,
    climbers,
    count_guesses,
    hardest,
    neighbour,
)
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.work import Cancelled, Item, Made, never
from tests.engine.sudoku.rating.explainer.rated import rated
from tests.engine.sudoku.rating.test_rater import ESCARGOT

HEIGHTS = (8.3, 0), (9.0, 60), (9.0, 61), (10.1, 40)


def test_each_puzzle_is_harder_than_the_one_before() -> None:
    puzzles = list(islice(hardest("climb"), 3))
    ratings = [puzzle.se_rating for puzzle in puzzles]

    assert ratings == sorted(set(ratings))
    assert all(kernel.is_minimal(puzzle.givens) for puzzle in puzzles)
    assert {(puzzle.mode, puzzle.seed) for puzzle in puzzles} == {("hardest", "CLIMB")}
    assert puzzles == list(islice(hardest("climb"), 3))


def test_over_a_plateau_leads_the_resistance_and_off_it_the_rating() -> None:
    easy, flat, steep, above = (Climber(*each, b"", 0) for each in HEIGHTS)
    assert easy < flat < steep < above


def test_the_plateau_is_of_one_height_and_only_there_resistance_is_measured() -> None:
    found = {rating: climber_of(puzzle) for rating, puzzle in rated() if rating in {6.6, 9.0, 9.3}}
    assert [found[each].height for each in (6.6, 9.0, 9.3)] == [6.6, 9.0, 9.0]
    assert [found[each].rating for each in (6.6, 9.0, 9.3)] == [6.6, 9.0, 9.3]
    assert found[6.6].resistance == 0 < min(found[9.0].resistance, found[9.3].resistance)


def test_what_needs_chains_within_chains_is_rated_by_all_rules() -> None:
    assert climber_of(parse(ESCARGOT)).rating == 10.5


def test_the_first_pool_is_of_puzzles_that_make_the_search_guess() -> None:
    first = list(islice(climbers(SeededRandom("pool"), never), POOL))

    assert min(count_guesses(climber.givens) for climber in first) >= LEAST_GUESSES


def test_from_seeds_none_of_their_images_is_handed_out() -> None:
    seeds = [puzzle for rating, puzzle in rated() if rating >= 9]
    found = list(islice(climbers(SeededRandom("near"), never, seeds), 4))

    forms = {kernel.canonical_form(puzzle) for puzzle in seeds}
    assert not forms & {kernel.canonical_form(climber.givens) for climber in found}
    assert min(climber.height for climber in found) >= min(
        climber_of(each).height for each in seeds
    )


def test_whoever_maps_the_puzzles_are_the_same() -> None:
    def backwards(work: Callable[[Item], Made], items: Iterable[Item], /) -> list[Made]:
        return [*map(work, [*items][::-1])][::-1]

    alone = [*islice(climbers(SeededRandom("map"), never), POOL + 5)]
    assert [*islice(climbers(SeededRandom("map"), never, (), backwards), POOL + 5)] == alone


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
