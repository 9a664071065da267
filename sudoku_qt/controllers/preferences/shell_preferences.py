# SPDX-License-Identifier: MIT
"""The preferences of the whole program: how it speaks and looks follows them."""

from PySide6.QtCore import QObject

from sudoku_qt.controllers.actions import Actions
from sudoku_qt.controllers.appearance.choices import AppearanceChoices
from sudoku_qt.controllers.keys.sets import KEY_OPTIONS
from sudoku_qt.controllers.preferences.preferences import Preferences
from sudoku_qt.controllers.preferences.table import DRESS, shell_options
from sudoku_qt.store.settings import Settings

TICKED = {"ask_to_save": "ask_to_save", "reduce_motion": "still"}
"""Actions that are an option, too."""


class ShellPreferences(Preferences):
    """Knows languages and themes by their files, which are read when the dialog is opened."""

    def __init__(self, settings: Settings, choices: AppearanceChoices, parent: QObject) -> None:
        super().__init__(settings, (*shell_options((), (), ()), *KEY_OPTIONS), parent)
        self._choices = choices
        self.changed.connect(self._apply)

    def _apply(self, name: str) -> None:
        if name in DRESS:
            self.read_files()
            self._choices.apply(name, self.now(name))
            self.read_files()  # a theme is called otherwise in another language

    def read_files(self) -> None:
        """Offer the languages, themes and accents that there are now."""
        choices = self._choices
        names = choices.language_names(), choices.theme_names(), choices.accent_names()
        self.offer((*shell_options(*names), *KEY_OPTIONS))

    # The same in the menus

    def tick(self, actions: Actions) -> None:
        """Let the menus show what is preferred."""
        for action, option in TICKED.items():
            actions[action].setChecked(self.is_on(option))

    def reduce_motion(self, on: bool) -> None:  # noqa: FBT001 - what a checkable action sends
        """Let nothing move of itself from now on, or let it."""
        self.set("still", on)
