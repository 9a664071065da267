# SPDX-License-Identifier: MIT
"""The shape of a variant: which cells see each other, and what a value leaves for others."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine.sudoku.grid import Grid, digit_mask
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.rules import Rules

MIDDLE = 40
BOARDS = st.lists(st.integers(0, 9), min_size=81, max_size=81).map(bytes)


def shape_with(*constraints: Constraint, size: int = 9) -> Grid:
    """An empty grid with some constraints."""
    shape = Rules(size, None, constraints).shape
    return Grid.of_givens(bytes(size * size), shape)


def test_without_rules_of_its_own_it_is_the_standard_one() -> None:
    shape = Rules().shape

    assert shape.houses == STANDARD_SHAPE.houses
    assert shape.peers == STANDARD_SHAPE.peers


@given(BOARDS)
def test_without_rules_of_its_own_it_finds_the_same_conflicts(values: bytes) -> None:
    assert Rules().shape.conflicts(values) == STANDARD_SHAPE.conflicts(values)


@pytest.mark.parametrize("size", [4, 6, 7, 12, 16])
def test_a_board_of_another_size_has_as_many_cells_in_a_house(size: int) -> None:
    grid = shape_with(size=size)

    assert {len(house) for house in grid.shape.houses} == {size}
    assert grid.legal(0) == (1 << size) - 1
    assert len(grid.markings.corners) == len(grid.candidates) == size * size


@pytest.mark.parametrize(
    ("constraint", "cell", "seen", "unseen"),
    [
        (Constraint("antiknight"), MIDDLE, MIDDLE + 19, MIDDLE + 20),
        (Constraint("diagonal+"), 72, 8, 1),
        (Constraint("killercage", (0, 1, 11), 12), 0, 11, 12),
        (Constraint("killercage", (0, 12)), 0, 12, 13),
        (Constraint("whispers", (26, 36)), 26, 36, 37),
        (Constraint("thermometer", (0, 10, 20, 30)), 20, 30, 31),
    ],
)
def test_cells_see_each_other_by_any_rule_that_keeps_them_apart(
    constraint: Constraint, cell: int, seen: int, unseen: int
) -> None:
    peers = shape_with(constraint).shape.peers

    assert seen in peers[cell]
    assert cell in peers[seen]
    assert unseen not in peers[cell]


def test_a_diagonal_is_a_house_and_a_cage_is_none() -> None:
    grid = shape_with(Constraint("diagonal-"), Constraint("killercage", (0, 1, 2), 10))

    assert tuple(range(0, 81, 10)) in grid.shape.houses
    assert (0, 1, 2) not in grid.shape.houses


@pytest.mark.parametrize(
    ("constraint", "cell", "digit", "other", "left"),
    [
        (Constraint("difference", (0, 1)), 0, 5, 1, {4, 6}),
        (Constraint("ratio", (0, 1)), 1, 6, 0, {3}),
        (Constraint("whispers", (0, 9)), 0, 2, 9, {7, 8, 9}),
        (Constraint("thermometer", (0, 10)), 10, 3, 0, {1, 2}),
        (Constraint("even", (1,)), 80, 1, 1, {2, 4, 6, 8}),
        (Constraint("palindrome", (0, 9, 18, 28)), 0, 4, 28, {4}),
    ],
)
def test_what_is_legal_follows_from_one_other_value(
    constraint: Constraint, cell: int, digit: int, other: int, left: set[int]
) -> None:
    grid = shape_with(constraint).with_value(cell, digit)

    assert grid.legal(other) == digit_mask(left)


def test_a_sum_that_is_passed_is_a_conflict_of_its_cells() -> None:
    grid = shape_with(Constraint("killercage", (0, 1), 9)).with_value(0, 4)
    assert not grid.conflicts

    full = grid.with_value(1, 6)

    assert full.conflicts == {0, 1}
