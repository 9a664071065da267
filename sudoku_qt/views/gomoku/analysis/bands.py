# SPDX-License-Identifier: MIT
"""Threats on the board: a band under their stones, and a dashed line to where they grow."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from sudoku_qt.models.gomoku.drawing import Band
from sudoku_qt.views.gomoku.wood import Wood
from sudoku_qt.views.theme import Theme, blend

WIDTH, DASH = 0.98, 0.065
"""The width of a band and the length of its dashes, in cells."""
SOLID = 0.5
STRONGER = 0.5
"""How much more black or white the dashes are than the band."""
DARK_BELOW = 0.5


def band_colour(theme: Theme, *, against: bool) -> QColor:
    """The colour of a threat: one for the opponent's, another for one's own."""
    return theme.eliminated if against else theme.follows


def paint_bands(painter: QPainter, wood: Wood, bands: Sequence[Band], theme: Theme) -> None:
    """Paint the bands on a board; the opponent's last, on top."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for band in sorted(bands, key=lambda each: each.against):
        _paint(painter, wood, band, band_colour(theme, against=band.against))


def _paint(painter: QPainter, wood: Wood, band: Band, colour: QColor) -> None:
    cell = wood.board.cell
    ends = middle_of(wood, band.first), middle_of(wood, band.last)
    soft = QColor(colour)
    soft.setAlphaF(SOLID)
    painter.setPen(QPen(soft, WIDTH * cell, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(*ends)
    far = QColor("white") if wood.look.ground.lightnessF() < DARK_BELOW else QColor("black")
    dashes = QPen(blend(colour, far, STRONGER), max(1.5, DASH * cell), c=Qt.PenCapStyle.FlatCap)
    dashes.setDashPattern([2.2, 1.6])
    painter.setPen(dashes)
    for gain in band.gains:
        to = middle_of(wood, gain)
        painter.drawLine(min(ends, key=lambda end: _far(end, to)), to)


def _far(one: QPointF, another: QPointF) -> float:
    return (one - another).manhattanLength()


def middle_of(wood: Wood, point: int) -> QPointF:
    """The intersection of a point's lines."""
    row, column = divmod(point, len(wood.board.lines) - 1)
    left, top = wood.board.corner(row, column)
    half = wood.board.cell / 2
    return QPointF(left + half, top + half)


def swatch(painter: QPainter, place: QRectF, theme: Theme, *, against: bool) -> None:
    """Paint a piece of a band, for a legend."""
    painter.setPen(Qt.PenStyle.NoPen)
    soft = QColor(band_colour(theme, against=against))
    soft.setAlphaF(0.8)
    painter.setBrush(soft)
    painter.drawRoundedRect(place, place.height() / 2, place.height() / 2)
