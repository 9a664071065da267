# SPDX-License-Identifier: MIT
"""The glow over the board while something that can be opened is dragged over the window."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sizes import CARD_RADIUS, STEP
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.surfaces import Surface, draw_surface

WIDTH = 3
"""The width of the frame."""


class DropGlow(ThemedWidget):
    """Lies over a rectangle of its parent from its creation on, and lets events through."""

    def __init__(self, place: QRect, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = self.tr("Drop to open")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(place.adjusted(-STEP, -STEP, STEP, STEP))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a frame in the accent, a tint over the rest, and what a drop would do."""
        breath = QColor(self.theme.cursor)
        breath.setAlphaF(0.10)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.theme.cursor, WIDTH))
        painter.setBrush(breath)
        frame = QRectF(self.rect()).adjusted(WIDTH, WIDTH, -WIDTH, -WIDTH)
        painter.drawRoundedRect(frame, CARD_RADIUS, CARD_RADIUS)
        self._write(painter)
        painter.end()

    def _write(self, painter: QPainter) -> None:
        """Write the text in the middle, on the accent."""
        px = self.theme.px
        font = face(16 * self.theme.zoom, Weight.DemiBold)
        metrics = QFontMetrics(font)
        width = metrics.horizontalAdvance(self.text) + px(6 * STEP)
        height = metrics.height() + px(3 * STEP)
        label = QRectF(0, 0, width, height)
        label.moveCenter(QRectF(self.rect()).center())
        draw_surface(painter, label, height / 2, Surface(self.theme.cursor))
        painter.setFont(font)
        painter.setPen(self.theme.on_accent)
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, self.text)
