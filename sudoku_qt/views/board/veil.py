# SPDX-License-Identifier: MIT
"""A veil: a colour that fades in and out over some cells of a board, once."""

from collections.abc import Mapping

from PySide6.QtCore import QRect, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sudoku_qt.views.board.view import BoardView

RISE = 0.3
"""The share of a cell's time in which its colour fades in; then it fades out."""


class Veil(QWidget):
    """Lies over cells while it lasts, lets every click through, and then deletes itself.

    `begins` has the cells by row and column, with the milliseconds after which each of them starts;
    `strongest` is the greatest opacity of the colour.
    """

    def __init__(
        self,
        board: BoardView,
        begins: Mapping[tuple[int, int], int],
        colour: QColor,
        strongest: float,
    ) -> None:
        super().__init__(board.surface)
        self._board, self._begins, self._count = board, dict(begins), board.count
        self._colour, self._strongest = colour, strongest
        self._now, self._each = 0.0, 1
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._cover()
        self._animation = QVariantAnimation(self)
        self._animation.valueChanged.connect(self._move_to)
        self._animation.finished.connect(self.deleteLater)

    def _cover(self) -> None:
        """Cover the cells at their present place; the rest need not be painted again."""
        area = QRect()
        for place, _ in self._places():
            area = area.united(place)
        self.setGeometry(area)

    def _places(self) -> list[tuple[QRect, int]]:
        """The cells' places and beginnings; none on a board that has another number of rows now."""
        if self._board.count != self._count:
            return []
        return [(self._board.cell_rect(*cell), begin) for cell, begin in self._begins.items()]

    def run(self, each: int) -> None:
        """Give every cell `each` milliseconds; with 0 nothing is shown."""
        if not each:
            self.deleteLater()
            return
        whole = max(self._begins.values(), default=0) + each
        self._each = each
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(float(whole))
        self._animation.setDuration(whole)
        self.show()
        self._animation.start()

    def _move_to(self, now: float) -> None:
        self._now = now
        self._cover()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the veil over the cells that have started."""
        painter = QPainter(self)
        painter.translate(-self.pos())
        for place, begin in self._places():
            strength = strength_at((self._now - begin) / self._each)
            if strength:
                painter.setOpacity(self._strongest * strength)
                painter.fillRect(place, self._colour)
        painter.end()


def strength_at(share: float) -> float:
    """The opacity, 0 to 1, after a share of a cell's time."""
    return max(0.0, min(share / RISE, (1 - share) / (1 - RISE)))
