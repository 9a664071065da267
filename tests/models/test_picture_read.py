# SPDX-License-Identifier: MIT
"""What was read from a picture is a value, of one board unless more is said."""

from sudoku_qt.models.picture_read import PictureRead


def test_a_picture_holds_one_board_unless_more_is_said() -> None:
    read = PictureRead("sudoku", bytes(81), frozenset({4}), bytes(9), 3)
    assert read.among == 1
    assert read == PictureRead("sudoku", bytes(81), frozenset({4}), bytes(9), 3)
