# SPDX-License-Identifier: MIT
"""Marks in a cell while composing: redundant givens, and partners by symmetry."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.views.brushes import brush_of, pen_of
from sudoku_qt.views.theme import Theme, blend

CORNER = 0.2  # of the cell: the triangle of a redundant given
DOTS, DOT, DOTS_AT = 5, 0.035, 0.855  # the row of dots below it
OUTLINE, OUTLINE_RADIUS = 0.7, 0.1  # of the cell: round a partner
STRENGTHS = (0.0, 0.0, 0.18, 0.36, 0.55)
"""The strength of the first set's colour behind a candidate, by the step of its share."""


def is_open(cell: Cell) -> bool:
    """Whether solutions differ in a cell, and that is shown."""
    return not cell.value and cell.composed is not None and bool(cell.composed.shares)


def share_ground(theme: Theme, step: int) -> QColor:
    """The background of a candidate that a share of the solutions has: a step from 1 to 4."""
    return blend(theme.set_a_ground, theme.set_a, STRENGTHS[step])


def draw_composed(painter: QPainter, size: int, cell: Cell, theme: Theme) -> None:
    """Draw over a cell of this size what the survey and the symmetry guide say of it."""
    if cell.composed is None:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if cell.composed.redundant and cell.value:
        draw_redundant(painter, size, theme)
    if cell.composed.partner:
        draw_partner(painter, size, theme, there=bool(cell.value))


def draw_redundant(painter: QPainter, size: int, theme: Theme) -> None:
    """Draw a corner, and dots below the digit."""
    side, path = max(4.0, size * CORNER), QPainterPath()
    edge = max(1.0, size * 0.03)
    right = size - edge
    path.addPolygon(
        QPolygonF([QPointF(right - side, edge), QPointF(right, edge), QPointF(right, edge + side)])
    )
    path.closeSubpath()
    for place in range(DOTS):
        middle = size / 2 + (place - DOTS // 2) * 2 * DOT * size
        side = max(1.0, DOT * size)
        path.addRect(QRectF(middle - side / 2, size * DOTS_AT, side, side))
    painter.fillPath(path, brush_of(theme.warn))


def draw_partner(painter: QPainter, size: int, theme: Theme, *, there: bool) -> None:
    """Draw an outline around the contents of a cell, dashed if it is empty."""
    side, path = size * OUTLINE, QPainterPath()
    frame = QRectF((size - side) / 2, (size - side) / 2, side, side)
    path.addRoundedRect(frame, size * OUTLINE_RADIUS, size * OUTLINE_RADIUS)
    pen = pen_of(theme.link, max(1.5, size * 0.03))
    if not there:
        pen.setDashPattern([3.0, 2.0])
    painter.strokePath(path, pen)
