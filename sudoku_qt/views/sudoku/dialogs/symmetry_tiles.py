# SPDX-License-Identifier: MIT
"""The tiles of the eight symmetries, each shown by its effect on a few dots."""

from PySide6.QtCore import QLineF, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from sudoku_qt.override import override
from sudoku_qt.views.widgets.dialog.tiles import Tile, Tiles

SIDE = 48
DOT, STROKE = 2.6, 1.5
Places = tuple[tuple[float, float], ...]
Lines = tuple[tuple[float, float, float, float], ...]
RISING, FALLING = (-10.0, 10.0, 10.0, -10.0), (-10.0, -10.0, 10.0, 10.0)
ACROSS, DOWN = (-12.0, 0.0, 12.0, 0.0), (0.0, -12.0, 0.0, 12.0)
PICTURES: dict[str, tuple[Places, Lines]] = {  # dots and dashed lines round the middle
    "none": (((-6, -6), (6, -2), (-2, 7)), ()),
    "central": (((-8, -4), (8, 4), (-2, 8), (2, -8)), ((-2.5, 0, 2.5, 0), (0, -2.5, 0, 2.5))),
    "diagonal": (((-5, 5), (5, -5)), (FALLING,)),
    "antidiagonal": (((-5, -5), (5, 5)), (RISING,)),
    "horizontal": (((0, -7), (0, 7)), (ACROSS,)),
    "vertical": (((-7, 0), (7, 0)), (DOWN,)),
    "quarter": (((0, -8), (8, 0), (0, 8), (-8, 0)), ()),
    "all": ((), (RISING, FALLING, ACROSS, DOWN)),
}


class SymmetryTile(Tile):
    """A square with a picture of one symmetry."""

    def __init__(self, name: str, word: str) -> None:
        super().__init__()
        self._dots, self._lines = PICTURES[name]
        self.setAccessibleName(word)
        self.setToolTip(word)

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(SIDE), self.theme.px(SIDE))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(SIDE - 12), self.theme.px(SIDE))

    def paint_face(self, painter: QPainter, ink: QColor) -> None:
        """Draw dots, and dashed mirror lines."""
        zoom = self.theme.zoom
        painter.translate(QPointF(self.body().center()) + QPointF(0.5, 0.5))
        painter.scale(zoom, zoom)
        pen = QPen(ink, STROKE)
        pen.setDashPattern([2, 2])
        painter.setPen(pen)
        for line in self._lines:
            painter.drawLine(QLineF(*line))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        for x, y in self._dots:
            painter.drawEllipse(QPointF(x, y), DOT, DOT)


class SymmetryTiles(Tiles):
    """All symmetries in a row; `names` are pairs of value and label."""

    def __init__(self, names: tuple[tuple[str, str], ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = dict(names)
        for name, word in names:
            self.add(name, SymmetryTile(name, word))

    @property
    def word(self) -> str:
        """The label of the selected one."""
        return self._names[self.key]
