# SPDX-License-Identifier: MIT
"""A room for a dialog's contents: as tall as they are, or with a scroll bar on a low screen."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

SHARE = 0.8
"""How much of the screen's height the contents may take; the rest is the dialog's own."""


class TallArea(QScrollArea):
    """Scrolls only what would not fit on the screen."""

    def __init__(self, inside: QWidget, width: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wanted = width
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inside = inside
        self.setWidget(inside)
        for ground in (inside, self.viewport()):
            ground.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        """Ask for the room of the contents, as far as the screen has it."""
        inside, screen = self._inside, self.screen().availableGeometry()
        width = max(self._wanted, inside.minimumSizeHint().width())
        tall = inside.heightForWidth(width) if inside.hasHeightForWidth() else 0
        height = max(tall, inside.minimumSizeHint().height(), inside.minimumHeight())
        bar = self.verticalScrollBar().sizeHint().width()
        most = round(screen.height() * SHARE)
        return QSize(min(width, screen.width()) + (bar if height > most else 0), min(height, most))

    def minimumSizeHint(self) -> QSize:
        """Need a few lines."""
        line = self.fontMetrics().height()
        return QSize(
            min(self.sizeHint().width(), 20 * line), min(self.sizeHint().height(), 8 * line)
        )
