# SPDX-License-Identifier: MIT
"""The few icons that stand on keys where a word would be too much, drawn as outlines."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

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


def right() -> QPainterPath:
    """A small arrow head to the right: it opens, or there is more behind it."""
    path = QPainterPath(QPointF(6.2, 4.2))
    path.lineTo(10.0, 8.0)
    path.lineTo(6.2, 11.8)
    return path


def left() -> QPainterPath:
    """The same to the left."""
    path = QPainterPath(QPointF(9.8, 4.2))
    path.lineTo(6.0, 8.0)
    path.lineTo(9.8, 11.8)
    return path


def minus() -> QPainterPath:
    """One less."""
    path = QPainterPath(QPointF(3.2, 8.0))
    path.lineTo(12.8, 8.0)
    return path


def plus() -> QPainterPath:
    """One more."""
    path = minus()
    path.moveTo(8.0, 3.2)
    path.lineTo(8.0, 12.8)
    return path


def info() -> QPainterPath:
    """A letter i in a ring: there is more to know."""
    path = QPainterPath()
    path.addEllipse(QPointF(8.0, 8.0), 6.2, 6.2)
    path.moveTo(8.0, 7.6)
    path.lineTo(8.0, 11.0)
    path.moveTo(8.0, 5.1)
    path.lineTo(8.0, 5.2)
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


def following() -> QPainterPath:
    """A triangle that points on to a bar: one step."""
    path = QPainterPath(QPointF(3.6, 3.0))
    path.lineTo(10.6, 8.0)
    path.lineTo(3.6, 13.0)
    path.closeSubpath()
    path.addRoundedRect(QRectF(10.8, 3.0, 1.9, 10.0), 0.6, 0.6)
    return path


def previous() -> QPainterPath:
    """The same, pointing back."""
    return QTransform(-1, 0, 0, 1, 16, 0).map(following())


def more() -> QPainterPath:
    """Three dots."""
    path = QPainterPath()
    for x in (3.2, 8.0, 12.8):
        path.addEllipse(QPointF(x, 8.0), 1.25, 1.25)
    return path


def frame() -> QPainterPath:
    """A cell with round corners: what the signs of entering stand in."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(2.0, 2.0, 12.0, 12.0), 2.4, 2.4)
    return path


def dots(*places: tuple[float, float]) -> QPainterPath:
    """Dots as broad as a line."""
    path = QPainterPath()
    for x, y in places:
        path.addEllipse(QPointF(x, y), 1.15, 1.15)
    return path


def digit() -> QPainterPath:
    """A five, for a digit that is entered."""
    path = QPainterPath(QPointF(9.9, 4.9))
    path.lineTo(6.7, 4.9)
    path.lineTo(6.3, 7.9)
    path.cubicTo(8.0, 6.6, 10.2, 7.6, 10.2, 9.4)
    path.cubicTo(10.2, 11.3, 7.7, 11.9, 6.0, 10.7)
    return path


def corner() -> QPainterPath:
    """Two notes in the corners of a cell."""
    return dots((5.0, 5.2), (8.6, 5.2))


def centre() -> QPainterPath:
    """Three notes in the middle of a cell."""
    return dots((4.9, 8.0), (8.0, 8.0), (11.1, 8.0))


def colour() -> QPainterPath:
    """Half of a cell, painted."""
    path = QPainterPath(QPointF(3.0, 13.0))
    path.lineTo(13.0, 3.0)
    path.lineTo(13.0, 13.0)
    path.closeSubpath()
    return path


def bulb() -> QPainterPath:
    """A lamp: something dawns on somebody."""
    path = QPainterPath(QPointF(6.1, 11.2))
    path.cubicTo(6.1, 9.6, 3.9, 8.7, 3.9, 5.9)
    path.cubicTo(3.9, 3.5, 5.7, 1.7, 8.0, 1.7)
    path.cubicTo(10.3, 1.7, 12.1, 3.5, 12.1, 5.9)
    path.cubicTo(12.1, 8.7, 9.9, 9.6, 9.9, 11.2)
    path.closeSubpath()
    path.moveTo(6.6, 13.9)
    path.lineTo(9.4, 13.9)
    return path


STROKED = {
    "bulb": bulb,
    "undo": undo,
    "redo": redo,
    "down": down,
    "right": right,
    "left": left,
    "minus": minus,
    "plus": plus,
    "close": close,
    "info": info,
    "tick": tick,
    "digit": digit,
}
FILLED = {
    "pause": pause,
    "play": play,
    "next": following,
    "previous": previous,
    "more": more,
    "corner": corner,
    "centre": centre,
    "colour": colour,
}
FRAMED = frozenset({"digit", "corner", "centre", "colour"})
"""Signs that stand in a cell."""


def draw_icon(painter: QPainter, name: str, place: QRectF, ink: QColor) -> None:
    """Draw an icon into the middle of a place, as large as its shorter side."""
    scale = min(place.width(), place.height()) / 16
    pen = QPen(ink, STROKE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(place.center())
    painter.scale(scale, scale)
    painter.translate(-8, -8)
    if name in FRAMED:
        painter.strokePath(frame(), pen)
    if name in STROKED:
        painter.strokePath(STROKED[name](), pen)
    else:
        painter.fillPath(FILLED[name](), ink)
    painter.restore()
