# SPDX-License-Identifier: MIT
"""The preferences of the whole program, which its language and appearance follow."""

from PySide6.QtCore import QObject

from sudoku_qt.controllers.appearance.choices import AppearanceChoices
from sudoku_qt.controllers.keys.sets import KEY_OPTIONS
from sudoku_qt.controllers.preferences.preferences import Preferences
from sudoku_qt.controllers.preferences.table import DRESS, shell_options
from sudoku_qt.store.settings import Settings


class ShellPreferences(Preferences):
    """Lists the languages and themes by their files, which are read when the dialog is opened."""

    def __init__(self, settings: Settings, choices: AppearanceChoices, parent: QObject) -> None:
        super().__init__(settings, (*shell_options((), (), ()), *KEY_OPTIONS), parent)
        self._choices = choices
        self.changed.connect(self._apply)

    def _apply(self, name: str) -> None:
        if name in DRESS:
            self.read_files()
            self._choices.apply(name, self.now(name))
            self.read_files()  # a theme's name depends on the language

    def read_files(self) -> None:
        """Offer the languages, themes and accents that are available now."""
        choices = self._choices
        names = choices.language_names(), choices.theme_names(), choices.accent_names()
        self.offer((*shell_options(*names), *KEY_OPTIONS))
        choices.complain()
