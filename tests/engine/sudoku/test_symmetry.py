# SPDX-License-Identifier: MIT
"""Patterns of givens, and isomorphs."""

from collections import Counter

import pytest

from sudoku_qt.engine.sudoku.generate.course.full_grid import las_vegas_grid
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import cell_named
from sudoku_qt.engine.sudoku.symmetry import (
    SYMMETRIES,
    Symmetry,
    random_central_isomorph,
    random_isomorph,
    random_isomorphism,
    symmetry_named,
)
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


def test_a_disguise_is_another_grid_that_keeps_the_rules() -> None:
    full = las_vegas_grid(SeededRandom("disguise"))
    rng = SeededRandom("cloak")
    isomorphs = {random_isomorph(full, rng) for _ in range(50)}

    assert len(isomorphs) == 50
    assert all(Grid.of_givens(grid).solved for grid in isomorphs)


def test_a_disguise_keeps_the_number_of_givens_and_how_often_a_digit_occurs() -> None:
    puzzle = bytes([0, 1, 2, 3] + [0] * 20 + [1, 1, 2] + [0] * 54)
    image = random_isomorph(puzzle, SeededRandom("cloak"))

    assert sorted(Counter(image).values()) == sorted(Counter(puzzle).values())
    assert image.count(0) == puzzle.count(0)


def test_a_disguise_exchanges_bands_lines_digits_and_sometimes_rows_with_columns() -> None:
    row = bytes([1] * 9 + [0] * 72)
    rng = SeededRandom("rows")
    image = [random_isomorph(row, rng) for _ in range(200)]
    flat = [
        grid for grid in image if any(grid[at : at + 9].count(0) == 0 for at in range(0, 81, 9))
    ]

    assert 60 < len(flat) < 140
    assert {max(grid) for grid in image} == set(range(1, 10))
    assert {next(at for at, digit in enumerate(grid) if digit) // 9 for grid in flat} == set(
        range(9)
    )


def test_a_central_disguise_leaves_partners_across_the_centre_partners() -> None:
    cells = list(range(81))
    rng = SeededRandom("partners")
    images = {random_central_isomorph(bytes(cell % 9 + 1 for cell in cells), rng) for _ in range(9)}
    pattern = bytes(cell in {0, 80, 13, 67, 40} for cell in cells)
    turned = [random_central_isomorph(pattern, rng) for _ in range(50)]

    assert len(images) == 9
    assert len(set(turned)) > 40
    for image in turned:
        assert all(bool(image[cell]) == bool(image[80 - cell]) for cell in cells)


def test_a_central_disguise_keeps_the_rules() -> None:
    full = las_vegas_grid(SeededRandom("disguise"))
    rng = SeededRandom("cloak")

    assert all(Grid.of_givens(random_central_isomorph(full, rng)).solved for _ in range(50))


def test_a_candidate_goes_where_its_mask_goes() -> None:
    change = random_isomorphism(SeededRandom("number"))
    for number in (0, 80, 400, 728):
        masks = [0] * 81
        masks[number % 81] = 1 << number // 81
        image = change.number(number)
        assert [(cell, mask) for cell, mask in enumerate(change.masks(masks)) if mask] == [
            (image % 81, 1 << image // 81)
        ]
