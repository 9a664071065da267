# SPDX-License-Identifier: MIT
"""The board of a variant: boxes of every size, regions, neighbours."""

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.variant_board import BOXES, WINDOWS, board_of


@pytest.mark.parametrize("size", BOXES)
def test_boxes_have_a_cell_for_each_digit(size: int) -> None:
    board = board_of(size)
    assert [len(area) for area in board.areas] == [size] * size
    assert len(board.neighbours) == 2 * size * (size - 1)


def test_windows_are_three_by_three_a_cell_from_the_edge_and_from_each_other() -> None:
    inside = 1, 2, 3, 5, 6, 7
    assert sorted(sum(WINDOWS, ())) == [9 * row + column for row in inside for column in inside]
    assert (WINDOWS[0], WINDOWS[3]) == (
        (10, 11, 12, 19, 20, 21, 28, 29, 30),
        (50, 51, 52, 59, 60, 61, 68, 69, 70),
    )


def test_seven_has_no_boxes() -> None:
    assert board_of(7).areas == ()


def test_regions_are_of_the_board() -> None:
    with pytest.raises(Fault, match="15 cells"):
        board_of(4, (0,) * 15)
