# SPDX-License-Identifier: MIT
"""Draws a position so small that only the pattern of its stones is seen."""

from math import isqrt

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter

from sudoku_qt.views.gomoku.players import BLACK
from sudoku_qt.views.theme import Theme

MARGIN = 0.06
"""The wood around the points, of the side."""
STONE = 0.46
"""The radius of a stone, of the distance of two points."""
CORNER = 4.0


def draw_small_board(painter: QPainter, place: QRect, stones: bytes, theme: Theme) -> None:
    """Draw the stones of a square board, a byte each, on wood."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    wood = QRectF(place)
    painter.setBrush(theme.wood)
    painter.drawRoundedRect(wood, theme.px(CORNER), theme.px(CORNER))
    air = wood.width() * MARGIN
    _draw_stones(painter, wood.adjusted(air, air, -air, -air), stones, theme)
    painter.restore()


def _draw_stones(painter: QPainter, points: QRectF, stones: bytes, theme: Theme) -> None:
    size = max(1, isqrt(len(stones)))
    step = points.width() / size
    for point, stone in enumerate(stones):
        if stone:
            row, column = divmod(point, size)
            painter.setBrush(theme.black_stone if stone == BLACK else theme.white_stone)
            middle = QPointF(column + 0.5, row + 0.5) * step
            painter.drawEllipse(points.topLeft() + middle, STONE * step, STONE * step)
