# SPDX-License-Identifier: MIT
"""The card that says what this puzzle is."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.buttons import PrimaryButton
from sudoku_qt.views.widgets.cards import Card, Line


class SudokuInfo(Card):
    """A title, a quiet remark at its right, up to four lines below, and a key where asked for."""

    play_clicked = Signal()
    """What is typed in is to be played."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._title = Line(theme, 20, Weight.DemiBold)
        self._right = Line(theme, 13, ink="muted")
        self._right.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        self._lines = (Line(theme, 14), *(Line(theme, 13, ink="muted") for _ in range(3)))
        self._play = PrimaryButton(theme, parent=self)
        self._play.clicked.connect(self.play_clicked)
        self._play.hide()
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._right)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * STEP, STEP + 4, 2 * STEP, STEP + 4)
        column.setSpacing(4)
        column.addLayout(head)
        for line in self._lines:
            column.addWidget(line)
        self._foot = QVBoxLayout()
        self._foot.setContentsMargins(0, 0, 0, 0)
        self._foot.addWidget(self._play)
        column.addLayout(self._foot)

    def set_theme(self, theme: Theme) -> None:
        """Write in other colours, or at another size, from now on."""
        for text in (self._title, self._right, *self._lines):
            text.set_theme(theme)
        self._play.set_theme(theme)
        super().set_theme(theme)

    def set_lines(self, title: str, right: str = "", lines: Sequence[str] = ()) -> None:
        """What the puzzle is; lines that are missing or empty take no room."""
        self._title.setText(title)
        self._right.setText(right)
        for line, text in zip(self._lines, (*lines, "", "", "", ""), strict=False):
            line.setText(text)
            line.setVisible(bool(text))
        self.updateGeometry()  # the page makes room before it is painted

    def set_play(self, word: str) -> None:
        """Show a key with a word on it that begins what the card tells of, or none."""
        self._play.setText(word)
        self._play.setVisible(bool(word))
        above, below = (STEP, STEP // 2) if word else (0, 0)
        self._foot.setContentsMargins(0, above, 0, below)
        self.updateGeometry()
