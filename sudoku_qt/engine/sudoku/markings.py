# SPDX-License-Identifier: MIT
"""A player's markings on a grid besides values and notes: corner notes and colours."""

from dataclasses import dataclass, replace

from sudoku_qt.engine.sudoku.shape import CELLS

COLOURS = 9
NOTHING = (0,) * CELLS
TINT_BITS = 4
TINT = (1 << TINT_BITS) - 1


@dataclass(frozen=True, slots=True)
class Markings:
    """The cells in reading order: their corner notes, their colours, the colours of candidates.

    `corners` are masks of digits, `colours` masks of the colours 1 to 9. `tints` have four bits for
    each digit, from the lowest on: the colour of its candidate, or 0.
    """

    corners: tuple[int, ...] = NOTHING
    colours: tuple[int, ...] = NOTHING
    tints: tuple[int, ...] = NOTHING

    @property
    def is_empty(self) -> bool:
        """Whether nothing is marked."""
        return not (any(self.corners) or any(self.colours) or any(self.tints))

    def with_corners(self, cell: int, mask: int) -> "Markings":
        """The markings with exactly the digits of a mask as corner notes of a cell."""
        return replace(self, corners=with_entry(self.corners, cell, mask))

    def with_colours(self, cell: int, mask: int) -> "Markings":
        """The markings with a cell in exactly the colours of a mask."""
        return replace(self, colours=with_entry(self.colours, cell, mask))

    def with_tint(self, cell: int, digit: int, colour: int) -> "Markings":
        """The markings with a candidate of a cell in a colour; 0 for none."""
        shift = TINT_BITS * (digit - 1)
        tints = self.tints[cell] & ~(TINT << shift) | colour << shift
        return replace(self, tints=with_entry(self.tints, cell, tints))

    def without_notes(self, cell: int) -> "Markings":
        """The markings without those that belong to the notes of a cell."""
        if not (self.corners[cell] or self.tints[cell]):
            return self
        corners, tints = with_entry(self.corners, cell, 0), with_entry(self.tints, cell, 0)
        return replace(self, corners=corners, tints=tints)


NO_MARKINGS = Markings()


def unmarked(cells: int) -> Markings:
    """The empty markings of a grid with so many cells."""
    nothing = (0,) * cells
    return Markings(nothing, nothing, nothing)


def tint_of(tints: int, digit: int) -> int:
    """The colour, 1 to 9, of a digit in the tints of a cell, or 0."""
    return tints >> TINT_BITS * (digit - 1) & TINT


def with_entry(entries: tuple[int, ...], cell: int, entry: int) -> tuple[int, ...]:
    """The entries with that of one cell replaced; the same object if nothing changes."""
    if entries[cell] == entry:
        return entries
    return (*entries[:cell], entry, *entries[cell + 1 :])
