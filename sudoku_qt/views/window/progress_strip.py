# SPDX-License-Identifier: MIT
"""How far long work has come: a few words, a slim bar, and a way to stop it."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.cards.card import Line


class SlimBar(QWidget):
    """A bar that fills from the left."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumWidth(theme.px(320))

    def sizeHint(self) -> QSize:
        """Ask for a hand's width."""
        return QSize(self.theme.px(160), self.theme.px(4))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the groove and what is filled of it."""
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


class ProgressStrip(QWidget):
    """Stands in the status strip while work runs."""

    cancelled = Signal()

    def __init__(self, text: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = Line(theme, 13)
        self._text.setText(text)
        self._bar = SlimBar(theme)
        self._bar.setAccessibleName(text)
        self._cancel = WordButton(theme, self.tr("Cancel"))
        self._cancel.setMaximumHeight(theme.px(26))
        self._cancel.clicked.connect(self.cancelled)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2 * STEP)
        for part in (self._text, self._bar, self._cancel):
            row.addWidget(part)
        row.addStretch(1)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._cancel.setText(self.tr("Cancel"))

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours, or at another size, from now on."""
        self._bar.theme = theme
        self._bar.update()
        self._text.set_theme(theme)
        self._cancel.set_theme(theme)
        self._cancel.setMaximumHeight(theme.px(26))

    def set_share(self, share: float) -> None:
        """How far the work has come, from 0 to 1."""
        self._bar.share = min(max(share, 0.0), 1.0)
        self._bar.update()
