# SPDX-License-Identifier: MIT
"""The digits, drawn once for each size, weight and ink, and copied from then on."""

from functools import cache
from itertools import pairwise
from typing import NamedTuple

from PySide6 import QtCore
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QTransform

from sudoku_qt.models.sudoku.board.cell import NUMBERS
from sudoku_qt.views.fonts import Weight, face

DRAWN_AT = 1000
"""The size in pixels at which outlines are taken from the face, large enough to scale well."""
WIDEST = 0.86
"""The most width of a number of two digits, relative to its square; single ones never have it."""
FLAT_DIGIT = "1"
"""A digit with a flat top and foot in every face; round ones are slightly higher."""


class DigitShape(NamedTuple):
    """A digit with about this height, centred in a square of `room` pixels."""

    digit: int
    room: int
    height: int
    weight: Weight
    ink: QColor


class DigitCache:
    """Provides square pixmaps with a centred digit.

    A digit with a flat top is a whole number of pixels high, with equal space above and below, so
    its edges are sharp at every size.
    """

    def __init__(self) -> None:
        self._pictures: dict[tuple[int, int, int, Weight, int], QPixmap] = {}
        self.signs = NUMBERS
        """The sign of each digit; when they change, forget what is drawn."""

    def forget(self) -> None:
        """Drop the drawn digits, since sizes or inks will change."""
        self._pictures.clear()

    def paint(self, painter: QPainter, left: int, top: int, shape: DigitShape) -> None:
        """Paint a digit whose square begins at this place."""
        painter.drawPixmap(left, top, self.digit(*shape))

    def digit(self, digit: int, room: int, height: int, weight: Weight, ink: QColor) -> QPixmap:
        """The picture of a digit of about this height, in a square of `room` pixels."""
        key = digit, room, height, weight, ink.rgba()
        picture = self._pictures.get(key)
        if picture is None:
            picture = self._pictures[key] = self._draw(digit, room, height, weight, ink)
        return picture

    def _draw(self, digit: int, room: int, height: int, weight: Weight, ink: QColor) -> QPixmap:
        picture = QPixmap(room, room)
        picture.fill(QtCore.Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(self.path(digit, room, height, weight), ink)
        painter.end()
        return picture

    def path(self, digit: int, room: int, height: int, weight: Weight) -> QPainterPath:
        """The outline of a digit in its square."""
        outline, _ = _outline(self.signs[digit], weight)
        return _fitted(outline, height, room).map(outline)

    def written_in(self, digit: int, room: int, height: int, weight: Weight) -> QTransform:
        """The transformation of a digit from the font's baseline into its square."""
        outline, to_middle = _outline(self.signs[digit], weight)
        return to_middle * _fitted(outline, height, room)


@cache
def _outline(sign: str, weight: Weight) -> tuple[QPainterPath, QTransform]:
    """The outline of a digit's sign around its middle, and the transformation that led there.

    Digits with flat ends are 1 high. The face is the same for all boards and sizes.
    """
    flat, path = as_written(FLAT_DIGIT, weight).boundingRect(), as_written(sign, weight)
    to_middle = QTransform.fromScale(1 / flat.height(), 1 / flat.height())
    to_middle.translate(-optical_middle(path), -flat.center().y())
    return to_middle.map(path), to_middle


def sign_outline(sign: str, weight: Weight) -> QPainterPath:
    """The outline of a digit's sign around its middle; digits with flat ends are 1 high."""
    return _outline(sign, weight)[0]


def as_written(sign: str, weight: Weight) -> QPainterPath:
    """The outline of a digit's sign in the font, on the baseline."""
    path = QPainterPath()
    path.addText(QPointF(), face(DRAWN_AT, weight), sign)
    return path


def in_square(height: int, room: int) -> QTransform:
    """The transformation of an outline of height 1 to the centre of a square of `room` pixels."""
    scale = whole_height(height, room)
    return QTransform.fromTranslate(room / 2, room / 2).scale(scale, scale)


def _fitted(outline: QPainterPath, height: int, room: int) -> QTransform:
    """The transformation to a square, which narrows a number that is too wide for it."""
    place = in_square(height, room)
    width = outline.boundingRect().width() * place.m11()
    return place.scale(min(1.0, WIDEST * room / width), 1.0)


def whole_height(height: float, room: int) -> int:
    """A height rounded so that the same whole number of pixels is left above and below."""
    return max(1, room - 2 * round((room - height) / 2))


def optical_middle(path: QPainterPath) -> float:
    """The optical centre of a digit: between that of its bounding box and of its area."""
    area = moment = 0.0
    for polygon in path.toSubpathPolygons():
        points = [(point.x(), point.y()) for point in polygon.toList()]
        for (x, y), (next_x, next_y) in pairwise([*points, points[0]]):
            cross = x * next_y - next_x * y
            area += cross
            moment += (x + next_x) * cross
    box = path.boundingRect().center().x()
    return (box + moment / (3 * area)) / 2 if area else box
