# SPDX-License-Identifier: MIT
"""The nine digits as keys in a row, for those who have no keyboard at hand."""

from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QSizePolicy

from sudoku_qt.views.fonts import face
from sudoku_qt.views.kit.layout import filling, lay_out, row
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import FlatButton

HEIGHT, GAP = 34, 6


class DigitKey(FlatButton):
    """One digit."""

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self.setFont(face(17 * self.theme.zoom))

    def sizeHint(self) -> QSize:
        """Be large enough for a finger, where there is room."""
        return QSize(self.theme.px(28), self.theme.px(HEIGHT))


class DigitRow(ThemedWidget):
    """Says which digit was clicked."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.keys = [DigitKey(str(digit)) for digit in range(1, 10)]
        lay_out(self, row(*map(filling, self.keys), gap=GAP, grows=True))
        for digit, key in enumerate(self.keys, 1):
            key.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            key.clicked.connect(partial(self.chosen.emit, digit))
