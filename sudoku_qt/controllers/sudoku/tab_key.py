# SPDX-License-Identifier: MIT
"""What Tab does on the grid: it leads to the next empty cell, or leaves the board."""

from PySide6.QtCore import QObject

from sudoku_qt.controllers.actions import Actions
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.sudoku.view import SudokuView

SETTING = "tab_leaves"


class SudokuTabKey(QObject):
    """Remembers the player's choice, and tells the board."""

    def __init__(self, settings: Settings, board: SudokuView, parent: QObject) -> None:
        super().__init__(parent)
        self._settings, self._board = settings, board
        board.set_tab_leaves(self._leaves())

    def _leaves(self) -> bool:
        return self._settings.flag(SETTING, default=False)

    def tick(self, actions: Actions) -> None:
        """Show in the menu what Tab does."""
        actions["tab_leaves"].setChecked(self._leaves())

    def tab_leaves(self, on: bool) -> None:  # noqa: FBT001 - what a checkable action sends
        """Let Tab leave the board from now on, or lead to the next empty cell."""
        self._settings.set(SETTING, on)
        self._board.set_tab_leaves(on)
