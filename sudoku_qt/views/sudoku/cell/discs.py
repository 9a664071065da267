# SPDX-License-Identifier: MIT
"""The discs of a hint, with a colour and a shape for each role.

Conclusions have a ring, eliminated candidates are struck through. Of several sets the first has
round discs, the second square ones and the third ones standing on a corner; in longer rows each
further set has another polygon. A digit on the board that excludes others has a plain ring, and an
excluded place a cross.
"""

from math import cos, radians, sin

from PySide6 import QtCore
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from sudoku_qt.models.sudoku.board.cell import Disc
from sudoku_qt.views.brushes import brush_of, pen_of
from sudoku_qt.views.theme import Theme, blend

SQUARE, CORNER = 0.9, 0.82
"""Half the side of a square disc, and its corners, relative to the radius of a round one."""
ROUNDED = 0.4
POLYGONS = {
    "set_d": (6, 0, 1.06),
    "set_e": (3, -90, 1.3),
    "set_f": (3, 90, 1.3),
    "set_g": (5, -90, 1.12),
}
"""For each role the number of corners, the angle of the first, and its distance in radii."""
RING = 0.16
"""The width of a ring, relative to the radius."""
STRIKE, STRIKE_WIDTH = 0.95, 0.2
CORNER_DIGITS = 3, 1, 9, 7
"""Digits whose notes are in the corners of a cell, where a tick would be placed first."""
SIGHT = 0.13
"""The width of the ring around a digit that excludes, relative to the radius."""
EDGE, EDGE_INK = 0.08, 0.4
"""The width of the line around a disc, relative to the radius, and its share of the digits' ink;
without it the disc would hardly be visible on the ground of a set with the same hue."""
CROSS, CROSS_WIDTH = 0.55, 0.16
BADGE = 0.29
"""The size of a marked cell's tick, relative to the cell."""
FADED = 0.55
"""How much a disc's colour is faded to the ground if the hint has not reached it yet."""


INKS = {"placed": "link", "excluded": "muted"}
"""The inks of roles without their own colour."""


def ink_of(disc: Disc, theme: Theme) -> QColor:
    """The colour of a disc."""
    if disc.ahead:
        return blend(theme.board, theme.muted, 1 - FADED - 0.2)
    colour: QColor = getattr(theme, INKS.get(disc.role, disc.role))
    return colour


def shape_of(role: str, middle: QPointF, radius: float) -> QPainterPath:
    """The outline of a disc."""
    path = QPainterPath()
    if role == "set_b":
        side = radius * SQUARE
        path.addRoundedRect(
            QRectF(-side, -side, 2 * side, 2 * side), side * ROUNDED, side * ROUNDED
        )
    elif role == "set_c":
        side = radius * CORNER
        path.addRoundedRect(
            QRectF(-side, -side, 2 * side, 2 * side), side * ROUNDED / 2, side * ROUNDED / 2
        )
        path = QTransform().rotate(45).map(path)
    elif role in POLYGONS:
        path = polygon(*POLYGONS[role], radius)
    else:
        path.addEllipse(QPointF(0, 0), radius, radius)
    return path.translated(middle)


def polygon(corners: int, turned: float, far: float, radius: float) -> QPainterPath:
    """A regular polygon, centred on the origin by its area."""
    points = QPolygonF()
    for number in range(corners):
        angle = radians(turned + 360 * number / corners)
        points.append(QPointF(cos(angle), sin(angle)) * far * radius)
    path = QPainterPath()
    path.addPolygon(points)
    path.closeSubpath()
    return path.translated(-path.boundingRect().center())


