# SPDX-License-Identifier: MIT
"""Puzzles in disguise."""

from collections import Counter

from sudoku_qt.engine.sudoku.generate.course.full_grid import las_vegas_grid
from sudoku_qt.engine.sudoku.generate.random_isomorph import (
    random_central_isomorph,
    random_isomorph,
)
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom


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
