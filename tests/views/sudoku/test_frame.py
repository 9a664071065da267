# SPDX-License-Identifier: MIT
"""The lines of the board: thin ones, those between boxes, and the frame."""

from PySide6.QtGui import QImage, QPainter

from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.sudoku.frame import paint_frame, paint_lines
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
