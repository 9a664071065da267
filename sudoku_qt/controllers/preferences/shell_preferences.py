# SPDX-License-Identifier: MIT
"""The preferences of the whole program: how it speaks and looks follows them."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from sudoku_qt.controllers.appearance.choices import AppearanceChoices
from sudoku_qt.controllers.preferences.editor import PreferencesEditor
from sudoku_qt.controllers.preferences.preferences import Preferences
from sudoku_qt.controllers.preferences.table import DRESS, shell_options
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.window.main_window import MainWindow


class ShellPreferences(Preferences):
    """Knows languages and themes by their files, which are read when the dialog is opened."""

    def __init__(self, settings: Settings, choices: AppearanceChoices, parent: QObject) -> None:
        super().__init__(settings, shell_options((), ()), parent)
        self._choices = choices
        self.changed.connect(self._apply)

    def _apply(self, name: str) -> None:
        if name in DRESS:
            self._read_files()
            self._choices.apply(name, self.value(name))
            self._read_files()  # a theme is called otherwise in another language

    def _read_files(self) -> None:
        names = self._choices.language_names(), self._choices.theme_names()
        self.offer(shell_options(*names))

    def edit(self, games: Sequence[Preferences], window: MainWindow) -> PreferencesEditor:
        """The dialog over these preferences and those of the games."""
        self._read_files()
        return PreferencesEditor([*games, self], window)
