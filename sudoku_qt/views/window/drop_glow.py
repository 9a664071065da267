# SPDX-License-Identifier: MIT
"""The glow round the window while something is dragged over it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from sudoku_qt.views.sizes import CARD_RADIUS
from sudoku_qt.views.theme import Theme


class DropGlow(QWidget):
    """Lies over its parent from the moment it is made, and catches nothing."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(parent.rect())
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a frame in the accent and a breath of it over the rest."""
        breath = QColor(self.theme.cursor)
        breath.setAlphaF(0.08)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.theme.cursor, 3))
        painter.setBrush(breath)
        frame = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        painter.drawRoundedRect(frame, CARD_RADIUS, CARD_RADIUS)
        painter.end()
