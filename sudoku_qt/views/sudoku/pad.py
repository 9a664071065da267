# SPDX-License-Identifier: MIT
"""The pad beside a Sudoku: nine digits with what is missing of each, and the keys below them."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from sudoku_qt.views.sizes import STEP, pad_columns, pad_height
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.buttons import KeyButton, WordButton
from sudoku_qt.views.widgets.themed import Themed

NARROW = 280
"""The width of three columns of digits."""


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
        self._layouts = QVBoxLayout(self), QGridLayout(), QHBoxLayout()
        self._lay_out()
        self.set_theme(theme)
        self._connect()
        self._name()

    def _lay_out(self) -> None:
        column, grid, row = self._layouts
        column.setContentsMargins(0, 0, 0, 0)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)  # it changes its form
        column.addLayout(grid, 1)
        column.addLayout(row)
        for word in (self.erase, self.notes):
            row.addWidget(word, 1)
        self._place_digits(3)

    def _place_digits(self, columns: int) -> None:
        """Put the digits into rows of three or into one of nine."""
        grid = self._layouts[1]
        for place, key in enumerate(self.digits):
            grid.addWidget(key, *divmod(place, columns))
            grid.setColumnStretch(place, 1 if place < columns else 0)
        self._columns = columns

    def hasHeightForWidth(self) -> bool:
        """Say that a wide pad is lower."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the rows of digits and the row of words."""
        return pad_height(self.theme, width)

    def sizeHint(self) -> QSize:
        """Ask for three rows of three."""
        width = self.theme.px(NARROW)
        return QSize(width, self.heightForWidth(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the form that the width asks for."""
        super().resizeEvent(event)
        columns = pad_columns(self.theme, self.width())
        if columns != self._columns:
            self._place_digits(columns)

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
        words = (
            self.tr("Digit {digit}, {count} too many")
            if key.missing < 0
            else self.tr("Digit {digit}, {count} to place")
        )
        key.setAccessibleName(words.format(digit=key.text(), count=abs(key.missing)))

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours, or at another size, from now on."""
        for layout in self._layouts:
            layout.setSpacing(theme.px(STEP))
        for key in (*self.digits, self.erase, self.notes):
            key.set_theme(theme)
        super().set_theme(theme)

    def set_remaining(self, remaining: Sequence[int]) -> None:
        """Say for each digit from 1 to 9 how many are missing; below 0: how many are too many."""
        for key, missing in zip(self.digits, remaining, strict=True):
            if key.missing != missing:
                key.set_missing(missing)
                self._name_digit(key)

    def set_notes(self, on: bool) -> None:  # noqa: FBT001 - the two states of a mode
        """Show whether notes are being entered."""
        self.notes.setChecked(on)
