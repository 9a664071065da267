# SPDX-License-Identifier: MIT
"""What leaves a puzzle as it is: seen turns and reflections, and hidden orders of its lines."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.practice_bank import banked
from sudoku_qt.engine.sudoku.generate.random_isomorph import random_isomorph
from sudoku_qt.engine.sudoku.generate.symmetric_isomorph import symmetric_isomorph
from sudoku_qt.engine.sudoku.logic.search.automorphisms import HIDDEN, automorphisms
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.paths import resource
from tests.sweeps import every, in_turn

PUZZLES = banked(resource("puzzles/techniques.zip"), "gurth").puzzles[::4]
BOTH = "103406700406700103700103406230067090067090230090230067305608002608002305002305608"
"""A turn leaves it as it is, and so do orders of its lines."""


@pytest.mark.parametrize("puzzle", every(10, PUZZLES))
def test_all_that_are_found_keep_the_givens_and_the_solution(puzzle: bytes) -> None:
    rng = SeededRandom("kept")
    for image in (random_isomorph(puzzle, rng), symmetric_isomorph(puzzle, rng)):
        solution = kernel.solve(image)
        assert solution
        found = automorphisms(image)
        assert len(found) == kernel.count_automorphisms(image) - 1
        assert all(each.keeps(image) and each.keeps(solution) for each in found)


@pytest.mark.slow
def test_one_that_no_turn_or_reflection_shows_is_found_too() -> None:
    names = {
        each.name
        for puzzle in PUZZLES
        for each in automorphisms(random_isomorph(puzzle, SeededRandom("hidden")))
    }
    assert HIDDEN in names


def test_an_image_has_as_many_whether_one_can_be_seen_or_not() -> None:
    puzzle = bytes(int(each) for each in BOTH)
    found = automorphisms(puzzle)
    assert [each.name for each in found] == ["central", *[HIDDEN] * 4]
    assert len({each.cells for each in found}) == 5
    assert all(each.keeps(puzzle) for each in found)
    assert len(automorphisms(random_isomorph(puzzle, SeededRandom("turned")))) == 5


@in_turn("seed", range(5))
def test_an_ordinary_puzzle_has_none(seed: int) -> None:
    assert automorphisms(kernel.minimal_puzzle(seed)) == ()


def test_what_cannot_have_one_solution_is_not_looked_at() -> None:
    assert automorphisms(bytes(81)) == ()


def test_a_grid_with_a_digit_twice_in_a_line_has_none() -> None:
    assert automorphisms(bytes(9 * [1, 2, 3, 4, 5, 6, 7, 8, 9])) == ()
