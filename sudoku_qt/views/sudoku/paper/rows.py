# SPDX-License-Identifier: MIT
"""Rows of a narrow column: words with a field for a number, or a switch, at their right."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSpinBox

from sudoku_qt.models.sudoku.paper.options import Number
from sudoku_qt.views.kit.layout import filling, lay_out, row
from sudoku_qt.views.sizes import BUTTON_HEIGHT, FIELD_HEIGHT
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Paragraph
from sudoku_qt.views.widgets.dialog.switch import Switch

NUMBER, WIDE_NUMBER = 112, 150
"""The width of a field: in a table of many, and of one that has words or a unit, too."""


class NumberRow(ThemedWidget):
    """Words with a number within bounds; one that may be left to the program says so instead."""

    changed = Signal()

    def __init__(self, text: str, kind: Number, unit: str = "", free: str = "") -> None:
        """`free` is what is shown for 0, if that is allowed."""
        super().__init__()
        self._free = kind.free
        self.box = number_field(self.theme, kind.least - kind.free, kind.most)
        self.box.setAccessibleName(text)
        self.box.setSuffix(unit)
        self.box.setKeyboardTracking(False)
        if kind.free:
            self.box.setSpecialValueText(free)
        self.box.setFixedWidth(max(self.theme.px(WIDE_NUMBER), self.box.sizeHint().width()))
        words = Paragraph(14)
        words.setText(text)
        lay_out(self, row(filling(words), self.box))
        self.box.valueChanged.connect(lambda _: self.changed.emit())

    @property
    def value(self) -> int:
        """The number; 0 if it is left to the program."""
        number = self.box.value()
        return 0 if self._free and number == self.box.minimum() else number

    def show_value(self, number: int) -> None:
        """Set the number, without a signal."""
        self.box.blockSignals(True)  # noqa: FBT003 - Qt's
        self.box.setValue(number)  # 0 is below the bounds, and becomes the lower one
        self.box.blockSignals(False)  # noqa: FBT003 - Qt's


def number_field(theme: Theme, least: int, most: int) -> QSpinBox:
    """A field for a number in a narrow row."""
    box = QSpinBox()
    box.setRange(least, most)
    box.setFixedSize(theme.px(NUMBER), theme.px(FIELD_HEIGHT))
    return box


class SwitchRow(ThemedWidget):
    """Words with a switch at their right, which a click on the words also toggles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.switch = Switch()
        self.switch.setAccessibleName(text)
        words = Paragraph(14)
        words.setText(text)
        lay_out(self, row(filling(words), self.switch))
        self.setMinimumHeight(self.theme.px(BUTTON_HEIGHT))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Toggle the switch."""
        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and inside:
            self.switch.click()
