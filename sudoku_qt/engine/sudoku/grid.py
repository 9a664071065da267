# SPDX-License-Identifier: MIT
"""A grid: givens, values, candidates and markings, as one immutable value.

Digits are 1-9, or up to the side of another shape, and 0 stands for an empty cell. A set of digits
is a mask in which bit `digit - 1` stands for `digit`. In play the candidates are the player's
notes; for logic `with_all_candidates` adds all that the rules allow.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from sudoku_qt.engine.sudoku.credits import NO_CREDITS, Credits
from sudoku_qt.engine.sudoku.markings import NO_MARKINGS, Markings, unmarked, with_entry
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE, Shape

if TYPE_CHECKING:  # only a draft has rules that were drawn, and a start need not import them
    from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

ALL_DIGITS = 0b111_111_111
NO_CANDIDATES = (0,) * CELLS
GRIDS_REMEMBERED = 8
"""The number of grids whose conflicts are cached; caching them in every grid of a long game would
take more memory than everything else."""


def digit_mask(digits: Iterable[int]) -> int:
    """The mask of digits."""
    mask = 0
    for digit in digits:
        mask |= 1 << digit - 1
    return mask


def digits_in(mask: int) -> Iterator[int]:
    """Yield the digits of a mask in ascending order."""
    return (digit for digit in range(1, mask.bit_length() + 1) if mask >> digit - 1 & 1)


@lru_cache(GRIDS_REMEMBERED)
def conflicts_in(values: bytes, shape: Shape = STANDARD_SHAPE) -> frozenset[int]:
    """The cells whose values break a rule, in a classic grid those repeated in a house."""
    return shape.conflicts(values)


@dataclass(frozen=True, slots=True)
class Grid:
    """The cells in reading order: the givens, the current values, and the notes.

    `givens` and `values` are bytes, 81 of 0-9 in a classic grid; `values` includes the givens.
    `candidates` are masks, 0 in filled cells. `markings` are the player's own, and `credits` are
    those of a puzzle being composed; no rule and no logic uses either. `drawn` are the rules that a
    setter has drawn so far, on a board without givens. The grids of one game have the same `shape`,
    or one that follows from what is drawn, so that it need not be compared.
    """

    givens: bytes
    values: bytes
    candidates: tuple[int, ...] = NO_CANDIDATES
    markings: Markings = NO_MARKINGS
    credits: Credits = NO_CREDITS
    drawn: "VariantPuzzle | None" = None
    shape: Shape = field(default=STANDARD_SHAPE, compare=False, repr=False)

    @classmethod
    def of_givens(cls, givens: bytes, shape: Shape = STANDARD_SHAPE) -> "Grid":
        """The grid with its givens only, and no notes."""
        if shape is STANDARD_SHAPE:
            return cls(givens, givens)
        nothing = (0,) * shape.cells
        return cls(givens, givens, nothing, unmarked(shape.cells), shape=shape)

    @property
    def puzzle(self) -> "VariantPuzzle | None":
        """The puzzle that is composed on it; None if it has no rules but the classic ones."""
        drawn = self.drawn
        if drawn is None or drawn.rules.is_classic:
            return None
        return replace(drawn, givens=self.values)

    @property
    def empty_cells(self) -> Iterator[int]:
        """The cells without a value, in reading order."""
        return (cell for cell, digit in enumerate(self.values) if not digit)

    @property
    def filled_cells(self) -> Iterator[int]:
        """The cells that the player filled, in reading order."""
        return (cell for cell, digit in enumerate(self.values) if digit and not self.givens[cell])

    @property
    def full(self) -> bool:
        """Whether every cell has a value."""
        return 0 not in self.values

    @property
    def conflicts(self) -> frozenset[int]:
        """The cells whose values break a rule, in a classic grid those repeated in a house."""
        return conflicts_in(self.values, self.shape)

    @property
    def solved(self) -> bool:
        """Whether the grid is full and breaks no rule."""
        return self.full and not self.conflicts

    def is_given(self, cell: int) -> bool:
        """Whether the value of a cell was given."""
        return self.givens[cell] != 0

    def legal(self, cell: int) -> int:
        """The mask of the digits that the values elsewhere allow in a cell."""
        return self.shape.legal(self.values, cell)

    def with_all_candidates(self) -> "Grid":
        """The grid with all digits that the rules allow noted in every empty cell."""
        return replace(
            self,
            candidates=tuple(
                0 if self.values[cell] else self.legal(cell) for cell in range(self.shape.cells)
            ),
        )

    def with_value(self, cell: int, digit: int) -> "Grid":
        """The grid with a digit in a cell (0 empties it), whose notes are removed."""
        values = bytearray(self.values)
        values[cell] = digit
        return replace(
            self,
            values=bytes(values),
            candidates=with_entry(self.candidates, cell, 0),
            markings=self.markings.without_notes(cell),
        )

    def with_candidates(self, cell: int, mask: int) -> "Grid":
        """The grid with exactly the digits of a mask noted in an empty cell."""
        return replace(self, candidates=with_entry(self.candidates, cell, mask))

    def with_markings(self, markings: Markings) -> "Grid":
        """The grid with other markings."""
        return replace(self, markings=markings)
