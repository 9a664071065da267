# SPDX-License-Identifier: MIT
"""The icons, a uniform family: outlines on a grid of twenty, of one width, with round caps.

An icon is written like an SVG path: M moves, L draws a line, C a curve with three points, Q one
with two, O a ring around a point, D a dot, R a rectangle with round corners (left, top, width,
height, radius), Z closes; F before them fills instead of drawing the outline. Vertical and
horizontal lines are aligned to whole device pixels at any scale.
"""

from collections.abc import Iterator
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from sudoku_qt.views.device_pixels import use_device_pixels

GRID = 20
STROKE = 2.0
"""The width of every line on the grid."""
DOT = 1.4
NEAR = 0.01
FRAME = "R 2.5 2.5 15 15 3"
"""The frame of a cell, which the icons of the ways of entering share."""

ICONS = {
    "undo": "M 7.5 3.5 L 3.5 7.5 L 7.5 11.5 M 3.5 7.5 L 12 7.5 "
    "C 14.8 7.5 16.5 9.6 16.5 12 C 16.5 14.4 14.8 16.5 12 16.5 L 9 16.5",
    "redo": "M 12.5 3.5 L 16.5 7.5 L 12.5 11.5 M 16.5 7.5 L 8 7.5 "
    "C 5.2 7.5 3.5 9.6 3.5 12 C 3.5 14.4 5.2 16.5 8 16.5 L 11 16.5",
    "down": "M 5 7.5 L 10 12.5 L 15 7.5",
    "right": "M 7.5 5 L 12.5 10 L 7.5 15",
    "left": "M 12.5 5 L 7.5 10 L 12.5 15",
    "leave": "M 16 10 L 4 10 M 9 5 L 4 10 L 9 15",
    "minus": "M 4 10 L 16 10",
    "plus": "M 4 10 L 16 10 M 10 4 L 10 16",
    "close": "M 5 5 L 15 15 M 15 5 L 5 15",
    "tick": "M 4 10.5 L 8 14.5 L 16 5.5",
    "adopt": "M 10 3 L 10 13 M 5.5 8.5 L 10 13 L 14.5 8.5 M 3.5 17 L 16.5 17",
    "info": "O 10 10 7.5 M 10 9.5 L 10 13.5 D 10 6.5",
    "bulb": "M 7.5 14 C 7.5 12 5 10.8 5 7.5 C 5 4.5 7.2 2.5 10 2.5 C 12.8 2.5 15 4.5 15 7.5 "
    "C 15 10.8 12.5 12 12.5 14 L 7.5 14 M 8.5 17.5 L 11.5 17.5",
    "pause": "M 7 4.5 L 7 15.5 M 13 4.5 L 13 15.5",
    "play": "M 6 4 L 15.5 10 L 6 16 Z",
    "stop": "R 5 5 10 10 1",
    "next": "M 4.5 4.5 L 12 10 L 4.5 15.5 Z M 16 4.5 L 16 15.5",
    "previous": "M 15.5 4.5 L 8 10 L 15.5 15.5 Z M 4 4.5 L 4 15.5",
    "more": "D 4 10 D 10 10 D 16 10",
    "digit": FRAME + " M 12 6.5 L 8.5 6.5 L 8 9.8 C 9.6 8.7 12.3 9.3 12.3 11.4 "
    "C 12.3 13.7 9.6 14.3 7.8 13",
    "corner": FRAME + " D 6.7 6.7 D 13.3 6.7 D 6.7 13.3 D 13.3 13.3",
    "centre": FRAME + " D 6.4 10 D 10 10 D 13.6 10",
    "colour": FRAME + " F M 3.5 16.5 L 16.5 3.5 L 16.5 14.5 Q 16.5 16.5 14.5 16.5 Z",
    "bin": "M 3.5 5.5 L 16.5 5.5 M 7.5 5.5 L 7.5 3 L 12.5 3 L 12.5 5.5 "
    "M 5 5.5 L 5.8 17 L 14.2 17 L 15 5.5 M 8.3 8.5 L 8.6 14 M 11.7 8.5 L 11.4 14",
    "erase": "M 11.5 3.5 L 16.5 8.5 L 9 16 L 6 16 L 3 13 L 3 12 Z M 7.3 7.7 L 12.3 12.7",
    "notes": " ".join(f"D {x} {y}" for y in (4.5, 10, 15.5) for x in (4.5, 10, 15.5)),
    "board": FRAME + " M 10 3 L 10 17 M 3 10 L 17 10",
    "filter": "M 3 4 L 17 4 L 12 10.5 L 12 14.5 L 8 16.5 L 8 10.5 Z",
    "exchange": "M 6 16 L 6 4 M 3 7 L 6 4 L 9 7 M 14 4 L 14 16 M 11 13 L 14 16 L 17 13",
    "return": "M 16 4.5 L 16 11 L 4 11 M 7.5 7.5 L 4 11 L 7.5 14.5",
    "another": "M 16 8 C 15 5.5 12.8 4 10 4 C 7.6 4 5.5 5.2 4.3 7.2 M 16 3.5 L 16 8 L 11.5 8 "
    "M 4 12 C 5 14.5 7.2 16 10 16 C 12.4 16 14.5 14.8 15.7 12.8 M 4 16.5 L 4 12 L 8.5 12",
    "stones": "O 7.5 7.5 4.5 F O 13 13 4.5",
    "fork": "D 4 6 M 4 6 L 16 6 M 9 6 L 9 10.5 L 12 14 L 16 14 D 16 6 D 16 14",
    "triangle": "M 10 3.5 L 17 15.5 L 3 15.5 Z",
    "square": "R 4 4 12 12 0.5",
    "circle": "O 10 10 6.5",
    "cross": "M 6 6 L 14 14 M 14 6 L 6 14",
    "letter": "M 4.5 16 L 10 4 L 15.5 16 M 6.8 11.5 L 13.2 11.5",
    "number": "M 7 6.5 L 10.5 4 L 10.5 16",
    "star": "M 10.0 2.9 L 12.0 7.6 L 17.1 8.1 L 13.2 11.5 L 14.4 16.5"
    " L 10.0 13.8 L 5.6 16.5 L 6.8 11.5 L 2.9 8.1 L 8.0 7.6 Z",
    "star_filled": "F M 10.0 2.2 L 12.3 7.2 L 17.8 7.8 L 13.7 11.7 L 15.0 17.2"
    " L 10.0 14.3 L 5.0 17.2 L 6.3 11.7 L 2.2 7.8 L 7.7 7.2 Z",
    "lens": "O 8.5 8.5 5 M 12.2 12.2 L 17 17",
    "list": "D 3.6 4.5 D 3.6 10 D 3.6 15.5 M 8 4.5 L 17 4.5 M 8 10 L 17 10 M 8 15.5 L 17 15.5",
    "bars": "M 4 16.5 L 4 10.5 M 10 16.5 L 10 4 M 16 16.5 L 16 7.5",
    "attention": "O 10 10 7.5 M 10 6 L 10 10.5 D 10 13.7",
    "eye": "M 2 10 C 5 4.8 15 4.8 18 10 C 15 15.2 5 15.2 2 10 Z O 10 10 2",
    "calendar": "R 3 4 14 13 2 M 3 8.5 L 17 8.5 M 7 2.5 L 7 5 M 13 2.5 L 13 5",
    "keyboard": "R 2 4.5 16 11 2 D 5.7 8.2 D 10 8.2 D 14.3 8.2 M 6.5 12 L 13.5 12",
    "contrast": "O 10 10 7.5 F M 10 2.5 C 5.9 2.5 2.5 5.9 2.5 10 C 2.5 14.1 5.9 17.5 10 17.5 Z",
    "globe": "O 10 10 7.5 M 2.5 10 L 17.5 10 M 10 2.5 C 5.5 6 5.5 14 10 17.5 "
    "C 14.5 14 14.5 6 10 2.5",
    "flag": "M 5 17.5 L 5 3 M 5 3.5 L 15.5 3.5 L 12.8 7 L 15.5 10.5 L 5 10.5",
    "folder": "M 2.5 16 L 2.5 4.5 L 8 4.5 L 10 7 L 17.5 7 L 17.5 16 Z",
}
"""All icons by name; each has one meaning everywhere."""


