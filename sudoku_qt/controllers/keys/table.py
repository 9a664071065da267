# SPDX-License-Identifier: MIT
"""The assignment of shortcuts: a key of two actions works for the one changed last."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sudoku_qt.controllers.actions import ActionRow, Rows
from sudoku_qt.controllers.keys.changes import Changes
from sudoku_qt.views.systems import System

DRAWING = "drawing"
"""The group of the keys of tools with which rules are drawn."""


@dataclass(frozen=True)
class KeyAction:
    """An action that keys can trigger."""

    name: str
    text: str
    """Its text in its table."""
    group: str
    """Its menu, or "board"."""
    game: str
    """The game that has it; "" for every game."""
    standard: tuple[str, ...]

    def meets(self, other: "KeyAction") -> bool:
        """Whether both actions are active in the same window, so that they cannot share a key."""
        return not (self.game and other.game) or self.game == other.game


def key_actions(
    rows: Rows, board: Sequence[ActionRow], game: str, system: System
) -> tuple[KeyAction, ...]:
    """The actions of a table, and those of a board's own keys."""
    of_board = {row.name for row in board}
    of_menus = [row for row in rows if isinstance(row, ActionRow) and row.name not in of_board]
    return tuple(
        KeyAction(row.name, row.text, row.group or row.menu, game, row.standard_keys(system))
        for row in (*of_menus, *board)
    )


class KeyTable:
    """Actions, and the changes of their shortcuts."""

    def __init__(self, actions: Iterable[KeyAction], changes: Changes) -> None:
        self.actions = {action.name: action for action in actions}
        known = [name for name in changes if name in self.actions]
        self._changes = {name: changes[name] for name in known}
        self._strength = {name: place for place, name in enumerate(known, start=1)}
        self._having: dict[str, list[str]] = {}
        for name in self.actions:
            for key in {*self.keys(name)}:
                self._having.setdefault(key, []).append(name)

    def keys(self, name: str) -> tuple[str, ...]:
        """The shortcuts assigned to an action."""
        return self._changes.get(name, self.actions[name].standard)

    def rivals(self, name: str) -> list[str]:
        """The other actions with one of these shortcuts."""
        sharing = {other for key in self.keys(name) for other in self._having[key]} - {name}
        met = {other for other in sharing if self.actions[name].meets(self.actions[other])}
        return [other for other in self.actions if other in met] if met else []

    def working(self, name: str) -> tuple[str, ...]:
        """The shortcuts that trigger this action."""
        stronger = [
            other
            for other in self.rivals(name)
            if self._strength.get(other, 0) > self._strength.get(name, 0)
        ]
        lost = {key for other in stronger for key in self.keys(other)}
        return tuple(key for key in self.keys(name) if key not in lost)

    def all_working(self) -> dict[str, tuple[str, ...]]:
        """The shortcuts that trigger each action."""
        return {name: self.working(name) for name in self.actions}
