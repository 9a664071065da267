# SPDX-License-Identifier: MIT
"""The few icons that stand on keys where a word would be too much, drawn as outlines."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

STROKE = 1.7
"""Width of a line where an icon is 16 wide."""


def undo() -> QPainterPath:
    """An arrow that turns back to the left."""
    path = QPainterPath(QPointF(6.5, 2.6))
    path.lineTo(2.8, 6.3)
    path.lineTo(6.5, 10.0)
    path.moveTo(3.2, 6.3)
    path.lineTo(9.6, 6.3)
    path.cubicTo(12.0, 6.3, 13.6, 7.8, 13.6, 9.9)
    path.cubicTo(13.6, 12.0, 12.0, 13.4, 9.6, 13.4)
    path.lineTo(7.6, 13.4)
    return path


def redo() -> QPainterPath:
    """The same arrow, turning on to the right."""
    path = QPainterPath(QPointF(9.5, 2.6))
    path.lineTo(13.2, 6.3)
    path.lineTo(9.5, 10.0)
    path.moveTo(12.8, 6.3)
    path.lineTo(6.4, 6.3)
    path.cubicTo(4.0, 6.3, 2.4, 7.8, 2.4, 9.9)
    path.cubicTo(2.4, 12.0, 4.0, 13.4, 6.4, 13.4)
    path.lineTo(8.4, 13.4)
    return path


def down() -> QPainterPath:
    """A small arrow head that says: there is more below."""
    path = QPainterPath(QPointF(4.2, 6.4))
    path.lineTo(8.0, 10.2)
    path.lineTo(11.8, 6.4)
    return path


def close() -> QPainterPath:
    """A cross."""
    path = QPainterPath(QPointF(4.2, 4.2))
    path.lineTo(11.8, 11.8)
    path.moveTo(11.8, 4.2)
    path.lineTo(4.2, 11.8)
    return path


def tick() -> QPainterPath:
    """A tick: all nine stand."""
    path = QPainterPath(QPointF(3.6, 8.4))
    path.lineTo(6.7, 11.4)
    path.lineTo(12.4, 4.8)
    return path


def pause() -> QPainterPath:
    """Two bars."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(3.6, 2.8, 3.0, 10.4), 0.8, 0.8)
    path.addRoundedRect(QRectF(9.4, 2.8, 3.0, 10.4), 0.8, 0.8)
    return path


def play() -> QPainterPath:
    """A triangle that points on."""
    path = QPainterPath(QPointF(4.6, 2.8))
    path.lineTo(13.0, 8.0)
    path.lineTo(4.6, 13.2)
    path.closeSubpath()
    return path


def more() -> QPainterPath:
    """Three dots."""
    path = QPainterPath()
    for x in (3.2, 8.0, 12.8):
        path.addEllipse(QPointF(x, 8.0), 1.25, 1.25)
    return path


STROKED = {"undo": undo, "redo": redo, "down": down, "close": close, "tick": tick}
FILLED = {"pause": pause, "play": play, "more": more}


def draw_icon(painter: QPainter, name: str, place: QRectF, ink: QColor) -> None:
    """Draw an icon into the middle of a place, as large as its shorter side."""
    scale = min(place.width(), place.height()) / 16
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(place.center())
    painter.scale(scale, scale)
    painter.translate(-8, -8)
    if name in FILLED:
        painter.fillPath(FILLED[name](), ink)
    else:
        pen = QPen(ink, STROKE)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(STROKED[name](), pen)
    painter.restore()
