# SPDX-License-Identifier: MIT
"""The key sets to choose from: the standard one, HoDoKu's, and the player's own.

HoDoKu's keys are those of its manual: F1 to F9 filter digits, with Shift inverted, and F12 gives a
hint. Actions that had one of these keys get another one, or none.
"""

from collections.abc import Iterable, Mapping

from sudoku_qt.controllers.keys.changes import Changes
from sudoku_qt.controllers.keys.reserved import why_not
from sudoku_qt.controllers.keys.table import KeyAction
from sudoku_qt.models.keys import HODOKU, KEY_SET, KEYS, OWN, STANDARD, KeysOption
from sudoku_qt.models.option import Option, Value
from sudoku_qt.views.systems import System

HODOKUS_FILTERS = frozenset(f"{held}F{digit}" for held in ("", "Shift+") for digit in range(1, 10))
HODOKUS = {"hint": "F12"}
OPTIONS_OF_SETS: Mapping[Value, Mapping[str, Value]] = {
    STANDARD: {"function_keys": False},
    HODOKU: {"function_keys": True},
}
"""Options that belong to a set and change with it."""

KEY_OPTIONS: tuple[Option, ...] = (
    Option(
        KEY_SET, "keys", "", "", default=STANDARD, values=((STANDARD, ""), (HODOKU, ""), (OWN, ""))
    ),
    KeysOption(KEYS, "keys", "", "", default=""),
)
"""The options of keys, whose page has its own texts."""


def hodokus(actions: Iterable[KeyAction], system: System) -> Changes:
    """The changes that HoDoKu's key set makes to some actions."""
    changes = {}
    for action in actions:
        keys_of_hodoku = HODOKUS.get(action.name, "")
        own = (keys_of_hodoku,) if keys_of_hodoku and not why_not(keys_of_hodoku, system) else ()
        left = tuple(key for key in action.standard if key not in HODOKUS_FILTERS)
        if own or left != action.standard:
            changes[action.name] = own or left
    return changes


def allowed(changes: Changes, actions: Iterable[KeyAction], system: System) -> Changes:
    """The valid ones of some changes: of existing actions, to keys that they can have."""
    known = {action.name: action for action in actions}
    return {
        name: tuple(key for key in keys if not why_not(key, system, known[name].standard))
        for name, keys in changes.items()
        if name in known
    }


def with_options(changed: Mapping[str, Value]) -> dict[str, Value]:
    """Some changed options, together with those that belong to a chosen key set."""
    return {**OPTIONS_OF_SETS.get(changed.get(KEY_SET, ""), {}), **changed}
