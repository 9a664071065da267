# SPDX-License-Identifier: MIT
"""Keyboard shortcuts as a player sees and changes them: the lines of the page, and their option."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from sudoku_qt.models.option import Option

KEYS, KEY_SET = "keys", "key_set"
"""The options for the player's own keys, and for the set in use."""
STANDARD, HODOKU, OWN = "standard", "hodoku", "own"
LONGEST = 1 << 14
"""Characters of all the player's own keys."""


class KeysOption(Option):
    """The option that holds the player's own keys; anything in it that is no key is ignored."""

    def takes(self, value: object) -> bool:
        """Whether the option accepts a value."""
        return isinstance(value, str) and len(value) <= LONGEST


@dataclass(frozen=True)
class BoardKeys:
    """A row of the board's own keys: what they do, in words, and the keys."""

    sheet: Sequence[tuple[str, str]] = ()
    """The whole table, for the sheet of keys."""
    fixed: Sequence[tuple[str, str]] = ()
    """The keys that cannot be changed."""
    taken: Mapping[str, str] = field(default_factory=dict)
    """Keys that the board handles before anything else, and their use."""


@dataclass(frozen=True)
class KeyLine:
    """A line of the page of keys."""

    name: str
    """The name of the action."""
    text: str
    heading: str
    keys: tuple[str, ...] = ()
    """Its keys as labelled on keyboards; each modifier is before a +."""
    also: tuple[str, ...] = ()
    """Other actions with one of these keys."""
    idle: bool = False
    """Whether its keys trigger one of those actions instead of this one."""
    fixed: bool = False
    """Whether it cannot be changed."""

    def has(self, words: str) -> bool:
        """Whether the line contains these words, or the name of a key."""
        sought = words.strip().casefold()
        return sought in self.text.casefold() or sought in (key.casefold() for key in self.keys)
