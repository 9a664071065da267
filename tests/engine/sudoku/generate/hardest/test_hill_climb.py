# SPDX-License-Identifier: MIT
"""The hill climb to the hardest puzzles."""

from collections.abc import Callable, Iterable
from itertools import islice
from typing import cast

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.hardest.hill_climb import (
    LEAST_GUESSES,
    POOL,
    Climb,
    climbers,
    hardest,
)
from sudoku_qt.engine.sudoku.generate.hardest.near import NearSearch
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.work import Cancelled, Item, Made, never
from tests.engine.sudoku.rating.explainer.rated import rated

LEAST_SHARED = 16


def test_each_puzzle_is_harder_than_the_one_before() -> None:
    puzzles = list(islice(hardest("climb"), 3))
    ratings = [puzzle.se_rating for puzzle in puzzles]

    assert ratings == sorted(set(ratings))
    assert all(kernel.is_minimal(puzzle.givens) for puzzle in puzzles)
    assert {(puzzle.mode, puzzle.seed) for puzzle in puzzles} == {("hardest", "CLIMB")}
    assert puzzles == list(islice(hardest("climb"), 3))


def test_the_first_pool_is_of_puzzles_that_make_the_search_guess() -> None:
    first = list(islice(climbers(SeededRandom("pool"), never), POOL))

    assert min(kernel.examine(climber.givens)[2] for climber in first) == LEAST_GUESSES


@pytest.mark.slow
def test_from_seeds_it_goes_on_near_them_and_none_of_their_images_is_handed_out() -> None:
    seeds = [puzzle for rating, puzzle in rated() if 9 <= rating < 9.5]
    found = [each.givens for each in islice(climbers(SeededRandom("near"), never, seeds), 4)]

    forms = {kernel.canonical_form(puzzle) for puzzle in seeds}
    assert not forms & {kernel.canonical_form(puzzle) for puzzle in found}
    for number, puzzle in enumerate(found):
        nearest = max(clues_in_both(puzzle, other) for other in seeds + found[:number])
        assert nearest >= LEAST_SHARED


def clues_in_both(one: bytes, other: bytes) -> int:
    """Count the clues that two puzzles have in the same cells."""
    return sum(digit == there != 0 for digit, there in zip(one, other, strict=True))


@pytest.mark.slow
def test_whoever_maps_the_puzzles_are_the_same() -> None:
    def backwards(work: Callable[[Item], Made], items: Iterable[Item], /) -> list[Made]:
        return [*map(work, [*items][::-1])][::-1]

    seeds = [puzzle for rating, puzzle in rated() if 9 <= rating < 9.5]
    alone = [*islice(climbers(SeededRandom("map"), never, seeds), 3)]
    assert [*islice(climbers(SeededRandom("map"), never, seeds, backwards), 3)] == alone


def test_what_is_found_near_is_handed_out_once_the_hardest_first() -> None:
    easier, harder = (puzzle for _, puzzle in rated()[-2:])
    turned = harder[::-1]

    def found(work: Callable[[Item], Made], items: Iterable[Item], /) -> list[Made]:
        if any(isinstance(item, NearSearch) for item in items):
            return cast("list[Made]", [[(5, easier), (7, harder)], [(6, turned)]])
        return [work(item) for item in items]

    climb = Climb(SeededRandom("once"), never, found)
    climb.pool = [*climb.rate([rated()[0][1]])]
    assert climb.near() == [harder, easier]
    assert climb.near() == []


def test_all_that_needs_chains_is_looked_round_once_in_the_pool_or_not() -> None:
    asked: list[object] = []

    def seen(work: Callable[[Item], Made], items: Iterable[Item], /) -> list[Made]:
        made = [*items]
        asked.extend(made)
        return [work(item) for item in made if not isinstance(item, NearSearch)]

    puzzles = [puzzle for rating, puzzle in rated() if rating == 6.6 or 9 <= rating < 9.5]
    climb = Climb(SeededRandom("round"), never, seen)
    climbers = [*climb.rate(puzzles)]
    climb.pool = [max(climbers)]
    climb.near()
    climb.near()

    round_about = [each.puzzle for each in asked if isinstance(each, NearSearch) and not each.seed]
    assert sorted(round_about) == sorted(each.givens for each in climbers if each.height >= 9)
    assert len(round_about) < len(puzzles)


def test_where_nothing_harder_comes_it_begins_from_others(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[list[bytes]] = []
    drawn = Climb.drawn

    def watched(climb: Climb) -> list[bytes]:
        begun.append(drawn(climb)[:3])
        return begun[-1]

    def nothing_near(climb: Climb) -> list[bytes]:
        climb.idle += 1
        return []

    monkeypatch.setattr(Climb, "drawn", watched)
    monkeypatch.setattr(Climb, "near", nothing_near)
    found = climbers(SeededRandom("anew"), lambda: len(begun) > 2)
    with pytest.raises(Cancelled):
        list(found)
    assert begun[0] != begun[1]
    assert len(begun) == 3


@pytest.mark.slow
def test_the_pool_becomes_harder() -> None:
    found = list(islice(climbers(SeededRandom("pool"), never), POOL + 30))
    pool = sorted(found[:POOL])

    assert all(climber > pool[0] for climber in found[POOL:])
    assert sum(climber.rating for climber in sorted(found)[-POOL:]) > sum(
        climber.rating for climber in pool
    )


def test_it_stops_when_it_is_told_to() -> None:
    with pytest.raises(Cancelled):
        next(hardest("stop", lambda: True))
