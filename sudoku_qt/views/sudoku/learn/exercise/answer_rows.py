# SPDX-License-Identifier: MIT
"""The rows in which an exercise is answered by a click: nine digits, or choices such as yes and no.

The digits are for those without a keyboard. The choices stand below the board or the words.
"""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QSizePolicy

from sudoku_qt.views.fonts import face
from sudoku_qt.views.kit.layout import SPRING, filling, lay_out, row
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import FlatButton
from sudoku_qt.views.widgets.segment import Segment

HEIGHT, GAP = 34, 6
MOST_CHOICES = 2


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


class ChoiceRow(ThemedWidget):
    """Emits the number, from 1, of the choice that was taken."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.segment = Segment(low=True)
        for number in range(1, MOST_CHOICES + 1):
            self.segment.add(str(number), "")
        self.segment.chosen.connect(lambda key: self.chosen.emit(int(key)))
        lay_out(self, row(self.segment, SPRING, gap="none"))
        self.hide()

    def show_choices(self, choices: Sequence[str], chosen: int, question: str) -> None:
        """Show the choices with the one that is taken (0: none); without any, hide the row."""
        for number, text in enumerate(choices, 1):
            self.segment.set_text(str(number), text)
        self.segment.choose(str(chosen))
        self.segment.setAccessibleName(question)
        self.setVisible(bool(choices))
