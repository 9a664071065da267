# SPDX-License-Identifier: MIT
"""What a player may prefer while playing, as one table: menus, and dialogs, are made from it."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from sudoku_qt.controllers.actions import translate
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.store.settings import Settings


@dataclass(frozen=True)
class Switch:
    """Something that is on or off; `name` is its key in the settings."""

    name: str
    text: str
    default: bool = False


@dataclass(frozen=True)
class Choice:
    """One of several values, each with its text; the first is the usual one."""

    name: str
    text: str
    values: tuple[tuple[str, str], ...]


PREFERENCES: tuple[Switch | Choice, ...] = (
    Choice("mistakes", QT_TRANSLATE_NOOP("Actions", "&Mistakes"), (
        ("conflicts", QT_TRANSLATE_NOOP("Actions", "Show rule &conflicts")),
        ("solution", QT_TRANSLATE_NOOP("Actions", "Compare with the &solution")),
        ("off", QT_TRANSLATE_NOOP("Actions", "Show &none")),
    )),
    Switch("clear_peers", QT_TRANSLATE_NOOP("Actions", "A digit &clears its notes around it"),
        default=True),
    Switch("wrap", QT_TRANSLATE_NOOP("Actions", "The cursor goes on at the other &edge")),
    Switch("wasd", QT_TRANSLATE_NOOP("Actions", "&W, A, S and D move the cursor")),
    Switch("function_keys", QT_TRANSLATE_NOOP("Actions", "&F1 to F9 point out digits")),
    Switch("tab_leaves", QT_TRANSLATE_NOOP("Actions", "&Tab leaves the board")),
    Choice("coordinates", QT_TRANSLATE_NOOP("Actions", "C&oordinates"), (
        ("numbers", QT_TRANSLATE_NOOP("Actions", "&Numbers: r4c5")),
        ("letters", QT_TRANSLATE_NOOP("Actions", "&Letters for rows: D5")),
    )),
)  # fmt: skip
"""In the order in which they are offered."""


class Preferences(QObject):
    """What the player prefers, remembered; whoever is concerned is told of a change."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings

    def is_on(self, name: str) -> bool:
        """Whether a switch is on."""
        return self._settings.flag(name, default=self._switch(name).default)

    def value(self, name: str) -> str:
        """The value that is chosen; one that is unknown counts for the usual one."""
        values = [value for value, _ in self._choice(name).values]
        chosen = self._settings.text(name)
        return chosen if chosen in values else values[0]

    def set(self, name: str, value: str | bool) -> None:  # noqa: FBT001 - a switch has two states
        """Prefer something else from now on."""
        self._settings.set(name, value)
        self.changed.emit()

    def _switch(self, name: str) -> Switch:
        return next(row for row in PREFERENCES if isinstance(row, Switch) and row.name == name)

    def _choice(self, name: str) -> Choice:
        return next(row for row in PREFERENCES if isinstance(row, Choice) and row.name == name)

    def fill_preferences(self, menu: QMenu) -> None:
        """Offer everything in the table."""
        menu.clear()
        for row in PREFERENCES:
            if isinstance(row, Choice):
                self._offer(menu.addMenu(translate(row.text)), row)
                continue
            action = menu.addAction(translate(row.text))
            action.setCheckable(True)
            action.setChecked(self.is_on(row.name))
            action.triggered.connect(lambda on, name=row.name: self.set(name, on))

    def _offer(self, menu: QMenu, choice: Choice) -> None:
        group = QActionGroup(menu)
        for value, text in choice.values:
            action = group.addAction(translate(text))
            action.setCheckable(True)
            action.setChecked(value == self.value(choice.name))
            action.triggered.connect(
                lambda _=False, name=choice.name, value=value: self.set(name, value)
            )
            menu.addAction(action)
