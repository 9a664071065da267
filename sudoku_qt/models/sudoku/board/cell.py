# SPDX-License-Identifier: MIT
"""A cell as it is shown: everything that is painted in it or said about it."""

from enum import IntEnum, IntFlag
from typing import NamedTuple

NUMBERS = ("", *map(str, range(1, 17)))
LETTERS = ("", *"123456789ABCDEFG")
"""The signs of digits, those above nine as numbers or as letters; an empty cell has none."""


class Mark(IntEnum):
    """Why a cell is highlighted; the delegate decides how that looks."""

    NONE = 0
    WRONG = 1
    """The digit differs from the solution."""
    SHOWN = 2
    """A message refers to this cell."""
    RIGHT = 3
    """The digit agrees with the solution, though another one is in conflict with it."""


class Layout(IntFlag):
    """How the notes of a cell are arranged, if not three by three in the middle."""

    USUAL = 0
    LOWERED = 1
    """Candidates stand lower and closer, below the sums of cages."""
    LABELLED = 2
    """The upper left corner is taken by a label."""
    FOUR_BY_FOUR = 4
    """There are more digits than nine."""


class Disc(NamedTuple):
    """A candidate that plays a part in a hint, drawn as a disc."""

    digit: int
    role: str
    """"follows", "eliminated", "set_a" to "set_g"; for a single, "placed" for a digit on the board,
    and "excluded" for a place that it excludes."""
    ahead: bool = False
    """Whether the hint has not reached it yet."""


class Composed(NamedTuple):
    """What is known about a cell while a puzzle is composed."""

    shares: bytes = b""
    """The share of solutions with each digit from 1 to 9 here, as a step from 0 to 4; empty if not
    shown."""
    settled: int = 0
    """The digit that all solutions have here, if the cell is empty."""
    redundant: bool = False
    """Whether the given follows from the other givens."""
    partner: bool = False
    """Whether the guide links the cell to the cursor's cell."""

    @property
    def possible(self) -> int:
        """The mask of the digits that the cell has in some solution."""
        return sum(1 << place for place, step in enumerate(self.shares) if step)


class Cell(NamedTuple):
    """A cell's data; sets of digits and of colours are masks."""

    value: int = 0
    """The digit, or 0."""
    given: bool = False
    notes: int = 0
    """The noted candidates."""
    conflict: bool = False
    """Whether the digit is repeated in one of its houses, if conflicts are shown."""
    mark: Mark = Mark.NONE
    corners: int = 0
    """The digits of its corner notes."""
    colours: int = 0
    tints: int = 0
    """The colours of its candidates; see `tint_of`."""
    missing: int = 0
    """Candidates that a check has found to be missing."""
    impossible: int = 0
    """Notes that a check has found to be impossible."""
    supposed: int = 0
    """The notes, or the digit, that belong to a hypothesis, as a mask."""
    supposed_corners: int = 0
    discs: tuple[Disc, ...] = ()
    """The discs that a hint draws at its candidates."""
    ground: str = ""
    """The cell's set in a hint: "set_a", "set_b", "both" or none; "where" marks where to look."""
    framed: bool = False
    """Whether a hint says to look at it."""
    picked: bool = False
    """Whether it is marked in an exercise."""
    composed: Composed | None = None
    """Its appearance while composing."""
    snyder: bool = False
    """Whether its corners are reserved for corner notes."""
    layout: int = 0
    """The `Layout` of its notes."""
