# SPDX-License-Identifier: MIT
"""Marks on points of the board: triangles, squares, circles, crosses, letters and numbers."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.gomoku.analysis.bands import DARK_BELOW, middle_of
from sudoku_qt.views.gomoku.wood import Wood
from sudoku_qt.views.theme import Theme, blend

BLACK = 1
SIZE, LABEL, WIDTH = 0.27, 0.46, 0.07
"""The radius of a mark, the size of a label, and the width of a line, in cells."""


def paint_marks(
    painter: QPainter, wood: Wood, marks: Mapping[int, str], under: tuple[Sequence[int], Theme]
) -> None:
    """Paint marks over the stones of a board, in an ink that is seen on what lies under each."""
    stones, theme = under
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for point, mark in marks.items():
        if point < len(stones):
            dark = stones[point] == BLACK
            if not stones[point]:
                dark = wood.look.ground.lightnessF() < DARK_BELOW
                if mark not in SHAPES:
                    _paint_ground(painter, wood, point)
            _paint(
                painter, (middle_of(wood, point), wood.board.cell), mark, ink_of(theme, dark=dark)
            )


def ink_of(theme: Theme, *, dark: bool) -> QColor:
    """The colour of marks on a dark ground or on a light one."""
    far = QColor("white") if dark else QColor("black")
    return blend(theme.eliminated, far, 0.55 if dark else 0.35)


def _paint_ground(painter: QPainter, wood: Wood, point: int) -> None:
    """Cover the lines of the board where a label is written."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(wood.look.ground)
    radius = LABEL * wood.board.cell * 0.75
    painter.drawEllipse(middle_of(wood, point), radius, radius)


def _paint(painter: QPainter, place: tuple[QPointF, float], mark: str, ink: QColor) -> None:
    middle, cell = place
    pen = QPen(ink, max(1.5, WIDTH * cell), j=Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if mark in SHAPES:
        SHAPES[mark](painter, middle, SIZE * cell)
        return
    painter.setFont(face(LABEL * cell / max(1.0, 0.6 * len(mark)), Weight.DemiBold))
    room = QRectF(0, 0, cell, cell)
    room.moveCenter(middle)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, mark)


def _triangle(painter: QPainter, middle: QPointF, radius: float) -> None:
    corners = (0.0, -1.15), (1.0, 0.65), (-1.0, 0.65)
    painter.drawPolygon(QPolygonF([middle + QPointF(x, y) * radius for x, y in corners]))


def _square(painter: QPainter, middle: QPointF, radius: float) -> None:
    side = 1.6 * radius
    painter.drawRect(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side))


def _circle(painter: QPainter, middle: QPointF, radius: float) -> None:
    painter.drawEllipse(middle, 0.9 * radius, 0.9 * radius)


def _cross(painter: QPainter, middle: QPointF, radius: float) -> None:
    reach = QPointF(0.8 * radius, 0.8 * radius), QPointF(0.8 * radius, -0.8 * radius)
    for way in reach:
        painter.drawLine(middle - way, middle + way)


SHAPES = {"triangle": _triangle, "square": _square, "circle": _circle, "cross": _cross}
