# SPDX-License-Identifier: MIT
"""The grid: what stands, what conflicts, what may still be entered."""

from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine.sudoku.grid import ALL_DIGITS, NO_CANDIDATES, Grid, digit_mask, digits_in
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from tests.sweeps import in_turn

PUZZLE = """
    .....6...
    .59.....8
    2....8...
    .45......
    ..3......
    ..6..3.54
    ...325..6
    .........
    .........
"""
SOLVED = """
    534678912
    672195348
    198342567
    859761423
    426853791
    713924856
    961537284
    287419635
    345286179
"""

values = st.lists(st.integers(0, 9), min_size=81, max_size=81).map(bytes)


def digits(text: str) -> bytes:
    """Read nine rows of digits and dots."""
    return bytes(int(sign) for sign in "".join(text.split()).replace(".", "0"))


def test_givens_stand_and_everything_else_is_empty() -> None:
    grid = Grid.of_givens(digits(PUZZLE))

    assert grid.values == grid.givens == digits(PUZZLE)
    assert grid.candidates == NO_CANDIDATES
    assert len(list(grid.empty_cells)) == 64
    assert not list(grid.filled_cells)
    assert grid.is_given(5)
    assert not grid.is_given(6)


def test_a_value_takes_the_place_of_its_notes() -> None:
    grid = Grid.of_givens(digits(PUZZLE)).with_candidates(0, digit_mask((1, 4)))

    filled = grid.with_value(0, 4)

    assert (filled.values[0], filled.candidates[0]) == (4, 0)
    assert list(filled.filled_cells) == [0]
    assert (grid.values[0], grid.candidates[0]) == (0, 0b1001), "the old one stays as it was"
    assert filled.with_value(0, 0) == Grid.of_givens(digits(PUZZLE))


def test_a_grid_cannot_be_changed_in_place() -> None:
    grid = Grid.of_givens(digits(PUZZLE))

    with pytest.raises(FrozenInstanceError):
        grid.values = bytes(81)  # type: ignore[misc]  # this is what may not be


def test_a_solved_grid_is_full_and_breaks_no_rule() -> None:
    grid = Grid.of_givens(digits(SOLVED))

    assert grid.full
    assert grid.solved
    assert not grid.conflicts


def test_a_full_grid_with_a_conflict_is_not_solved() -> None:
    grid = Grid.of_givens(digits(SOLVED)).with_value(0, 6)

    assert grid.full
    assert not grid.solved


@in_turn(
    ("cell", "digit", "cells"),
    [
        (0, 6, {0, 5}),  # the same row
        (0, 2, {0, 18}),  # the same column and box
        (20, 9, {20, 11}),  # the same box
        (11, 6, {11, 47}),  # a given is marked as well
        (1, 5, {1, 10}),
        (0, 1, set()),
        (8, 8, {8, 17}),
        (2, 3, {2, 38}),
    ],
)
def test_both_of_two_equal_digits_in_a_house_are_in_conflict(
    cell: int, digit: int, cells: set[int]
) -> None:
    assert Grid.of_givens(digits(PUZZLE)).with_value(cell, digit).conflicts == cells


def test_three_equal_digits_in_a_house_are_all_in_conflict() -> None:
    assert Grid.of_givens(b"\1\0\0\1\0\0\0\0\1" + bytes(72)).conflicts == {0, 3, 8}


@given(values)
def test_a_cell_is_in_conflict_when_it_sees_its_own_digit(values: bytes) -> None:
    seen = {
        cell
        for cell, digit in enumerate(values)
        if digit and any(values[peer] == digit for peer in STANDARD_SHAPE.peers[cell])
    }

    assert Grid.of_givens(values).conflicts == seen


@given(values, st.integers(0, 80))
def test_a_digit_is_legal_where_no_peer_has_it(values: bytes, cell: int) -> None:
    around = {values[peer] for peer in STANDARD_SHAPE.peers[cell]}

    assert set(digits_in(Grid.of_givens(values).legal(cell))) == set(range(1, 10)) - around


def test_all_candidates_are_the_legal_digits_of_the_empty_cells() -> None:
    grid = Grid.of_givens(digits(PUZZLE)).with_all_candidates()

    assert list(digits_in(grid.candidates[0])) == [1, 3, 4, 7, 8]
    assert grid.candidates[5] == 0, "a value stands there"
    assert Grid.of_givens(bytes(81)).with_all_candidates().candidates == (ALL_DIGITS,) * 81


@given(st.sets(st.integers(1, 9)))
def test_a_mask_gives_its_digits_back_in_ascending_order(some: set[int]) -> None:
    assert list(digits_in(digit_mask(some))) == sorted(some)
