# SPDX-License-Identifier: MIT
"""The digits 1 to 9, drawn once in each size, weight and ink, and stamped from then on."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPixmap, QTransform

from sudoku_qt.views.fonts import face

DRAWN_AT = 1000
"""Pixels at which outlines are taken from the face, so that they scale without a trace."""


class DigitStamps:
    """Gives square pixmaps in the middle of which a digit stands.

    Flat digits are whole pixels high and stand as far from the top as from the bottom; their
    edges are sharp therefore at every size.
    """

    def __init__(self) -> None:
        self._outlines: dict[QFont.Weight, tuple[QPainterPath, ...]] = {}
        self._stamps: dict[tuple[int, int, int, QFont.Weight, int], QPixmap] = {}

    def forget(self) -> None:
        """Drop what was drawn; sizes or inks are about to change."""
        self._stamps.clear()

    def stamp(
        self, digit: int, room: int, height: int, weight: QFont.Weight, ink: QColor
    ) -> QPixmap:
        """Give the stamp of a digit of some height, in a square of `room` pixels."""
        key = digit, room, height, weight, ink.rgba()
        stamp = self._stamps.get(key)
        if stamp is None:
            stamp = self._stamps[key] = self._draw(*key[:-1], ink)
        return stamp

    def _draw(
        self, digit: int, room: int, height: int, weight: QFont.Weight, ink: QColor
    ) -> QPixmap:
        stamp = QPixmap(room, room)
        stamp.fill(Qt.GlobalColor.transparent)
        painter = QPainter(stamp)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(self._outline(digit, room, height, weight), ink)
        painter.end()
        return stamp

    def _outline(self, digit: int, room: int, height: int, weight: QFont.Weight) -> QPainterPath:
        if weight not in self._outlines:
            self._outlines[weight] = outlines(face(DRAWN_AT, weight))
        paths = self._outlines[weight]
        flat = paths[0].boundingRect()
        scale = whole_height(height, room) / flat.height()
        across = QTransform.fromTranslate(room / 2, room / 2).scale(scale, scale)
        path = paths[digit - 1]
        return across.map(path.translated(-centre_of(path), -flat.center().y()))


def outlines(font: QFont) -> tuple[QPainterPath, ...]:
    """Give the outlines of the digits 1 to 9, each on the baseline."""
    paths = []
    for digit in "123456789":
        path = QPainterPath()
        path.addText(QPointF(0, 0), font, digit)
        paths.append(path)
    return tuple(paths)


def whole_height(height: float, room: int) -> int:
    """Round a height so that the same whole number of pixels is left above and below it."""
    return max(1, room - 2 * round((room - height) / 2))


def centre_of(path: QPainterPath) -> float:
    """Give the optical middle of a digit, between that of its box and that of its weight."""
    box: QRectF = path.boundingRect()
    return box.center().x()
