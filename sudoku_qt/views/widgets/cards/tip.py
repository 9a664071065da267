# SPDX-License-Identifier: MIT
"""A card with a piece of advice, which goes away for good when it is closed."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.widgets.buttons import IconButton
from sudoku_qt.views.widgets.cards.card import Card, Paragraph, Text
from sudoku_qt.views.widgets.keys.key_caps import KeyCaps


class TipRow(NamedTuple):
    """Keys, each of which is drawn as a cap; what is pressed with them; what they do."""

    keys: str
    beside: str
    words: str


class TipCard(Card):
    """A headline, a few rows with keys, and a cross."""

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
        head = QHBoxLayout()
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(2 * STEP, STEP, STEP, STEP + 4)
        column.setSpacing(STEP // 2)
        column.addLayout(head)
        head.addWidget(self._title, 1)
        head.addWidget(self._cross, 0, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._keys)
        column.addStretch(1)

    def retranslate(self) -> None:
        """Say what the widget says by itself."""
        self._cross.setAccessibleName(self.tr("Close"))
        self._cross.setToolTip(self.tr("Close"))

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self._show_rows()

    def set_tip(self, title: str, rows: Sequence[TipRow]) -> None:
        """Another piece of advice."""
        self._title.setText(title)
        self._rows = rows
        self._show_rows()

    def _show_rows(self) -> None:
        """Put the rows below the headline, in the colours and the size of now."""
        before, self._keys = self._keys, QWidget()
        grid = QGridLayout(self._keys)
        grid.setContentsMargins(0, STEP // 2, STEP, 0)
        grid.setHorizontalSpacing(STEP)
        grid.setVerticalSpacing(STEP)
        grid.setColumnStretch(1, 1)
        for place, row in enumerate(self._rows):
            pressed = QHBoxLayout()
            grid.addLayout(pressed, place, 0)  # empty: see the notice bar on layouts added filled
            self._fill(pressed, row)
            grid.addWidget(self._words(row), place, 1)
        place = self._column.indexOf(before)
        self._column.removeWidget(before)  # replaceWidget() leaves an object of the item, too
        self._column.insertWidget(place, self._keys)
        before.hide()
        before.deleteLater()

    def _fill(self, pressed: QHBoxLayout, row: TipRow) -> None:
        """Put there the keys of a row, and what is pressed with them."""
        beside = Text(13, ink="muted")
        pressed.setSpacing(STEP)
        beside.setText(row.beside)
        pressed.addWidget(KeyCaps(row.keys))
        pressed.addWidget(beside)
        pressed.addStretch(1)

    def _words(self, row: TipRow) -> Paragraph:
        """What a row does, at its right."""
        words = Paragraph(13, ink="muted")
        words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        words.setText(row.words)
        return words
