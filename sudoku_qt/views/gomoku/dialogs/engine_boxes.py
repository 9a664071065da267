# SPDX-License-Identifier: MIT
"""The boxes in which another engine and the time of a move are chosen."""

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox

from sudoku_qt.models.gomoku.engines import EngineList
from sudoku_qt.models.gomoku.options import TIMES, USUAL_TIME
from sudoku_qt.views.gomoku.dialogs.strength import BRIEF, strength_word
from sudoku_qt.views.sizes import FIELD_HEIGHT
from sudoku_qt.views.themed import theme_of

NAME, SHORTEST = 176, 8
"""The width of an engine's name, and the letters of it that are shown at least."""


class EngineBox(QComboBox):
    """The engines that there are; the one just added is meant."""

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
        """The engine that is chosen; "" while there is none."""
        return self.currentData() or ""

    def choose(self, name: str) -> None:
        """Choose an engine by its name, or the first."""
        choose(self, name)

    def list_engines(self) -> None:
        """Offer the engines that there are now."""
        chosen = self._engines.newest or self.currentData()
        with QSignalBlocker(self):
            self.clear()
            for engine in self._engines.engines:
                self.addItem(engine.name, engine.name)
            choose(self, chosen)
        self.setEnabled(bool(self._engines.engines))


class TimeBox(QComboBox):
    """The times of a move, to another engine those of a clock alone."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Time of a move"))
        self.setToolTip(self.accessibleName())
        self.setFixedHeight(theme_of(self).px(FIELD_HEIGHT))
        self.list_times(by_clock=False)
        choose(self, USUAL_TIME)

    def list_times(self, *, by_clock: bool) -> None:
        """Offer the times, without those that end at a depth where only a clock is known."""
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
    """Choose what a value stands for; the first where there is no such value."""
    box.setCurrentIndex(max(0, box.findData(value)))
