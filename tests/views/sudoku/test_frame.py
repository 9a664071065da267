# SPDX-License-Identifier: MIT
"""The lines of the board: thin ones, those between boxes, and the frame."""

import pytest
from PySide6.QtGui import QImage, QPainter

from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.sudoku.frame import lines_of, paint_frame, paint_lines, paint_regions
from sudoku_qt.views.theme import Theme

LINES = 3, 1, 1, 2, 1, 1, 2, 1, 1, 3


def test_lines_lie_where_the_board_leaves_room_for_them(theme: Theme) -> None:
    board = BoardGeometry.fit(300, 300, LINES)
    image = QImage(300, 300, QImage.Format.Format_RGB32)
    image.fill(theme.board)
    painter = QPainter(image)
    paint_lines(painter, board, theme)
    paint_frame(painter, board, theme, 5)
    painter.end()
    middle = board.top + board.starts[1] + 2
    across = [image.pixelColor(board.left + start, middle) for start, _ in board.bars]
    assert across == [theme.thin, theme.thin, theme.box] * 2 + [theme.thin, theme.thin]
    assert image.pixelColor(board.left + 1, middle) == theme.box
    assert image.pixelColor(board.left, board.top) == theme.window


@pytest.mark.parametrize("size", [4, 6, 7, 16])
def test_regions_of_any_form_are_bordered_where_they_meet(size: int, theme: Theme) -> None:
    """The regions are the rows, but that the first two change their first cells."""
    regions = [cell // size for cell in range(size * size)]
    regions[0], regions[size] = 1, 0
    board = BoardGeometry.fit(400, 400, tuple(map(int, lines_of(size))))
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    image.fill(theme.board)
    painter = QPainter(image)
    paint_regions(painter, board, theme, regions)
    painter.end()
    half = board.cell // 2
    for row in range(size):
        for column in range(size - 1):
            x, y = board.corner(row, column)
            right = image.pixelColor(x + board.cell, y + half)
            assert right == (theme.box if row < 2 and column == 0 else theme.thin)
    for row in range(size - 1):
        x, y = board.corner(row, size - 1)
        below = [image.pixelColor(x + half, y + board.cell + step) for step in (-2, -1, 0, 1, 2)]
        assert below == [theme.board, *[theme.box] * 3, theme.board]
