# SPDX-License-Identifier: MIT
"""A cell as it is shown: everything that is painted in it or said about it."""

from enum import IntEnum
from typing import NamedTuple


class Mark(IntEnum):
    """Why a cell is highlighted; the delegate decides how that looks."""

    NONE = 0
    WRONG = 1
    """The digit differs from the solution."""
    SHOWN = 2
    """A message speaks of this cell."""


class Disc(NamedTuple):
    """A candidate that plays a part in a hint, drawn as a disc."""

    digit: int
    role: str
    """ "follows", "eliminated", "set_a" to "set_g"; of a single "placed" for a digit on
    the board, "excluded" for a place that it leaves none."""
    ahead: bool = False
    """Whether the hint has not come to it yet."""


class Composed(NamedTuple):
    """What is known about a cell while a puzzle is composed."""

    shares: bytes = b""
    """For each digit from 1 to 9 how many of the solutions have it here, as a step from 0 to 4;
    empty where that is not to be seen."""
    settled: int = 0
    """The digit that all solutions have here, in an empty cell."""
    redundant: bool = False
    """Whether the given follows from the others."""
    partner: bool = False
    """Whether the guide ties the cell to the cursor's."""

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
    """The candidates that are noted."""
    conflict: bool = False
    """Whether the digit stands twice in one of its houses, and that is to be seen."""
    mark: Mark = Mark.NONE
    corners: int = 0
    """The digits noted in its corners."""
    colours: int = 0
    tints: int = 0
    """The colours of its candidates, of which `tint_of` knows more."""
    missing: int = 0
    """Candidates that a check has found missing."""
    impossible: int = 0
    """Notes of which a check has found that they cannot be."""
    supposed: int = 0
    """What belongs to a hypothesis: of its notes, or its digit, as a mask of one."""
    supposed_corners: int = 0
    discs: tuple[Disc, ...] = ()
    """What a hint draws of its candidates."""
    ground: str = ""
    """The set of a hint that the cell belongs to: "set_a", "set_b", "both" or none;
    "where" says to look there."""
    framed: bool = False
    """Whether a hint says to look here."""
    picked: bool = False
    """Whether somebody who exercises has marked it."""
    composed: Composed | None = None
    """What a setter sees of the cell."""
    snyder: bool = False
    """Whether its corners are kept free for corner notes."""
