# SPDX-License-Identifier: MIT
"""The shortcuts in effect, for the shell's actions and the game in the window."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol, TypeVar

from PySide6.QtCore import QObject, SignalInstance

from sudoku_qt.controllers.actions import SHELL_ROWS, ActionRow, Rows
from sudoku_qt.controllers.keys.changes import Changes, read
from sudoku_qt.controllers.keys.sets import allowed, hodokus
from sudoku_qt.controllers.keys.table import KeyAction, KeyTable, key_actions
from sudoku_qt.controllers.menus.actions import Actions
from sudoku_qt.models.keys import HODOKU, KEY_SET, KEYS, OWN, BoardKeys
from sudoku_qt.views.systems import this_system


class KeyedGame(Protocol):
    """The part of a game's controller that shortcuts need."""

    def board_keys(self) -> BoardKeys:
        """The board's own keys."""

    def set_keys(self, keys: Mapping[str, Iterable[str]]) -> None:
        """Set the shortcuts of the player's actions."""


class KeyedEntry(Protocol):
    """The part of a game's entry that shortcuts need."""

    @property
    def name(self) -> str:
        """The game's name in files and preferences."""

    def said_title(self) -> str:
        """The game's title."""


EntryT = TypeVar("EntryT", bound=KeyedEntry)


class PreferredTexts(Protocol):
    """The part of the preferences that shortcuts need."""

    @property
    def changed(self) -> SignalInstance:
        """A signal with the name of a changed option."""

    def value(self, name: str) -> str:
        """The chosen value."""


class KeyBindings(QObject):
    """Sets the shortcuts of every action, on each change of preferences or game."""

    def __init__(
        self,
        shell: Actions,
        games: Sequence[EntryT],
        rows_of: Callable[[EntryT], tuple[Rows, Sequence[ActionRow]]],
        preferences: PreferredTexts,
    ) -> None:
        super().__init__(shell)
        self._shell, self._games = shell, {entry.name: entry.said_title for entry in games}
        self._rows = {entry.name: partial(rows_of, entry) for entry in games}
        self._value = preferences.value
        preferences.changed.connect(self._follow)
        self._game: KeyedGame | None = None
        self.system, self.here = this_system(), ""

    def bind(self, name: str, game: KeyedGame) -> None:
        """Apply the shortcuts to a game from now on."""
        self.here, self._game = name, game
        self._apply()

    def _follow(self, option: str) -> None:
        """Apply the preferred keys if this option is one of keys."""
        if option in {KEY_SET, KEYS}:
            self._apply()

    def _apply(self) -> None:
        if self._game:
            keys = self.working_keys(self.here)
            self._shell.set_keys(keys)
            self._game.set_keys(keys)

    def working_keys(self, game: str) -> dict[str, tuple[str, ...]]:
        """The effective shortcuts of each action of a game, whether it is played now or not."""
        actions = *self._shells_own(), *self._own(game)
        return KeyTable(actions, self.changes(actions)).all_working()

    def board_keys(self) -> BoardKeys:
        """The keys of the board in the window."""
        return self._game.board_keys() if self._game else BoardKeys()

    @property
    def key_set(self) -> str:
        """The key set in use."""
        return self._value(KEY_SET)

    def all_actions(self) -> tuple[KeyAction, ...]:
        """The actions of all games; one that two games share is listed once."""
        named = {action.name: action for action in self._shells_own()}
        for action in (each for game in self._rows for each in self._own(game)):
            known = named.get(action.name)
            named[action.name] = replace(known, game="") if known else action
        return tuple(named.values())

    def _shells_own(self) -> tuple[KeyAction, ...]:
        return key_actions(SHELL_ROWS, (), "", self.system)

    def _own(self, game: str) -> tuple[KeyAction, ...]:
        return key_actions(*self._rows[game](), game, self.system)

    def title_of(self, game: str) -> str:
        """The title of a game."""
        return self._games[game]()

    def changes(self, actions: Sequence[KeyAction]) -> Changes:
        """The changes that the key set in use makes to these actions."""
        if self.key_set == HODOKU:
            return hodokus(actions, self.system)
        own = read(self._value(KEYS)) if self.key_set == OWN else {}
        return allowed(own, actions, self.system)
