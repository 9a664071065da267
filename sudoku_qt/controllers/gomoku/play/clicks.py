# SPDX-License-Identifier: MIT
"""The effect of a click on the Gomoku board: play, or wait for a second click or a key."""

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.gomoku.options import KEY
from sudoku_qt.controllers.preferences.preferences import Preferences


class GomokuClicks(QObject):
    """Knows the player's choice, and emits a signal when it changes."""

    changed = Signal()

    def __init__(self, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        preferences.changed.connect(self._follow)

    @property
    def value(self) -> str:
        """The present effect of a click: "direct", "second" or "buttons"."""
        return self._preferences.value(f"{KEY}clicks")

    def _follow(self, name: str) -> None:
        if name == f"{KEY}clicks":
            self.changed.emit()
