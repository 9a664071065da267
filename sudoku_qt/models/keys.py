# SPDX-License-Identifier: MIT
"""Keys as a player sees and changes them: a line of the page, and the options they are kept in."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from sudoku_qt.models.option import Option

KEYS, KEY_SET = "keys", "key_set"
"""The options of the player's own keys, and of the set that is in use."""
STANDARD, HODOKU, OWN = "standard", "hodoku", "own"
LONGEST = 1 << 14
"""Characters of all the player's own keys."""


class KeysOption(Option):
    """The option of the player's own keys: whatever in it is no key is passed over."""

    def takes(self, value: object) -> bool:
        """Whether it can have a value."""
        return isinstance(value, str) and len(value) <= LONGEST


@dataclass(frozen=True)
class BoardKeys:
    """What the keys of a board do, in words and keys."""

    sheet: Sequence[tuple[str, str]] = ()
    """All of it, for the sheet of keys."""
    fixed: Sequence[tuple[str, str]] = ()
    """What stays as it is."""
    taken: Mapping[str, str] = field(default_factory=dict)
    """Keys that the board takes before anything else has them, and what for."""


@dataclass(frozen=True)
class KeyLine:
    """What a line of the page of keys shows."""

    name: str
    """That of the action."""
    text: str
    heading: str
    keys: tuple[str, ...] = ()
    """As they stand on keyboards, each held one before a +."""
    also: tuple[str, ...] = ()
    """What else has a key of these."""
    idle: bool = False
    """Whether its keys work for one of those, and not for this."""
    fixed: bool = False
    """Whether it stays as it is."""

    def has(self, words: str) -> bool:
        """Whether some words, or a key by its name, are found in it."""
        sought = words.strip().casefold()
        return sought in self.text.casefold() or sought in (key.casefold() for key in self.keys)
