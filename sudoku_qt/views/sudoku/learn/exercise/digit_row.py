# SPDX-License-Identifier: MIT
"""The nine digits as keys in a row, for those who have no keyboard at hand."""

from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from sudoku_qt.views.fonts import face
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.buttons import FlatButton
from sudoku_qt.views.widgets.themed import Themed

HEIGHT, GAP = 34, 6


class DigitKey(FlatButton):
    """One digit."""

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours, or at another size, from now on."""
        self.setFont(face(17 * theme.zoom))
        super().set_theme(theme)

    def sizeHint(self) -> QSize:
        """Be large enough for a finger, where there is room."""
        return QSize(self.theme.px(28), self.theme.px(HEIGHT))


class DigitRow(Themed):
    """Says which digit was clicked."""

    chosen = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.keys = [DigitKey(theme, str(digit)) for digit in range(1, 10)]
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for digit, key in enumerate(self.keys, 1):
            key.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            key.clicked.connect(partial(self.chosen.emit, digit))
            self._row.addWidget(key, 1)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours, or at another size, from now on."""
        super().set_theme(theme)
        for key in self.keys:
            key.set_theme(theme)
        self._row.setSpacing(theme.px(GAP))
