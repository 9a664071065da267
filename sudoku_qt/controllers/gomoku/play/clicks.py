# SPDX-License-Identifier: MIT
"""What a click on the Gomoku board does: play, hold the stone for a second click, or for a key."""

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from sudoku_qt.controllers.gomoku.options import KEY
from sudoku_qt.controllers.preferences.preferences import Preferences
from sudoku_qt.views.gomoku.dialogs.new import CLICKS


class GomokuClicks(QObject):
    """Remembers the player's choice and offers it in the menu."""

    changed = Signal()

    def __init__(self, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        preferences.changed.connect(self._follow)

    @property
    def value(self) -> str:
        """What a click does now: "direct", "second" or "buttons"."""
        return self._preferences.value(f"{KEY}clicks")

    def choose(self, value: str) -> None:
        """Let a click do something else from now on."""
        self._preferences.set(f"{KEY}clicks", value)

    def _follow(self, name: str) -> None:
        if name == f"{KEY}clicks":
            self.changed.emit()

    def fill_clicks(self, menu: QMenu) -> None:
        """Offer what a click can do."""
        menu.clear()
        group = QActionGroup(menu)
        for value, text in CLICKS:
            action = group.addAction(QCoreApplication.translate("NewGomokuDialog", text))
            action.setCheckable(True)
            action.setChecked(value == self.value)
            action.triggered.connect(lambda _=False, value=value: self.choose(value))
            menu.addAction(action)
