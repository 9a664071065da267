# SPDX-License-Identifier: MIT
"""What was read from a picture is a value: its boards, and whether that is all there is."""

from sudoku_qt.models.picture_read import BoardRead, PictureRead


def test_all_pages_were_read_unless_more_is_said() -> None:
    board = BoardRead(bytes(81), frozenset({4}), bytes(9), 3)
    read = PictureRead("sudoku", (board,))
    assert read.pages == 0
    assert read == PictureRead("sudoku", (BoardRead(bytes(81), frozenset({4}), bytes(9), 3),))
