# SPDX-License-Identifier: MIT
"""A position drawn so small that only the pattern of its stones is visible."""

from math import isqrt
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from sudoku_qt.views.gomoku.look import RADIUS, look_of
from sudoku_qt.views.gomoku.players import BLACK
from sudoku_qt.views.theme import Theme

MARGIN = 0.04
"""The margin around the points, as a part of the side."""
CORNER = 4.0
LEAST = 9
"""The least number of points on a side; more if the stones are further apart."""


class BoardPart(NamedTuple):
    """The part of a board that is shown: its first row and column, and its size."""

    row: int
    column: int
    side: int


def draw_small_board(painter: QPainter, place: QRect, stones: bytes, theme: Theme) -> None:
    """Draw the part of a square board (one byte a point) that contains the stones, on wood."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    look = look_of(theme, "wood", coordinates=False, numbers=False)
    wood = QRectF(place)
    painter.setBrush(look.ground)
    painter.drawRoundedRect(wood, theme.px(CORNER), theme.px(CORNER))
    air = wood.width() * MARGIN
    _draw_stones(painter, wood.adjusted(air, air, -air, -air), stones, theme)
    painter.restore()


def _draw_stones(painter: QPainter, points: QRectF, stones: bytes, theme: Theme) -> None:
    part, size = shown_part(stones), isqrt(len(stones))
    step = points.width() / part.side
    wide = max(0.5, step * 0.1)
    rim = theme.wood_line if theme.dark else theme.black_stone  # black is faint on dark wood
    for point, stone in enumerate(stones):
        if stone:
            row, column = divmod(point, size)
            middle = QPointF(column - part.column + 0.5, row - part.row + 0.5) * step
            is_black = stone == BLACK
            painter.setPen(QPen(rim if is_black else theme.black_stone, wide))
            painter.setBrush(theme.black_stone if is_black else theme.white_shine)
            painter.drawEllipse(points.topLeft() + middle, RADIUS * step, RADIUS * step)


def shown_part(stones: bytes) -> BoardPart:
    """The smallest sensible square that contains all stones; the middle if there are none."""
    size = max(1, isqrt(len(stones)))
    places = [divmod(point, size) for point, stone in enumerate(stones) if stone]
    places = places or [(size // 2, size // 2)]
    spans = [(min(axis), max(axis)) for axis in zip(*places, strict=True)]
    count = min(size, max(LEAST, *(last - first + 1 for first, last in spans)))
    row, column = (_first(span, count, size) for span in spans)
    return BoardPart(row, column, count)


def _first(span: tuple[int, int], count: int, size: int) -> int:
    """The first row or column of a part with a span in its middle, within the board."""
    middle = (span[0] + span[1] + 1 - count) // 2
    return max(0, min(middle, size - count))