def draw_disc(painter: QPainter, middle: QPointF, radius: float, disc: Disc, theme: Theme) -> None:
    """Draw a disc; its digit is drawn over it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if disc.role == "placed":
        width = max(1.5, radius * SIGHT)
        ring = shape_of(disc.role, middle, radius - width / 2)
        painter.strokePath(ring, pen_of(ink_of(disc, theme), width))
        return
    outline, ink = shape_of(disc.role, middle, radius), ink_of(disc, theme)
    painter.fillPath(outline, brush_of(ink))
    if not disc.ahead:
        painter.strokePath(
            outline, pen_of(blend(ink, theme.given, EDGE_INK), max(0.8, radius * EDGE))
        )
    if disc.role == "follows" and not disc.ahead:
        width = max(1.0, radius * RING)
        ring = shape_of(disc.role, middle, radius - width / 2)
        painter.strokePath(ring, pen_of(blend(theme.follows, theme.given, 0.65), width))


def draw_strike(
    painter: QPainter, middle: QPointF, radius: float, disc: Disc, theme: Theme
) -> None:
    """Strike an eliminated candidate through."""
    arm = radius * STRIKE * 0.72
    path = QPainterPath(middle + QPointF(-arm, arm))
    path.lineTo(middle + QPointF(arm, -arm))
    pen = pen_of(theme.muted if disc.ahead else theme.conflict, max(1.0, radius * STRIKE_WIDTH))
    pen.setCapStyle(QtCore.Qt.PenCapStyle.RoundCap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.strokePath(path, pen)


def draw_cross(painter: QPainter, middle: QPointF, radius: float, disc: Disc, theme: Theme) -> None:
    """Draw a cross over an excluded place."""
    arm = radius * CROSS
    path = QPainterPath()
    for down in (-arm, arm):
        path.moveTo(middle + QPointF(-arm, -down))
        path.lineTo(middle + QPointF(arm, down))
    pen = pen_of(ink_of(disc, theme), max(1.0, radius * CROSS_WIDTH))
    pen.setCapStyle(QtCore.Qt.PenCapStyle.RoundCap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.strokePath(path, pen)


def draw_frame(painter: QPainter, size: int, width: int, theme: Theme) -> None:
    """Draw the dashed frame of a cell to look at."""
    path = QPainterPath()
    inset = width * 1.5
    path.addRoundedRect(QRectF(inset, inset, size - 2 * inset, size - 2 * inset), width, width)
    pen = pen_of(theme.cursor, width * 0.8)
    pen.setDashPattern([2.6, 2.0])
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.strokePath(path, pen)


def draw_pick(painter: QPainter, size: int, width: int, notes: int, theme: Theme) -> None:
    """Draw the frame of a marked cell, with a tick in a corner that has no note of the mask."""
    path, edge = QPainterPath(), width / 2
    path.addRoundedRect(QRectF(edge, edge, size - width, size - width), width, width)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.strokePath(path, pen_of(theme.cursor, width))
    side = size * BADGE
    free = (digit for digit in CORNER_DIGITS if not notes >> digit - 1 & 1)
    row, column = divmod(next(free, CORNER_DIGITS[0]) - 1, 3)
    low, high = width, size - side - width
    badge = QRectF(high if column else low, high if row else low, side, side)
    round_badge = QPainterPath()
    round_badge.addEllipse(badge)
    painter.fillPath(round_badge, brush_of(theme.cursor))
    painter.strokePath(tick_in(badge), _round_pen(theme.on_accent, max(1.0, side * 0.12)))


def tick_in(place: QRectF) -> QPainterPath:
    """The outline of a tick in a round badge."""
    points = [(0.29, 0.52), (0.44, 0.67), (0.71, 0.36)]
    left, top, side = place.left(), place.top(), place.width()
    path = QPainterPath(QPointF(left + points[0][0] * side, top + points[0][1] * side))
    for x, y in points[1:]:
        path.lineTo(left + x * side, top + y * side)
    return path


def _round_pen(ink: QColor, width: float) -> QPen:
    pen = pen_of(ink, width)
    pen.setCapStyle(QtCore.Qt.PenCapStyle.RoundCap)
    return pen
