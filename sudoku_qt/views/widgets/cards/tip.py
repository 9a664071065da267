# SPDX-License-Identifier: MIT
"""A card with a tip, which is gone for good once it is closed."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import (
    SPRING,
    Inset,
    Layout,
    column,
    filling,
    give_room,
    grid,
    holder,
    lay_out,
    placed,
    row,
)
from sudoku_qt.views.widgets.buttons import IconButton
from sudoku_qt.views.widgets.cards.card import Card, Paragraph, Text
from sudoku_qt.views.widgets.keys.key_caps import KeyCaps


class TipRow(NamedTuple):
    """Keys, each drawn as a cap; what is pressed together with them; what they do."""

    keys: str
    beside: str
    words: str


class TipCard(Card):
    """A headline, a few rows with keys, and a close button."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Paragraph(14, Weight.DemiBold)
        self._rows: Sequence[TipRow] = ()
        self._keys = QWidget()
        self._cross = IconButton("close")
        self._cross.clicked.connect(self.closed)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        self._column = QVBoxLayout()
        head = row(filling(self._title), placed(self._cross, Qt.AlignmentFlag.AlignTop))
        around: Inset = ("wide", "usual", "usual", "easy")
        parts = head, self._keys, SPRING
        lay_out(self, column(*parts, gap="tight", inset=around, grows=True, into=self._column))

    def retranslate(self) -> None:
        """Say what the widget says by itself."""
        self._cross.setAccessibleName(self.tr("Close"))
        self._cross.setToolTip(self.tr("Close"))

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self._show_rows()

    def set_tip(self, title: str, rows: Sequence[TipRow]) -> None:
        """Set the tip."""
        self._title.setText(title)
        self._rows = rows
        self._show_rows()

    def _show_rows(self) -> None:
        """Make the rows below the headline, in the present colours and size."""
        table = QGridLayout()
        table.setColumnStretch(1, 1)
        rows = ((self._pressed(each), self._words(each)) for each in self._rows)
        around: Inset = ("none", "tight", "usual", "none")
        before = self._keys
        self._keys = holder(grid(*rows, into=table))
        give_room(table, "usual", around, self.theme)  # they vary with the size
        place = self._column.indexOf(before)
        self._column.removeWidget(
            before
        )  # replaceWidget() would leave an object of the layout item
        self._column.insertWidget(place, self._keys)
        before.hide()
        before.deleteLater()

    def _pressed(self, tip: TipRow) -> Layout:
        """The keys of a row, with the modifiers."""
        beside = Text(13, ink="muted")
        beside.setText(tip.beside)
        return row(KeyCaps(tip.keys), beside, SPRING, gap="usual")

    def _words(self, tip: TipRow) -> Paragraph:
        """The description of a row, at its right."""
        words = Paragraph(13, ink="muted")
        words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        words.setText(tip.words)
        return words
