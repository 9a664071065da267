# SPDX-License-Identifier: MIT
"""The pad beside a Sudoku: nine digits with what is missing of each, and the keys below them."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from sudoku_qt.views.buttons import KeyButton, WordButton
from sudoku_qt.views.cards import STEP, Themed
from sudoku_qt.views.theme import Theme


class SudokuPad(Themed):
    """For the mouse and for fingers: whatever is clicked here the keyboard can do too."""

    digit_clicked = Signal(int)
    erase_clicked = Signal()
    notes_toggled = Signal(bool)
    """The key for notes was clicked; true if notes are wanted now."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.digits = tuple(KeyButton(digit, theme, self) for digit in range(1, 10))
        self.erase = WordButton(theme, parent=self)
        self.notes = WordButton(theme, parent=self)
        self.notes.setCheckable(True)
        self._grid = QGridLayout(self)
        self._lay_out(theme)
        self._connect()
        self._name()

    def _lay_out(self, theme: Theme) -> None:
        grid = self._grid
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(theme.px(STEP))
        for place, key in enumerate(self.digits):
            grid.addWidget(key, place // 3, place % 3 * 2, 1, 2)
        grid.addWidget(self.erase, 3, 0, 1, 3)
        grid.addWidget(self.notes, 3, 3, 1, 3)

    def _connect(self) -> None:
        for digit, key in enumerate(self.digits, start=1):
            key.clicked.connect(lambda _=False, digit=digit: self.digit_clicked.emit(digit))
        self.erase.clicked.connect(self.erase_clicked)
        self.notes.clicked.connect(self.notes_toggled)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def _name(self) -> None:
        self.erase.setText(self.tr("Erase"))
        self.notes.setText(self.tr("Notes"))
        self.notes.setToolTip(self.tr("Enter notes instead of digits (Space)"))
        for key in self.digits:
            self._name_digit(key)

    def _name_digit(self, key: KeyButton) -> None:
        words = self.tr("Digit {digit}, {count} to place")
        key.setAccessibleName(words.format(digit=key.text(), count=key.missing))

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours, or at another size, from now on."""
        self._grid.setSpacing(theme.px(STEP))
        for key in (*self.digits, self.erase, self.notes):
            key.set_theme(theme)
        super().set_theme(theme)

    def set_remaining(self, remaining: Sequence[int]) -> None:
        """Say for each digit from 1 to 9 how many are missing."""
        for key, missing in zip(self.digits, remaining, strict=True):
            if key.missing != missing:
                key.set_missing(missing)
                self._name_digit(key)

    def set_notes(self, on: bool) -> None:  # noqa: FBT001 - the two states of a mode
        """Show whether notes are being entered."""
        self.notes.setChecked(on)
