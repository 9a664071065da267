# SPDX-License-Identifier: MIT
"""The number of puzzles of each level, and of each grade of level 5."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSpinBox, QWidget

from sudoku_qt.models.sudoku.levels import GRADES, LEVELS, grade_word, level_word
from sudoku_qt.models.sudoku.paper.options import MOST_PUZZLES, Kind
from sudoku_qt.views.kit.layout import Layout, column, filling, lay_out, row
from sudoku_qt.views.sudoku.paper.rows import number_field
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Line


class LevelCounts(ThemedWidget):
    """Numbers whose sum never exceeds what a worksheet can hold."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.numbers: dict[Kind, QSpinBox] = {}
        levels = [self._row(level.number, level_word(level.number)) for level in LEVELS[:-1]]
        grades = [self._row(grade.key, grade_word(grade.key)) for grade in GRADES]
        lay_out(self, column(*levels, *grades, gap="tight"))

    def _row(self, kind: Kind, name: str) -> Layout:
        """The name of a level or grade, and the number of puzzles of it."""
        word, number = Line(14), number_field(self.theme, 0, MOST_PUZZLES)
        word.setText(name)
        number.setAccessibleName(name)
        number.valueChanged.connect(self._follow)
        self.numbers[kind] = number
        return row(filling(word), number)

    @property
    def counts(self) -> dict[Kind, int]:
        """The number of each kind that is not 0."""
        return {kind: box.value() for kind, box in self.numbers.items() if box.value()}

    def set_counts(self, counts: Mapping[Kind, int]) -> None:
        """Set the numbers, without emitting a signal."""
        for kind, box in self.numbers.items():
            box.blockSignals(True)  # noqa: FBT003 - Qt's
            box.setMaximum(MOST_PUZZLES)
            box.setValue(counts.get(kind, 0))
            box.blockSignals(False)  # noqa: FBT003 - Qt's
        self._bound()

    def _follow(self, _value: int) -> None:
        self._bound()
        self.changed.emit()

    def _bound(self) -> None:
        """Limit each kind to what the others leave."""
        total = sum(self.counts.values())
        for box in self.numbers.values():
            box.setMaximum(MOST_PUZZLES - total + box.value())
