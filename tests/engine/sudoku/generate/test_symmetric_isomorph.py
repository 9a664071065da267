# SPDX-License-Identifier: MIT
"""Puzzles with a symmetry come in disguises that show it."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.practice_bank import banked
from sudoku_qt.engine.sudoku.generate.random_isomorph import random_isomorph
from sudoku_qt.engine.sudoku.generate.symmetric_isomorph import disguised, symmetric_isomorph
from sudoku_qt.engine.sudoku.logic.search.automorphisms import automorphisms
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.paths import resource
from tests.sweeps import every

PUZZLES = banked(resource("puzzles/techniques.zip"), "gurth").puzzles


@pytest.mark.parametrize("puzzle", every(20, PUZZLES))
def test_the_symmetry_of_a_puzzle_is_seen_in_its_disguise(puzzle: bytes) -> None:
    rng = SeededRandom("seen")
    image = symmetric_isomorph(puzzle, rng)

    assert kernel.canonical_form(image) == kernel.canonical_form(puzzle)
    assert {each.name for each in automorphisms(image)} <= {"central", "diagonal"}
    assert symmetric_isomorph(puzzle, rng) != image


def test_only_those_that_are_practised_for_it_are_kept_symmetric() -> None:
    assert disguised("gurth", PUZZLES[0], SeededRandom("one")) == symmetric_isomorph(
        PUZZLES[0], SeededRandom("one")
    )
    assert disguised("x_wing", PUZZLES[0], SeededRandom("one")) == random_isomorph(
        PUZZLES[0], SeededRandom("one")
    )
