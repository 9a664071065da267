# SPDX-License-Identifier: MIT
"""A card with a piece of advice, which goes away for good when it is closed."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.buttons import IconButton
from sudoku_qt.views.widgets.cards import Card, Paragraph


class TipCard(Card):
    """A headline, a few words, and a cross."""

    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._title = Paragraph(theme, 14, Weight.DemiBold)
        self._text = Paragraph(theme, 13, ink="muted")
        self._cross = IconButton("close", theme)
        self._cross.clicked.connect(self.closed)
        self._lay_out()
        self._name()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._cross, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * STEP, STEP, STEP, STEP + 4)
        column.setSpacing(STEP // 2)
        column.addLayout(head)
        column.addWidget(self._text)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def _name(self) -> None:
        self._cross.setAccessibleName(self.tr("Close"))
        self._cross.setToolTip(self.tr("Close"))

    def set_theme(self, theme: Theme) -> None:
        """Write in other colours, or at another size, from now on."""
        for part in (self._title, self._text, self._cross):
            part.set_theme(theme)
        super().set_theme(theme)

    def set_tip(self, title: str, text: str) -> None:
        """Another piece of advice."""
        self._title.setText(title)
        self._text.setText(text)
