# SPDX-License-Identifier: MIT
"""A Gomoku board painted into any square, as in the window but without a cursor."""

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter

from sudoku_qt.models.gomoku.model import Point
from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.gomoku.delegate import GomokuDelegate
from sudoku_qt.views.gomoku.look import GomokuLook
from sudoku_qt.views.gomoku.view import USUAL_SIDE
from sudoku_qt.views.gomoku.wood import Wood
from sudoku_qt.views.theme import Theme


def paint_board(
    painter: QPainter, room: QRect, rows: Sequence[Sequence[Point]], theme: Theme, look: GomokuLook
) -> None:
    """Paint the points of a board on its wood, as large as fits."""
    ratio = min(room.width(), room.height()) / USUAL_SIDE
    lines = tuple(round(line * ratio) for line in look.lines(len(rows)))
    board = BoardGeometry.fit(room.width(), room.height(), lines)
    delegate = GomokuDelegate(theme, look)
    delegate.fit(board.cell)
    painter.save()
    painter.translate(room.topLeft())
    Wood(board, look, ratio).paint(painter)
    for row, points in enumerate(rows):
        for column, point in enumerate(points):
            painter.save()
            painter.translate(*board.corner(row, column))
            delegate.draw(painter, point)
            painter.restore()
    painter.restore()
