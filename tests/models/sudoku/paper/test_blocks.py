# SPDX-License-Identifier: MIT
"""Puzzles in rows and columns: as large as they can be, their codes where those cost least."""

from sudoku_qt.models.sudoku.paper.blocks import CODE, LARGEST, MOST_GAP, Blocks, BoardGrid
from sudoku_qt.models.sudoku.paper.items import Box

LOW, HIGH = Box(40, 40, 500, 300), Box(40, 40, 300, 700)


def test_a_code_stands_where_the_board_leaves_room() -> None:
    wanted = BoardGrid(1, 1, 16, CODE)
    beside, below = Blocks.fit(LOW, wanted), Blocks.fit(HIGH, wanted)
    assert beside.side == 300 - 16, "as if there were no code"
    assert beside.block(0).code.left > beside.block(0).board.right
    assert below.side == 300
    assert below.block(0).code.top > below.block(0).board.bottom


def test_all_stand_in_the_middle_and_not_too_far_apart() -> None:
    blocks = Blocks.fit(LOW, BoardGrid(2, 2, 16))
    first, second, third = (blocks.block(number).board for number in range(3))
    assert second.left - first.right <= MOST_GAP
    assert first.left - LOW.left == LOW.right - second.right
    assert third.left == first.left
    assert blocks.left == first.left
    assert blocks.width == second.right - first.left


def test_a_board_alone_leaves_room_to_work_below_it() -> None:
    assert Blocks.fit(Box(0, 0, 900, 900), BoardGrid(1, 1, 16)).side == LARGEST
