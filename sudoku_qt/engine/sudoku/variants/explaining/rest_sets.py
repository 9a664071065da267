# SPDX-License-Identifier: MIT
"""The reason that a digit would leave the other cells of a rule only sets that do not fit."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.demands import Cells
from sudoku_qt.engine.sudoku.variants.explaining.reason import (
    Digits,
    Reason,
    clauses,
    digits_in,
    either,
    is_or_are,
    one_of,
    sum_told,
)
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.written import told_cell, told_cells, told_digit

MOST_SHOWN = 3
"""So many cells with so many candidates are shown with these."""


@dataclass(frozen=True)
class RestSets(Reason):
    """With a digit in a cell the others would be one of some sets, and none of these fits.

    Where it is so for several cells, each with all others, `also` has the others of these.
    """

    cell: int
    digit: int
    cells: Cells
    sets: tuple[Digits, ...]
    nowhere: Digits
    """Digits, one in each set, that none of the cells can be; none if there is another reason."""
    can: tuple[Digits, ...] = ()
    """What each cell can be, where that is the reason."""
    also: Cells = ()

    @property
    def at(self) -> Cells:
        """The other cells."""
        return self.cells

    def told(self, size: int) -> Message:
        """The sets, and what does not fit."""
        facts: dict[str, object] = {
            "digit": told_digit(self.digit),
            "cell": told_cell(self.cell, size),
            "cells": told_cells(self.cells, size),
            "sets": one_of([sum_told(each) for each in self.sets]),
        }
        if self.also:
            facts["ends"] = one_of(told_cells((self.cell, *self.also), size))
            facts["nowhere"] = either(self.nowhere)
            return Message(
                "With {digit} in {ends} the others would have to be {sets}, and none of them can "
                "be {nowhere}.",
                **facts,
            )
        if self.nowhere:
            return Message(
                "With {digit} in {cell}, {cells} would have to be {sets}, and none of them can be "
                "{nowhere}.",
                nowhere=either(self.nowhere),
                **facts,
            )
        if self.can:
            can = clauses(
                is_or_are((cell,), digits, size)
                for cell, digits in zip(self.cells, self.can, strict=True)
            )
            return Message(
                "With {digit} in {cell}, {cells} would have to be {sets}, but {can}.",
                can=can,
                **facts,
            )
        return Message(
            "With {digit} in {cell}, {cells} would have to be {sets}, which does not fit.", **facts
        )

    def with_other(self, other: Reason) -> "RestSets | None":
        """This for the cell of another one, too, if the same digits are missing."""
        if not isinstance(other, RestSets) or not self.nowhere:
            return None
        mine = self.digit, self.sets, self.nowhere, {self.cell, *self.cells}
        if mine != (other.digit, other.sets, other.nowhere, {other.cell, *other.cells}):
            return None
        return replace(self, also=(*self.also, other.cell))


def rest_sets(
    cell: int, digit: int, others: Cells, sets: Sequence[Digits], marks: Marks
) -> RestSets:
    """The reason that the others would have one of some sets, with what does not fit."""
    nowhere = _nowhere(sets, others, marks)
    can = tuple(digits_in(marks.masks[other]) for other in others)
    are_few = len(others) <= MOST_SHOWN and all(len(each) <= MOST_SHOWN for each in can)
    return RestSets(cell, digit, others, (*sets,), nowhere, can if are_few else ())


def _nowhere(sets: Sequence[Digits], cells: Cells, marks: Marks) -> Digits:
    """A digit of each set that no cell can be; none if a set has no such digit."""
    can = 0
    for cell in cells:
        can |= marks.masks[cell]
    lacking = [[digit for digit in each if not can >> digit - 1 & 1] for each in sets]
    if not all(lacking):
        return ()
    return tuple(sorted({each[0] for each in lacking}))
