# SPDX-License-Identifier: MIT
"""How digits are entered, which of them are shown as mistakes, and which cells a filter lights."""

from enum import StrEnum
from typing import NamedTuple


class EntryMode(StrEnum):
    """What an entered digit becomes: a value, a note, a corner note, a colour."""

    DIGIT = "digit"
    CENTRE = "centre"
    CORNER = "corner"
    COLOUR = "colour"

    @property
    def is_note(self) -> bool:
        """Whether digits become notes, of either kind."""
        return self in {EntryMode.CORNER, EntryMode.CENTRE}


def modes_in_order(*, corner_first: bool) -> tuple[EntryMode, ...]:
    """The modes in order: notes before corner notes, or for Snyder's notation after them."""
    first, second = EntryMode.CENTRE, EntryMode.CORNER
    notes = (second, first) if corner_first else (first, second)
    return (EntryMode.DIGIT, *notes, EntryMode.COLOUR)


class Mistakes(StrEnum):
    """Which digits are shown as mistakes at once."""

    OFF = "off"
    CONFLICTS = "conflicts"
    SOLUTION = "solution"


BIVALUE = 17
"""More than every digit; used instead of a digit when cells with two candidates are highlighted."""


class Filter(NamedTuple):
    """The digit whose possible cells are highlighted, 0 for none; inverted, all other cells."""

    digit: int = 0
    inverted: bool = False


class Entry(NamedTuple):
    """The current way of entering digits."""

    mode: EntryMode = EntryMode.DIGIT
    digit_first: bool = False
    """Whether a digit is chosen first, then its cells."""
    locked: int = 0
    """The digit that every click enters, or 0."""
    sought: Filter = Filter()
    corner_first: bool = False
    """Whether corner notes come before notes."""

    @property
    def mode_after(self) -> EntryMode:
        """The next mode, cyclically."""
        modes = modes_in_order(corner_first=self.corner_first)
        return modes[(modes.index(self.mode) + 1) % len(modes)]
