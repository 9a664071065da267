# SPDX-License-Identifier: MIT
"""The choices of an exercise, such as yes and no, side by side: below the board or the words."""

from collections.abc import Sequence

from PySide6.QtCore import Signal

from sudoku_qt.views.kit.layout import SPRING, lay_out, row
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.segment import Segment

MOST = 2


class ChoiceRow(ThemedWidget):
    """Emits the number, from 1, of the choice that was taken."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.segment = Segment(low=True)
        for number in range(1, MOST + 1):
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
