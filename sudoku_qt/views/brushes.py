# SPDX-License-Identifier: MIT
"""Brushes and pens of a colour, made without the names of the Qt namespace.

PySide6 searches those names wherever a brush or a pen may be passed: `QBrush(colour)`,
`painter.setPen(...)`, `painter.setBrush(...)`, `painter.fillRect(...)`. It creates all of them on
first use, which makes the start 20 % longer. What the first paint shows is drawn with these
functions, by `eraseRect`, `fillPath` and `strokePath`; everything later may be drawn as usual.
"""

from functools import cache

from PySide6.QtGui import QBrush, QColor, QPainter, QPalette, QPen


def brush_of(colour: QColor) -> QBrush:
    """A brush of a colour."""
    return _brush(colour.rgba())


@cache
def _brush(rgba: int) -> QBrush:
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Window, QColor.fromRgba(rgba))
    return palette.window()


def pen_of(colour: QColor, width: float) -> QPen:
    """A pen of a colour and a width."""
    pen = QPen()
    pen.setColor(colour)
    pen.setWidthF(width)
    return pen


def fill(painter: QPainter, left: int, top: int, width: int, height: int, colour: QColor) -> None:
    """Fill a rectangle."""
    painter.setBackground(brush_of(colour))
    painter.eraseRect(left, top, width, height)
