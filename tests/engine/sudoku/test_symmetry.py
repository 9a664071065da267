# SPDX-License-Identifier: MIT
"""Patterns of givens, and isomorphs."""

import pytest

from sudoku_qt.engine.sudoku.generate.random_isomorph import random_isomorphism
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import cell_named
from sudoku_qt.engine.sudoku.symmetry import SYMMETRIES, Symmetry, symmetry_named
from tests.sweeps import in_turn


@in_turn("symmetry", SYMMETRIES)
def test_every_cell_is_in_one_orbit(symmetry: Symmetry) -> None:
    assert sorted(cell for orbit in symmetry.orbits for cell in orbit) == list(range(81))


@in_turn(
    ("name", "with_r1c2"),
    [
        ("none", "r1c2"),
        ("central", "r1c2 r9c8"),
        ("diagonal", "r1c2 r2c1"),
        ("antidiagonal", "r1c2 r8c9"),
        ("horizontal", "r1c2 r9c2"),
        ("vertical", "r1c2 r1c8"),
        ("quarter", "r1c2 r2c9 r8c1 r9c8"),
        ("all", "r1c2 r1c8 r2c1 r2c9 r8c1 r8c9 r9c2 r9c8"),
    ],
)
def test_an_orbit_holds_what_the_pattern_carries_to_each_other(name: str, with_r1c2: str) -> None:
    wanted = tuple(cell_named(word) for word in with_r1c2.split())

    assert wanted in symmetry_named(name).orbits


def test_a_pattern_allows_only_some_numbers_of_givens() -> None:
    assert all(symmetry_named("diagonal").allows(count) for count in range(82))
    assert not symmetry_named("quarter").allows(30)
    assert [count for count in range(20, 30) if symmetry_named("all").allows(count)] == [
        20,
        21,
        24,
        25,
        28,
        29,
    ]


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(KeyError):
        symmetry_named("spiral")


def test_a_candidate_goes_where_its_mask_goes() -> None:
    change = random_isomorphism(SeededRandom("number"))
    for number in (0, 80, 400, 728):
        masks = [0] * 81
        masks[number % 81] = 1 << number // 81
        image = change.number(number)
        assert [(cell, mask) for cell, mask in enumerate(change.masks(masks)) if mask] == [
            (image % 81, 1 << image // 81)
        ]
