# SPDX-License-Identifier: MIT
"""A small picture of where the givens of a puzzle stand, without its digits."""

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.device_pixels import line_width, use_device_pixels
from sudoku_qt.views.theme import Theme, blend
from sudoku_qt.views.widgets.themed import Themed

LINES = (0.0, 1.0, 1.0, 2.0, 1.0, 1.0, 2.0, 1.0, 1.0, 0.0)
SIDE = 120
GIVEN_SHARE = 0.62
"""How much of the ink of givens their cells have."""


class SudokuPattern(Themed):
    """Paints nine by nine cells in whole device pixels, the given ones dark."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._givens = bytes(81)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_givens(self, givens: bytes) -> None:
        """Show another pattern: 81 bytes, 0 where nothing is given."""
        self._givens = givens
        self.update()

    def sizeHint(self) -> QSize:
        """Be a small square."""
        return QSize(self.theme.px(SIDE), self.theme.px(SIDE))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill the cells; the gaps between them are the lines."""
        painter = QPainter(self)
        draw_pattern(painter, self.rect(), self._givens, self.theme)
        painter.end()


def draw_pattern(painter: QPainter, place: QRect, givens: bytes, theme: Theme) -> None:
    """Draw a pattern into the corner of a place, in whole device pixels."""
    painter.save()
    to_device = painter.deviceTransform()
    ratio, corner = to_device.m11(), to_device.map(place.topLeft())
    use_device_pixels(painter)
    painter.translate(corner.x() - round(to_device.dx()), corner.y() - round(to_device.dy()))
    side = int(min(place.width(), place.height()) * ratio)
    board = BoardGeometry.fit(side, side, tuple(line_width(line, ratio) for line in LINES))
    empty = blend(theme.panel, theme.text, 0.07)
    given = blend(theme.panel, theme.given, GIVEN_SHARE)
    for cell, digit in enumerate(givens):
        x, y = board.corner(*divmod(cell, 9))
        painter.fillRect(x, y, board.cell, board.cell, given if digit else empty)
    painter.restore()
