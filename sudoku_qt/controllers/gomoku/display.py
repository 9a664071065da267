# SPDX-License-Identifier: MIT
"""The display of the Gomoku board: look, numbers, coordinates, evaluation, sound."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from sudoku_qt.controllers.gomoku.preferences import SHOW
from sudoku_qt.controllers.preferences.preferences import Preferences
from sudoku_qt.views.gomoku.page import GomokuPage


class GomokuDisplay(QObject):
    """Applies the player's display options, and plays the sound of stones."""

    def __init__(self, preferences: Preferences, page: GomokuPage) -> None:
        super().__init__(page)
        self._preferences, self._page = preferences, page
        preferences.changed.connect(self._apply)
        self._apply()

    @property
    def shows_evaluation(self) -> bool:
        """Whether the evaluation is shown."""
        return self._is_on("show_evaluation")

    def sound_stone(self) -> None:
        """Play the sound of a stone, if it is turned on."""
        if self._is_on("sound_stones"):
            QApplication.beep()

    def _is_on(self, name: str) -> bool:
        return self._preferences.is_on(SHOW + name)

    def _apply(self) -> None:
        page = self._page
        page.set_card_shown(page.evaluation, on=self._is_on("show_evaluation"))
        page.set_board(
            self._preferences.value(f"{SHOW}board"),
            coordinates=self._is_on("show_coordinates"),
            numbers=self._is_on("show_numbers"),
        )
