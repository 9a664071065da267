# SPDX-License-Identifier: MIT
"""The rules of the whole board as switches, its size, and its regions."""

from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox

from sudoku_qt.models.sudoku.compose.tools import SWITCHES
from sudoku_qt.views.kit.layout import column, filling, lay_out, row
from sudoku_qt.views.sudoku.drawing.region_box import RegionBox
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Line
from sudoku_qt.views.widgets.dialog.switch import Switch

SIZES = (9, 4, 6, 8, 10, 12, 16)
"""The sizes of boards that have boxes, the usual one first."""


class RuleSwitches(ThemedWidget):
    """A switch for each rule of the whole board, its size, and its regions."""

    switched = Signal(str, str, bool)
    """A rule is to hold or no longer, by its kind and the value it has, if it has one."""
    sized = Signal(int)
    """A board of another size is wanted."""
    divided = Signal(object)
    """Other regions are wanted: the number of each cell's."""

    def __init__(self) -> None:
        super().__init__()
        self._size_word = Line(14)
        self.size_box = QComboBox()
        for size in SIZES:
            self.size_box.addItem(f"{size} × {size}", size)
        self.size_box.activated.connect(lambda _: self.sized.emit(self.size_box.currentData()))
        self._region_word, self.region_box = Line(14), RegionBox()
        self.region_box.chosen.connect(self.divided)
        self.switches: dict[tuple[str, str], Switch] = {}
        self._values = [(tool.name, value) for tool in SWITCHES for value in (tool.values or ("",))]
        for key in self._values:
            switch = self.switches[key] = Switch()
            switch.clicked.connect(lambda on, key=key: self.switched.emit(*key, on))
        head = row(filling(self._size_word), self.size_box, gap="usual")
        below = row(filling(self._region_word), self.region_box, gap="usual")
        lay_out(self, column(head, below, *self.switches.values(), gap="tight", grows=True))
        self.retranslate()

    def retranslate(self) -> None:
        """Name the rules."""
        self._size_word.setText(self.tr("Size of the board"))
        self._region_word.setText(self.tr("Regions"))
        for tool in SWITCHES:
            for value in tool.values or ("",):
                self.switches[tool.name, value].setText(tool.title_of(value))

    def show_rules(
        self, held: Collection[tuple[str, str]], marked: Collection[str], size: int
    ) -> None:
        """Show which rules hold, and the size; `marked` are the kinds of marks on the board."""
        for (name, value), switch in self.switches.items():
            switch.setChecked((name, value) in held)
            switch.setVisible(not value or value in marked or (name, value) in held)
        self.size_box.setCurrentIndex(max(0, self.size_box.findData(size)))
