# SPDX-License-Identifier: MIT
"""Points, their names, and the eight ways to look at a board."""

from itertools import pairwise

import pytest

from sudoku_qt.engine.gomoku.board import (
    BLACK,
    SIZES,
    WHITE,
    PointFault,
    centre,
    empty_board,
    neighbourhoods,
    other,
    point_name,
    point_named,
    points_with,
    size_of,
    with_stone,
)
from tests.engine.gomoku.symmetries import moved, symmetries
from tests.sweeps import in_turn


@in_turn(
    ("size", "point", "name"),
    [(15, 0, "a15"), (15, 14, "o15"), (15, 210, "a1"), (15, 112, "h8"), (22, 483, "v1")],
)
def test_columns_are_letters_and_rows_count_from_the_bottom(
    size: int, point: int, name: str
) -> None:
    assert point_name(size, point) == name
    assert point_named(size, name) == point


@in_turn("size", SIZES)
def test_every_point_has_a_name_of_its_own(size: int) -> None:
    names = [point_name(size, point) for point in range(size * size)]

    assert len(set(names)) == size * size
    assert [point_named(size, name) for name in names] == list(range(size * size))


@in_turn("name", ["", "h", "8", "h0", "h08", "h16", "p8", "hh", "h-1", "H8", "h٨"])
def test_what_is_no_point_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(PointFault, match="is not a point of a board of 15"):
        point_named(15, name)


def test_the_centre_of_an_even_board_is_one_of_four() -> None:
    assert point_name(15, centre(15)) == "h8"
    assert point_name(16, centre(16)) == "h9"


def test_a_stone_changes_one_point() -> None:
    stones = with_stone(empty_board(5), 7, WHITE)

    assert list(points_with(stones, WHITE)) == [7]
    assert size_of(stones) == 5
    assert with_stone(stones, 7, 0) == empty_board(5)
    assert (other(BLACK), other(WHITE)) == (WHITE, BLACK)


@pytest.mark.parametrize("size", [5, 16])
def test_the_symmetries_are_eight_and_keep_neighbours_together(size: int) -> None:
    images = symmetries(size)

    assert len(set(images)) == 8
    for image in images:
        assert sorted(image) == list(range(size * size))
        for left, right in pairwise(range(size)):
            there, beside = divmod(image[left], size), divmod(image[right], size)
            assert abs(there[0] - beside[0]) + abs(there[1] - beside[1]) == 1


def test_stones_move_with_their_points() -> None:
    stones = with_stone(empty_board(5), 1, BLACK)

    assert [moved(stones, image)[image[1]] for image in symmetries(5)] == [BLACK] * 8


def test_a_neighbourhood_runs_along_a_line_and_ends_at_the_border() -> None:
    row, column, down_right, down_left = neighbourhoods(5, 2)[0]

    assert row == (-1, -1, 0, 1, 2)
    assert column == (-1, -1, 0, 5, 10)
    assert down_right == (-1, -1, 0, 6, 12)
    assert down_left == (-1, -1, 0, -1, -1)