def draw_icon(painter: QPainter, name: str, place: QRectF, ink: QColor) -> None:
    """Draw an icon in the middle of a rectangle, as large as its shorter side."""
    painter.save()
    to_device = painter.deviceTransform()
    room = to_device.mapRect(place)
    use_device_pixels(painter)
    room.translate(-round(to_device.dx()), -round(to_device.dy()))
    side = round(min(room.width(), room.height()))
    painter.translate(round(room.center().x() - side / 2), round(room.center().y() - side / 2))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = line_of(side)
    pen = QPen(ink, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    outline, filled = paths_of(name, side)
    painter.strokePath(outline, pen)
    painter.fillPath(filled, ink)
    painter.restore()


def icon_of(name: str, ink: QColor, side: int, ratio: float) -> QIcon:
    """An icon for Qt's own buttons, of `side` logical pixels, on a screen with this pixel ratio."""
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    draw_icon(painter, name, QRectF(0, 0, side, side), ink)
    painter.end()
    return QIcon(picture)


def sample_of(colour: QColor, edge: QColor, side: int, ratio: float) -> QIcon:
    """A round sample of a colour, with an edge, for menus."""
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(colour)
    painter.setPen(QPen(edge, 1))
    painter.drawEllipse(QRectF(0, 0, side, side).adjusted(0.5, 0.5, -0.5, -0.5))
    painter.end()
    return QIcon(picture)


def line_of(side: int) -> int:
    """The width of lines in an icon of `side` device pixels, in whole pixels."""
    return max(1, round(STROKE * side / GRID))


@cache
def paths_of(name: str, side: int) -> tuple[QPainterPath, QPainterPath]:
    """The outline of an icon, and its filled part, at a size of `side` device pixels."""
    outline, filled = QPainterPath(), QPainterPath()
    path = outline
    for letter, numbers in _words(ICONS[name]):
        if letter == "F":
            path = filled
            continue
        scaled = [number * side / GRID for number in numbers]
        if letter == "D":
            middle = QPointF(*scaled)
            reach = DOT * side / GRID
            filled.addEllipse(middle, reach, reach)
        else:
            _add(path, letter, scaled)
    return snapped(outline, line_of(side)), filled


def _words(text: str) -> Iterator[tuple[str, list[float]]]:
    """Yield each letter with the numbers that follow it."""
    letter, numbers = "", list[float]()
    for word in text.split():
        if word.isalpha():
            if letter:
                yield letter, numbers
            letter, numbers = word, []
        else:
            numbers.append(float(word))
    yield letter, numbers


def _add(path: QPainterPath, letter: str, numbers: list[float]) -> None:
    """Add the segment of a letter to a path."""
    points = [QPointF(*numbers[place : place + 2]) for place in range(0, len(numbers) - 1, 2)]
    if letter == "M":
        path.moveTo(points[0])
    elif letter == "L":
        path.lineTo(points[0])
    elif letter == "C":
        path.cubicTo(*points)
    elif letter == "Q":
        path.quadTo(*points)
    elif letter == "O":
        path.addEllipse(points[0], numbers[2], numbers[2])
    elif letter == "R":
        path.addRoundedRect(QRectF(*numbers[:4]), numbers[4], numbers[4])
    else:
        path.closeSubpath()


def snapped(path: QPainterPath, width: int) -> QPainterPath:
    """The path with its vertical and horizontal lines aligned to whole device pixels.

    Points with the same x or y move with them.
    """
    upright, level = dict[float, float](), dict[float, float]()
    for number in range(1, path.elementCount()):
        first, second = path.elementAt(number - 1), path.elementAt(number)
        if not second.isLineTo():
            continue
        if abs(first.x - second.x) < NEAR:
            upright[round(first.x, 3)] = _whole(first.x, width)
        if abs(first.y - second.y) < NEAR:
            level[round(first.y, 3)] = _whole(first.y, width)
    moved = QPainterPath(path)
    for number in range(path.elementCount()):
        at = path.elementAt(number)
        x, y = upright.get(round(at.x, 3), at.x), level.get(round(at.y, 3), at.y)
        moved.setElementPositionAt(number, x, y)
    return moved


def _whole(at: float, width: int) -> float:
    """The middle of a line whose edges are at whole pixels."""
    half = width / 2
    return round(at - half) + half
