# SPDX-License-Identifier: MIT
"""What stands in place of the table where nothing is listed: a sign, a headline, a sentence."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import SPRING, column, lay_out, placed
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Paragraph
from sudoku_qt.views.widgets.icons import draw_icon

SIGN = 40
WIDEST = 440
"""The most width of the sentence."""


class ShelfSign(ThemedWidget):
    """A large icon."""

    def __init__(self) -> None:
        super().__init__()
        self.icon = ""

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(SIGN), self.theme.px(SIGN))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the icon in a quiet ink."""
        painter, side = QPainter(self), self.theme.px(SIGN)
        place = QRectF(0, 0, side, side)
        place.moveCenter(QRectF(self.rect()).center())
        draw_icon(painter, self.icon, place, self.theme.muted)
        painter.end()


class Nothing(ThemedWidget):
    """Says what will stand here, or why there is nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sign = ShelfSign()
        self.head, self.words = Paragraph(16, Weight.DemiBold), Paragraph(14, ink="muted")
        middle = Qt.AlignmentFlag.AlignHCenter
        for text in (self.head, self.words):
            text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        parts = (placed(part, middle) for part in (self.sign, self.head, self.words))
        lay_out(self, column(SPRING, *parts, SPRING, SPRING, gap="usual"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the sentence narrow."""
        super().resizeEvent(event)
        self._fit()

    def restyle(self) -> None:
        """Take sizes from the theme."""
        super().restyle()
        self._fit()

    def _fit(self) -> None:
        wide = min(self.theme.px(WIDEST), self.width() - 4 * STEP)
        for text in (self.head, self.words):
            if text.text() and wide > 0:
                text.setFixedSize(wide, text.heightForWidth(wide))

    def say(self, icon: str, head: str, words: str) -> None:
        """Show an icon, a headline and a sentence; "" for what there is not."""
        self.sign.icon = icon
        self.sign.update()
        for part, text in ((self.head, head), (self.words, words)):
            part.setText(text)
            part.setVisible(bool(text))
        self._fit()
