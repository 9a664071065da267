# SPDX-License-Identifier: MIT
"""What a click on the Gomoku board does: play, hold the stone for a second click, or for a key."""

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.gomoku.options import KEY
from sudoku_qt.controllers.preferences.preferences import Preferences


class GomokuClicks(QObject):
    """Knows what the player prefers, and says when that is something else."""

    changed = Signal()

    def __init__(self, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        preferences.changed.connect(self._follow)

    @property
    def value(self) -> str:
        """What a click does now: "direct", "second" or "buttons"."""
        return self._preferences.value(f"{KEY}clicks")

    def _follow(self, name: str) -> None:
        if name == f"{KEY}clicks":
            self.changed.emit()
