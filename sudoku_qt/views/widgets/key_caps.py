# SPDX-License-Identifier: MIT
"""Keys drawn as they look on a keyboard."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent

from sudoku_qt.views.fonts import face
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.surfaces import draw_surface, raised
from sudoku_qt.views.widgets.themed import Themed

CAP_RADIUS = 6


class KeyCaps(Themed):
    """Keys, each drawn as a cap: "Ctrl+Z, Ctrl+Y" becomes two."""

    def __init__(self, keys: str, theme: Theme) -> None:
        super().__init__(theme)
        self.setFont(face(12 * theme.zoom))
        self._caps = [cap for cap in keys.split(", ") if cap]
        self.setAccessibleName(keys)

    def _width(self, cap: str) -> int:
        return max(self._height(), QFontMetrics(self.font()).horizontalAdvance(cap) + STEP + 6)

    def _height(self) -> int:
        return self.theme.px(24)

    def sizeHint(self) -> QSize:
        """Take the room of the caps in a row."""
        width = sum(self._width(cap) for cap in self._caps) + 4 * (len(self._caps) - 1)
        return QSize(width, self._height())

    def minimumSizeHint(self) -> QSize:
        """Show every cap whole."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the caps from the left."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, top = 0, (self.height() - self._height()) / 2
        for cap in self._caps:
            place = QRectF(left, top, self._width(cap), self._height())
            draw_surface(painter, place, self.theme.px(CAP_RADIUS), raised(self.theme))
            painter.setPen(self.theme.text)
            painter.drawText(place.adjusted(0, 0, 0, -1), Qt.AlignmentFlag.AlignCenter, cap)
            left += self._width(cap) + 4
        painter.end()
