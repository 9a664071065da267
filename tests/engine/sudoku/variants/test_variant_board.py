# SPDX-License-Identifier: MIT
"""The board of a variant: boxes of every size, regions, neighbours."""

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.variant_board import BOXES, board_of


@pytest.mark.parametrize("size", BOXES)
def test_boxes_have_a_cell_for_each_digit(size: int) -> None:
    board = board_of(size)
    assert [len(area) for area in board.areas] == [size] * size
    assert len(board.neighbours) == 2 * size * (size - 1)


def test_seven_has_no_boxes() -> None:
    assert board_of(7).areas == ()


def test_regions_are_of_the_board() -> None:
    with pytest.raises(Fault, match="15 cells"):
        board_of(4, (0,) * 15)
