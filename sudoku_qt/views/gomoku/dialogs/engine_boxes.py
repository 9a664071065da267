# SPDX-License-Identifier: MIT
"""The boxes for choosing an external engine and the time for a move."""

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox

from sudoku_qt.models.gomoku.engines import EngineList
from sudoku_qt.models.gomoku.options import TIMES, USUAL_TIME
from sudoku_qt.views.gomoku.dialogs.strength import BRIEF, strength_word
from sudoku_qt.views.sizes import FIELD_HEIGHT
from sudoku_qt.views.themed import theme_of

NAME, SHORTEST = 176, 8
"""The width of an engine's name, and the least number of its letters that are shown."""


class EngineBox(QComboBox):
    """Lists the external engines; one that was just added is selected."""

    def __init__(self, engines: EngineList) -> None:
        super().__init__()
        self._engines = engines
        self.setAccessibleName(self.tr("Engine"))
        theme = theme_of(self)
        self.setFixedHeight(theme.px(FIELD_HEIGHT))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(SHORTEST)
        self.setPlaceholderText(self.tr("none chosen"))
        self.setMinimumWidth(theme.px(NAME))
        self.list_engines()

    @property
    def name(self) -> str:
        """The name of the selected engine; "" if there is none."""
        return self.currentData() or ""

    def choose(self, name: str) -> None:
        """Select an engine by name, or else the first."""
        choose(self, name)

    def list_engines(self) -> None:
        """List the present engines."""
        chosen = self._engines.newest or self.currentData()
        with QSignalBlocker(self):
            self.clear()
            for engine in self._engines.engines:
                self.addItem(engine.name, engine.name)
            choose(self, chosen)
        self.setEnabled(bool(self._engines.engines))


class TimeBox(QComboBox):
    """Lists the times for a move; for an external engine only those with a clock."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Time of a move"))
        self.setToolTip(self.accessibleName())
        self.setFixedHeight(theme_of(self).px(FIELD_HEIGHT))
        self.list_times(by_clock=False)
        choose(self, USUAL_TIME)

    def list_times(self, *, by_clock: bool) -> None:
        """List the times, without those that end at a depth if `by_clock`."""
        levels = [*(() if by_clock else dict(BRIEF)), *dict(TIMES)]
        if self.count() == len(levels):
            return
        chosen = self.currentData()
        with QSignalBlocker(self):
            self.clear()
            for level in levels:
                self.addItem(strength_word(level), level)
            choose(self, chosen)

    @property
    def level(self) -> str:
        """The level that stands for the time."""
        return str(self.currentData())


def choose(box: QComboBox, value: object) -> None:
    """Select the entry of a value; the first if there is none."""
    box.setCurrentIndex(max(0, box.findData(value)))
