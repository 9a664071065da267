# SPDX-License-Identifier: MIT
"""The strip above a board of a picture with several: its number, and keys to the others."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import filling, lay_out, row
from sudoku_qt.views.widgets.buttons import IconButton
from sudoku_qt.views.widgets.cards.card import Line


class PicturePager(QWidget):
    """Shows which puzzle it is, and how many have doubtful cells."""

    turned = Signal(int)
    """The next puzzle is wanted (1), or the previous one (-1)."""

    def __init__(self) -> None:
        super().__init__()
        self.place = Line(14, Weight.DemiBold)
        self.back, self.on = IconButton("left", self), IconButton("right", self)
        words = self.tr("Previous puzzle (Page Up)"), self.tr("Next puzzle (Page Down)")
        lay_out(self, row(filling(self.place), self.back, self.on, gap="tight"))
        for key, word, way in zip((self.back, self.on), words, (-1, 1), strict=True):
            key.setAccessibleName(word)
            key.setToolTip(word)
            key.clicked.connect(lambda _=False, way=way: self.turned.emit(way))

    def set_place(self, place: int, count: int, doubtful: int) -> None:
        """Show the puzzle's number, from 0, and how many puzzles still have doubtful cells."""
        text = self.tr("Puzzle {number} of {count}").format(number=place + 1, count=count)
        doubt = self.tr("{count} puzzles with cells in doubt", "", doubtful)
        parts = (text, doubt.format(count=doubtful)) if doubtful else (text,)
        self.place.setText(" · ".join(parts))
        self.back.setEnabled(place > 0)
        self.on.setEnabled(place + 1 < count)
