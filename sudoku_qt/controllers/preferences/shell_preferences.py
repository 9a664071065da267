# SPDX-License-Identifier: MIT
"""The preferences of the whole program: how it speaks and looks follows them."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from sudoku_qt.controllers.appearance.choices import AppearanceChoices
from sudoku_qt.controllers.keys.sets import KEY_OPTIONS
from sudoku_qt.controllers.preferences.preferences import Preferences
from sudoku_qt.controllers.preferences.table import DRESS, shell_options
from sudoku_qt.models.option import Option
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.window.main_window import MainWindow

if TYPE_CHECKING:
    from sudoku_qt.controllers.keys.bindings import KeyBindings
    from sudoku_qt.controllers.preferences.editor import PreferencesEditor

Table = Callable[[], Sequence[Option]]


class ShellPreferences(Preferences):
    """Knows languages and themes by their files, which are read when the dialog is opened."""

    def __init__(self, settings: Settings, choices: AppearanceChoices, parent: QObject) -> None:
        super().__init__(settings, (*shell_options((), ()), *KEY_OPTIONS), parent)
        self._choices = choices
        self.changed.connect(self._apply)

    def _apply(self, name: str) -> None:
        if name in DRESS:
            self._read_files()
            self._choices.apply(name, self.value(name))
            self._read_files()  # a theme is called otherwise in another language

    def _read_files(self) -> None:
        names = self._choices.language_names(), self._choices.theme_names()
        self.offer((*shell_options(*names), *KEY_OPTIONS))

    def edit(
        self,
        games: Mapping[str, Table],
        known: Mapping[str, Preferences],
        keys: "KeyBindings",
        window: MainWindow,
    ) -> "PreferencesEditor":
        """The dialog over these preferences and those of the games, `known` where one was played.

        A game that was not played yet only has its options remembered.
        """
        # Hardly ever opened, and it has widgets that nothing else needs.
        from sudoku_qt.controllers.preferences.editor import PreferencesEditor

        self._read_files()
        owners = [
            known.get(name) or Preferences(self._settings, table(), self)
            for name, table in games.items()
        ]
        return PreferencesEditor([*owners, self], keys, window)
