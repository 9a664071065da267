# SPDX-License-Identifier: MIT
"""The box with the layouts of regions for a board: a small picture of each, the boxes first."""

from collections.abc import Sequence
from math import isqrt

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QComboBox

from sudoku_qt.views.brushes import brush_of
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import Themed

PICTURE = 44
"""The side of a picture, at 100 %."""
MOST_SHOWN = 6
"""Of more layouts the list is scrolled."""
Layout = tuple[int, ...]


class RegionBox(Themed, QComboBox):
    """Shows which layout a board has; regions that were painted by hand are none of them."""

    chosen = Signal(object)
    """Another layout is wanted: the number of each cell's region."""

    def __init__(self) -> None:
        super().__init__()
        self._layouts: tuple[Layout, ...] = ()
        self.setMaxVisibleItems(MOST_SHOWN)
        self.activated.connect(lambda at: self.chosen.emit(self._layouts[at]))
        self.retranslate()

    def offer(self, layouts: Sequence[Layout], regions: Layout) -> None:
        """Offer layouts, the boxes first, and show which of them the regions are."""
        if layouts != self._layouts:
            self._layouts = tuple(layouts)
            self._fill()
        self.setEnabled(len(layouts) > 1)
        self.setCurrentIndex(layouts.index(regions) if regions in layouts else -1)

    def retranslate(self) -> None:
        """Name the layouts."""
        self.setAccessibleName(self.tr("Regions"))
        self.setPlaceholderText(self.tr("By hand"))
        for at in range(self.count()):
            self.setItemText(at, self._name(at))

    def restyle(self) -> None:
        """Draw the pictures in the theme's colours."""
        super().restyle()
        self._fill()

    def _name(self, at: int) -> str:
        return self.tr("Jigsaw {number}").format(number=at) if at else self.tr("Boxes")

    def _fill(self) -> None:
        at, side = self.currentIndex(), self.theme.px(PICTURE)
        self.clear()
        self.setIconSize(QSize(side, side))
        for number, layout in enumerate(self._layouts):
            picture = picture_of(layout, self.theme, side, self.devicePixelRatioF())
            self.addItem(QIcon(picture), self._name(number))
        self.setCurrentIndex(at)


def picture_of(regions: Layout, theme: Theme, side: int, ratio: float) -> QPixmap:
    """A picture of regions: the board with its borders only."""
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.fill(theme.board)
    size, line = isqrt(len(regions)), max(1, round(ratio))
    places = [number * (picture.width() - line) // size for number in range(size + 1)]
    painter = QPainter(picture)
    painter.setBackground(brush_of(theme.box))
    for cell, region in enumerate(regions):
        row, column = divmod(cell, size)
        left, top = places[column], places[row]
        wide, high = places[column + 1] - left + line, places[row + 1] - top + line
        if not column or regions[cell - 1] != region:
            painter.eraseRect(left, top, line, high)
        if not row or regions[cell - size] != region:
            painter.eraseRect(left, top, wide, line)
    last = places[-1]
    painter.eraseRect(last, 0, line, last + line)
    painter.eraseRect(0, last, last + line, line)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture
