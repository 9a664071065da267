# SPDX-License-Identifier: MIT
"""What a puzzle does not need is taken away."""

import pytest

from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.symmetry import SYMMETRIES, Symmetry, symmetry_named
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.making.one_solution import OneSolution
from sudoku_qt.engine.sudoku.variants.making.taking_away import (
    needed_clues,
    needed_givens,
    orbits,
    with_clues,
)
from sudoku_qt.engine.sudoku.variants.rules import Rules

FULL = bytes(map(int, "1234341243212143"))


@pytest.mark.parametrize("symmetry", SYMMETRIES, ids=lambda symmetry: symmetry.name)
def test_orbits_of_nine_rows_are_those_of_a_plain_board(symmetry: Symmetry) -> None:
    assert sorted(orbits(symmetry, 9)) == sorted(symmetry.orbits)


def test_orbits_of_other_sizes_turn_about_the_middle() -> None:
    assert (0, 15) in orbits(symmetry_named("central"), 4)
    assert (0, 3, 12, 15) in orbits(symmetry_named("quarter"), 4)
    assert (1, 31) in orbits(symmetry_named("horizontal"), 6)
    assert (6, 11) in orbits(symmetry_named("vertical"), 6)
    assert (3, 12) in orbits(symmetry_named("diagonal"), 4)


def test_givens_that_stay_are_needed_and_symmetric() -> None:
    proof, rng = OneSolution(Rules(4), FULL), SeededRandom("1")
    alone = needed_givens(proof, symmetry_named("none"), 4, rng)
    assert all(proof.needs(alone, (cell,)) for cell in alone)
    central = needed_givens(proof, symmetry_named("central"), 4, rng)
    assert {15 - cell for cell in central} == central


def test_clues_that_stay_are_needed_but_for_the_last_of_a_kind() -> None:
    clues = [Constraint("odd", (0,)), Constraint("even", (1,)), Constraint("odd", (2,))]
    kept = needed_clues(Rules(4), clues, frozenset(range(16)), FULL, SeededRandom("1"))
    assert sorted(each.kind for each in kept) == ["even", "odd"]
    cages = [Constraint("killercage", (cell,), FULL[cell]) for cell in range(16)]
    kept = needed_clues(Rules(4), cages, frozenset(), FULL, SeededRandom("1"))
    assert len(kept) < 8
    for each in kept:
        fewer = with_clues(Rules(4), [other for other in kept if other != each])
        assert OneSolution(fewer, FULL).other() is not None
