# SPDX-License-Identifier: MIT
"""How the Gomoku board is shown: which board, numbers, coordinates, evaluation, sound."""

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QApplication, QMenu

from sudoku_qt.controllers.actions import Actions
from sudoku_qt.controllers.gomoku.preferences import SHOW
from sudoku_qt.controllers.preferences.preferences import Preferences
from sudoku_qt.views.gomoku.look import BOARDS
from sudoku_qt.views.gomoku.page import GomokuPage

SWITCHES = "show_numbers", "show_coordinates", "show_evaluation", "sound_stones"


class GomokuDisplay(QObject):
    """Remembers what the player likes to see, and shows it so."""

    def __init__(self, preferences: Preferences, page: GomokuPage) -> None:
        super().__init__(page)
        self._preferences, self._page = preferences, page
        preferences.changed.connect(self._apply)
        self._apply()

    def tick(self, actions: Actions) -> None:
        """Let the menu say what is on."""
        for name in SWITCHES:
            actions[name].setChecked(self._is_on(name))

    @property
    def shows_evaluation(self) -> bool:
        """Whether it is to be seen how the game stands."""
        return self._is_on("show_evaluation")

    def sound_stone(self) -> None:
        """Let a stone be heard, where the player wants that."""
        if self._is_on("sound_stones"):
            QApplication.beep()

    def show_numbers(self, on: bool) -> None:  # noqa: FBT001 - what a checkable action sends
        """Number the stones in the order of play, or not."""
        self._set("show_numbers", on=on)

    def show_coordinates(self, on: bool) -> None:  # noqa: FBT001 - as above
        """Write letters and numbers at two sides of the board, or not."""
        self._set("show_coordinates", on=on)

    def show_evaluation(self, on: bool) -> None:  # noqa: FBT001 - as above
        """Show how the game stands, or not."""
        self._set("show_evaluation", on=on)

    def sound_stones(self, on: bool) -> None:  # noqa: FBT001 - as above
        """Let a stone be heard, or not."""
        self._set("sound_stones", on=on)

    def set_board(self, name: str) -> None:
        """Play on a board of wood, a plain one or a dark one."""
        self._preferences.set(f"{SHOW}board", name)

    def fill_boards(self, menu: QMenu) -> None:
        """Offer the boards."""
        menu.clear()
        group = QActionGroup(menu)
        current = self._preferences.value(f"{SHOW}board")
        for name, text, *_ in BOARDS:
            action = group.addAction(QCoreApplication.translate("GomokuLook", text))
            action.setCheckable(True)
            action.setChecked(name == current)
            action.triggered.connect(lambda _=False, name=name: self.set_board(name))
            menu.addAction(action)

    def _is_on(self, name: str) -> bool:
        return self._preferences.is_on(SHOW + name)

    def _set(self, name: str, *, on: bool) -> None:
        self._preferences.set(SHOW + name, on)

    def _apply(self) -> None:
        page = self._page
        page.set_card_shown(page.evaluation, on=self._is_on("show_evaluation"))
        page.set_board(
            self._preferences.value(f"{SHOW}board"),
            coordinates=self._is_on("show_coordinates"),
            numbers=self._is_on("show_numbers"),
        )
