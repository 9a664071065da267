# SPDX-License-Identifier: MIT
"""What figures are painted on: a board's places in pixels, and a theme's inks."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPainterPathStroker

from sudoku_qt.models.sudoku.board.figures import Point
from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.board.lettering import write
from sudoku_qt.views.brushes import brush_of
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.theme import Theme


class Canvas(NamedTuple):
    """A board with its theme; `pixel` is a logical pixel in those of the painter."""

    board: BoardGeometry
    theme: Theme
    pixel: float = 1.0

    @property
    def size(self) -> int:
        """The number of rows, and of columns."""
        return len(self.board.starts)

    @property
    def cell(self) -> int:
        """The side of a cell."""
        return self.board.cell

    def ink(self, name: str) -> QColor:
        """A colour of the theme."""
        colour: QColor = getattr(self.theme, name)
        return colour

    def rect(self, cell: int) -> QRectF:
        """The place of a cell."""
        x, y = self.board.corner(*divmod(cell, self.size))
        return QRectF(x, y, self.cell, self.cell)

    def middle(self, cell: int) -> QPointF:
        """The middle of a cell."""
        return self.rect(cell).center()

    def middles(self, cells: Iterable[int]) -> list[QPointF]:
        """The middles of cells."""
        return [*map(self.middle, cells)]

    def between(self, one: int, two: int) -> QPointF:
        """The point halfway from the middle of a cell to that of another one."""
        return (self.middle(one) + self.middle(two)) / 2

    def point(self, place: Point) -> QPointF:
        """A place given in cells, which may lie outside the board."""
        return QPointF(
            self.board.left + self._along(place[0]), self.board.top + self._along(place[1])
        )

    def _along(self, share: float) -> float:
        """The distance from the board's edge to a place within a row of cells."""
        number = min(max(int(share), 0), self.size - 1)
        return self.board.starts[number] + (share - number) * self.cell


def stroked(
    path: QPainterPath,
    width: float,
    *,
    cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap,
    dashes: tuple[float, ...] = (),
) -> QPainterPath:
    """The outline of a stroke along a path; `dashes` and gaps are lengths in pixels."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(cap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dashes:
        stroker.setDashPattern([length / width for length in dashes])
    return stroker.createStroke(path)


def through(points: Iterable[QPointF], *, closed: bool = False) -> QPainterPath:
    """A path along some points."""
    path = QPainterPath()
    for number, point in enumerate(points):
        if number:
            path.lineTo(point)
        else:
            path.moveTo(point)
    if closed:
        path.closeSubpath()
    return path


def circle(middle: QPointF, radius: float) -> QPainterPath:
    """The outline of a circle."""
    path = QPainterPath()
    path.addEllipse(middle, radius, radius)
    return path


def paint(painter: QPainter, path: QPainterPath, ink: QColor) -> None:
    """Fill an outline, whose parts may overlap."""
    path.setFillRule(Qt.FillRule.WindingFill)
    painter.fillPath(path, brush_of(ink))


def letter(
    painter: QPainter, middle: QPointF, text: str, height: float, ink: QColor, *, most: float = 0.0
) -> None:
    """Write a text round a point, in a face of this height, or smaller to be within `most`."""
    font = face(height, Weight.DemiBold)
    width = QFontMetricsF(font).horizontalAdvance(text)
    if most and width > most:
        font = face(height * most / width, Weight.DemiBold)
    metrics = QFontMetricsF(font)
    left = middle.x() - metrics.horizontalAdvance(text) / 2
    write(painter, QPointF(left, middle.y() + metrics.capHeight() / 2), font, text, ink)
