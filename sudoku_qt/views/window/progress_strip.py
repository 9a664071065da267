# SPDX-License-Identifier: MIT
"""The progress of long work: a few words, a thin bar, and a key to cancel it."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_qt.views.kit.layout import SPRING, lay_out, row
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.cards.card import Line


class SlimBar(ThemedWidget):
    """A bar that fills from the left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumWidth(self.theme.px(320))

    def sizeHint(self) -> QSize:
        """Ask for a hand's width."""
        return QSize(self.theme.px(160), self.theme.px(4))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the groove and the filled part."""
        thick = self.theme.px(4)
        groove = QRectF(0, (self.height() - thick) / 2, self.width(), thick)
        filled = QRectF(groove)
        filled.setWidth(max(thick, groove.width() * self.share) if self.share else 0)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for bar, colour in ((groove, self.theme.well), (filled, self.theme.cursor)):
            painter.setBrush(colour)
            painter.drawRoundedRect(bar, thick / 2, thick / 2)
        painter.end()


class ProgressStrip(ThemedWidget):
    """Is part of the status strip while work runs."""

    cancelled = Signal()

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = Line(13)
        self._text.setText(text)
        self._bar = SlimBar()
        self._bar.setAccessibleName(text)
        self._cancel = WordButton(self.tr("Cancel"))
        self._cancel.setMaximumHeight(self.theme.px(26))
        self._cancel.clicked.connect(self.cancelled)
        lay_out(self, row(self._text, self._bar, self._cancel, SPRING, gap="wide"))

    def retranslate(self) -> None:
        """Set its texts in the installed language."""
        self._cancel.setText(self.tr("Cancel"))

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self._cancel.setMaximumHeight(self.theme.px(26))

    def set_share(self, share: float) -> None:
        """Set the progress of the work, from 0 to 1."""
        self._bar.share = min(max(share, 0.0), 1.0)
        self._bar.update()
