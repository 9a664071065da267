# SPDX-License-Identifier: MIT
"""The marks as chips below the board, with dashed chips for those still missing."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from sudoku_qt.override import override
from sudoku_qt.views.brushes import pen_of
from sudoku_qt.views.fonts import Weight, face, fitting
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.surfaces import Surface, draw_surface

WIDTH, HEIGHT, NARROWEST, RADIUS = 54, 32, 30, 7
OPEN = "?"


class ExerciseChips(ThemedWidget):
    """Paints the chips in one row and, if there is room, the number of marks at its end."""

    def __init__(self) -> None:
        super().__init__()
        self.words: tuple[str, ...] = ()
        self.count = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_marks(self, words: Sequence[str], most: int, count: str) -> None:
        """Show the marks, and as many open chips as are missing to `most`."""
        self.words = (*words, *(OPEN,) * max(0, most - len(words)))
        self.count = count
        self.setAccessibleName(count)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(200), self.theme.px(HEIGHT + 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chips, smaller if there are many."""
        if not self.words and not self.count:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.theme
        gap, font = theme.px(STEP - 2), face(14 * theme.zoom)
        room = QFontMetrics(font).horizontalAdvance(self.count) + 2 * gap
        each = (self.width() - room + gap) / max(len(self.words), 1) - gap
        if each < theme.px(NARROWEST):
            room, each = 0, (self.width() + gap) / len(self.words) - gap
        width = min(each, theme.px(WIDTH))
        for place, word in enumerate(self.words):
            chip = QRectF(place * (width + gap), 0, width, theme.px(HEIGHT))
            self._paint(painter, chip, word)
        if room:
            painter.setPen(theme.muted)
            painter.setFont(font)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(0, 0, self.width(), theme.px(HEIGHT)), flags, self.count)
        painter.end()

    def _paint(self, painter: QPainter, chip: QRectF, word: str) -> None:
        theme, radius = self.theme, self.theme.px(RADIUS)
        if word == OPEN:
            draw_surface(painter, chip, radius, Surface(theme.panel))
            pen = pen_of(theme.outline, 1.2 * theme.zoom)
            pen.setDashPattern([2.6, 2.0])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(chip.adjusted(1, 1, -1, -1), radius, radius)
            painter.setPen(theme.text)
        else:
            draw_surface(painter, chip, radius, Surface(theme.accent_ground, theme.cursor))
            painter.setPen(theme.accent_text)
        painter.setFont(fitting(face(14 * theme.zoom, Weight.Medium), word, int(chip.width()) - 4))
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, word)
