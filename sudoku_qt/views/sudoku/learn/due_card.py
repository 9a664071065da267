# SPDX-License-Identifier: MIT
"""The coach's card of what is due for review today, with the button that begins it."""

from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import SPRING, Space, column, lay_out, row
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.cards.card import Card, Paragraph


class DueShown(NamedTuple):
    """The texts of the card."""

    title: str
    why: str
    review: str


class DueCard(Card):
    """Shows a `DueShown`."""

    review_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self._why = Paragraph(16, Weight.DemiBold), Paragraph(14)
        self.review = WordButton()
        words = self.title, self._why, Space("tight"), row(self.review, SPRING)
        lay_out(self, column(*words, gap="tight", inset=("wide", "easy")))
        self.review.clicked.connect(self.review_clicked)

    def show_due(self, due: DueShown) -> None:
        """Show what is due."""
        self.title.setText(due.title)
        self._why.setText(due.why)
        self.review.setText(due.review)
        self.setAccessibleName(due.title)
        self.setAccessibleDescription(due.why)
