# SPDX-License-Identifier: MIT
"""A dock: a panel at the right of everything, or a card if there is no room for that."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sudoku_qt.views.sizes import CARD_RADIUS
from sudoku_qt.views.themed import Dock
from sudoku_qt.views.widgets.surfaces import draw_surface, raised


class DockPanel(Dock):
    """A panel or a card, as set by `set_beside`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_beside = True

    def set_beside(self, on: bool) -> None:  # noqa: FBT001 - as where it is declared
        """Become a panel, or a card."""
        if on != self._is_beside:
            self._is_beside = on
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill the panel, with a line at its left, or as a card."""
        painter = QPainter(self)
        if self._is_beside:
            painter.fillRect(self.rect(), self.theme.panel)
            painter.fillRect(0, 0, 1, self.height(), self.theme.edge)
        else:
            radius = self.theme.px(CARD_RADIUS)
            draw_surface(painter, QRectF(self.rect()), radius, raised(self.theme))
        painter.end()
