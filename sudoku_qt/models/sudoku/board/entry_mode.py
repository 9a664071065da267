# SPDX-License-Identifier: MIT
"""The ways of entering, which digits are mistakes, and what a filter lets through."""

from enum import StrEnum
from typing import NamedTuple


class EntryMode(StrEnum):
    """What a digit that is entered becomes."""

    DIGIT = "digit"
    CENTRE = "centre"
    CORNER = "corner"
    COLOUR = "colour"

    @property
    def is_note(self) -> bool:
        """Whether digits become notes of either kind."""
        return self in {EntryMode.CORNER, EntryMode.CENTRE}


def modes_in_order(*, corner_first: bool) -> tuple[EntryMode, ...]:
    """The ways of entering, notes before corner notes, or as those like it who go by Snyder."""
    first, second = EntryMode.CENTRE, EntryMode.CORNER
    notes = (second, first) if corner_first else (first, second)
    return (EntryMode.DIGIT, *notes, EntryMode.COLOUR)


class Mistakes(StrEnum):
    """Which digits are shown to be mistakes as they stand."""

    OFF = "off"
    CONFLICTS = "conflicts"
    SOLUTION = "solution"


BIVALUE = 10
"""Stands for a digit where the cells with two candidates are sought."""


class Filter(NamedTuple):
    """The digit whose possible cells are pointed out, 0 for none, or all other cells."""

    digit: int = 0
    inverted: bool = False


class Entry(NamedTuple):
    """How digits are entered now."""

    mode: EntryMode = EntryMode.DIGIT
    digit_first: bool = False
    """Whether a digit is chosen first, and then the cells."""
    locked: int = 0
    """The digit that every click enters, or 0."""
    sought: Filter = Filter()
    corner_first: bool = False
    """Whether corner notes come before notes."""

    @property
    def mode_after(self) -> EntryMode:
        """The next way of entering, round and round."""
        modes = modes_in_order(corner_first=self.corner_first)
        return modes[(modes.index(self.mode) + 1) % len(modes)]
