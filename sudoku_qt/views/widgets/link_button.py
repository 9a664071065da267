# SPDX-License-Identifier: MIT
"""A link: a word in the accent that leads elsewhere."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from sudoku_qt.override import override
from sudoku_qt.views.fonts import fitting
from sudoku_qt.views.sizes import WORD_HEIGHT
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.keys.letter_keys import letters, written
from sudoku_qt.views.widgets.surfaces import NOTHING, Surface


class LinkButton(WordButton):
    """A quiet word in the accent: aligned with text, and underlined under the mouse."""

    def surface(self) -> Surface:
        """Transparent."""
        return Surface(NOTHING)

    def ink(self) -> QColor:
        """The ink of text on the accent's background."""
        return self.theme.accent_text

    @override
    def sizeHint(self) -> QSize:
        word = QFontMetrics(self.font()).horizontalAdvance(self.text().replace("&", ""))
        return QSize(word + 1, self.theme.px(WORD_HEIGHT))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint_face(self, painter: QPainter, ink: QColor) -> None:
        """Write the word."""
        word = written(self.text(), self)
        font = QFont(fitting(self.font(), word.replace("&", ""), self.width()))
        font.setUnderline(self.underMouse() and self.isEnabled())
        painter.setPen(ink)
        painter.setFont(font)
        begins = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.body(), begins | letters(self), word)
