# SPDX-License-Identifier: MIT
"""A search field with a lens icon."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.themed import Themed
from sudoku_qt.views.widgets.icons import draw_icon

LENS, BEFORE = 16, 6


class SearchField(Themed, QLineEdit):
    """Shows what can be searched for; the arrow down moves to the results."""

    left_downwards = Signal()

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPlaceholderText(words)
        self.setAccessibleName(words)
        self.setClearButtonEnabled(True)
        self.restyle()

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self.setTextMargins(self.theme.px(LENS + BEFORE), 0, 0, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the field with the arrow down."""
        if event.key() == Qt.Key.Key_Down:
            self.left_downwards.emit()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter, side = QPainter(self), self.theme.px(LENS)
        place = QRectF(STEP + 2, (self.height() - side) / 2, side, side)
        draw_icon(painter, "lens", place, self.theme.muted)
        painter.end()
