# SPDX-License-Identifier: MIT
"""The dialogs of the whole program: preferences, shortcuts, and about."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject

from sudoku_qt.controllers.actions import MENUS
from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.game_switch import GameSwitch
from sudoku_qt.controllers.keys.bindings import KeyBindings
from sudoku_qt.controllers.keys.editor import KeysEditor
from sudoku_qt.controllers.menus.actions import Actions
from sudoku_qt.controllers.menus.bar import Menus
from sudoku_qt.controllers.preferences.editor import PreferencesEditor
from sudoku_qt.controllers.preferences.shell_preferences import ShellPreferences
from sudoku_qt.paths import resource
from sudoku_qt.views.dialogs.about import AboutDialog
from sudoku_qt.views.dialogs.shortcuts import KeysDialog


class ShellDialogs(QObject):
    """Opens the dialogs. `copy_details` copies the details for a bug report; returns a text."""

    def __init__(
        self,
        services: Services,
        games: GameSwitch,
        preferences: tuple[ShellPreferences, KeyBindings],
        menus: tuple[Actions, Menus],
        copy_details: Callable[[], str],
    ) -> None:
        super().__init__(services.window)
        self._window, self._games, self._copy_details = services.window, games, copy_details
        self._actions, self._menus = menus
        own, keys = preferences
        self._own, self._keys = own, KeysEditor(keys, own)

    def preferences(self) -> PreferencesEditor:
        """The dialog of preferences, ready to be shown."""
        self._own.read_files()
        return PreferencesEditor([*self._games.preferences(), self._own], self._keys, self._window)

    def show_preferences(self) -> None:
        """Open the preferences; changes take effect at once."""
        self.preferences().run()

    def show_keys(self) -> None:
        """Show all shortcuts on one sheet."""
        controller = self._games.controller
        on_board = QCoreApplication.translate("Shell", "On the board")
        board = on_board, controller.board_keys().sheet
        tables = self._actions, controller.actions
        rows = {name: [row for each in tables for row in each.keys(name)] for name, _ in MENUS}
        menus = [(title, rows[name]) for name, title in self._menus.titles().items()]
        KeysDialog([board, *menus, self._keys.drawing()], self._window).exec()

    def about(self) -> None:
        """Show what this program is, and which of its engines are compiled."""
        engines = [entry.said_engine() for entry in self._games.entries]
        dialog = AboutDialog(engines, resource("licences"), self._window)
        dialog.copy_clicked.connect(lambda: dialog.tell(self._copy_details()))
        dialog.exec()
        dialog.deleteLater()
