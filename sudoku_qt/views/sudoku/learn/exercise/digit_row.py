# SPDX-License-Identifier: MIT
"""The nine digits as a row of keys, for those without a keyboard."""

from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QSizePolicy

from sudoku_qt.views.fonts import face
from sudoku_qt.views.kit.layout import filling, lay_out, row
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import FlatButton

HEIGHT, GAP = 34, 6


class DigitKey(FlatButton):
    """A digit key."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.restyle()

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self.setFont(face(17 * self.theme.zoom))

    def sizeHint(self) -> QSize:
        """Ask for the size of a finger, if there is room."""
        return QSize(self.theme.px(28), self.theme.px(HEIGHT))


class DigitRow(ThemedWidget):
    """Emits the digit that was clicked."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.keys = [DigitKey(str(digit)) for digit in range(1, 10)]
        lay_out(self, row(*map(filling, self.keys), gap=GAP, grows=True))
        for digit, key in enumerate(self.keys, 1):
            key.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            key.clicked.connect(partial(self.chosen.emit, digit))
