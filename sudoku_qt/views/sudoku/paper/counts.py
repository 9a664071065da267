# SPDX-License-Identifier: MIT
"""How many puzzles of each level: a row a level, with a number that can be counted up and down."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSpinBox, QWidget

from sudoku_qt.models.sudoku.levels import LEVELS, level_word
from sudoku_qt.models.sudoku.paper.options import MOST_PUZZLES
from sudoku_qt.views.kit.layout import Layout, column, filling, lay_out, row
from sudoku_qt.views.sizes import FIELD_HEIGHT
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Line

NUMBER = 112


class LevelCounts(ThemedWidget):
    """All together are never more than a worksheet can hold."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.numbers: dict[int, QSpinBox] = {}
        lay_out(self, column(*(self._row(level.number) for level in LEVELS), gap="tight"))

    def _row(self, level: int) -> Layout:
        """The name of a level, and how many of it are wanted."""
        word, number = Line(14), number_field(self.theme, 0, MOST_PUZZLES)
        word.setText(level_word(level))
        number.setAccessibleName(level_word(level))
        number.valueChanged.connect(self._follow)
        self.numbers[level] = number
        return row(filling(word), number)

    @property
    def counts(self) -> dict[int, int]:
        """How many of each level of which there are any."""
        return {level: box.value() for level, box in self.numbers.items() if box.value()}

    def set_counts(self, counts: Mapping[int, int]) -> None:
        """Show these numbers, and tell nobody."""
        for level, box in self.numbers.items():
            box.blockSignals(True)  # noqa: FBT003 - Qt's
            box.setMaximum(MOST_PUZZLES)
            box.setValue(counts.get(level, 0))
            box.blockSignals(False)  # noqa: FBT003 - Qt's
        self._bound()

    def _follow(self, _value: int) -> None:
        self._bound()
        self.changed.emit()

    def _bound(self) -> None:
        """Leave each level what the others leave."""
        total = sum(self.counts.values())
        for box in self.numbers.values():
            box.setMaximum(MOST_PUZZLES - total + box.value())


def number_field(theme: Theme, least: int, most: int) -> QSpinBox:
    """A field for a number in a narrow row."""
    box = QSpinBox()
    box.setRange(least, most)
    box.setFixedSize(theme.px(NUMBER), theme.px(FIELD_HEIGHT))
    return box
