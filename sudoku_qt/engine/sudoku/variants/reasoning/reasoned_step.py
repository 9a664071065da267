# SPDX-License-Identifier: MIT
"""A person's step in a puzzle with rules of its own: a conclusion, and a sentence to explain it."""

from collections.abc import Iterable
from dataclasses import dataclass

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits
from sudoku_qt.engine.sudoku.variants.variant_puzzle import SIGNS


@dataclass(frozen=True)
class ReasonedStep:
    """A digit that is placed, or the candidates that are eliminated, by cell; and the reasons.

    `reason` is a sentence whose blanks, such as `{cell}`, `{digit}`, `{removed}`, are filled.
    """

    technique: str
    level: int
    reason: Message
    placement: tuple[int, int] | None = None
    eliminations: tuple[tuple[int, int], ...] = ()
    constraint: Constraint | None = None
    length: int = 1
    """How much there is to follow: the number of links, or twice that of rules seen together."""

    def take(self, marks: Marks) -> None:
        """Apply the conclusion."""
        if self.placement:
            marks.place(*self.placement)
        for cell, mask in self.eliminations:
            marks.masks[cell] &= ~mask

    def follows(self, size: int) -> tuple[str, ...]:
        """The conclusion in notation: r1c1=5 or r1c1≠5,7."""
        if self.placement:
            cell, digit = self.placement
            return (f"{names_of((cell,), size)[0]}={SIGNS[digit]}",)
        return removed(dict(self.eliminations), size)

    @property
    def digits(self) -> tuple[int, ...]:
        """The digit that is placed, or those that are eliminated."""
        if self.placement:
            return (self.placement[1],)
        return tuple(sorted({n + 1 for _, mask in self.eliminations for n in bits(mask)}))

    def described(self, size: int) -> dict[str, object]:
        """The step as data for programs, without its sentence."""
        follows = self.follows(size)
        made = self.constraint
        return {
            "technique": self.technique,
            "level": self.level,
            "kind": made.kind if made else "",
            "cells": [*names_of(made.cells, size)] if made else [],
            "placements": [*follows] if self.placement else [],
            "eliminations": [] if self.placement else [*follows],
        }


def names_of(cells: Iterable[int], size: int) -> tuple[str, ...]:
    """The names of cells: r1c1."""
    return tuple(f"r{cell // size + 1}c{cell % size + 1}" for cell in cells)


def digits_of(mask: int) -> str:
    """The digits of a mask: 5,7."""
    return ",".join(SIGNS[n + 1] for n in bits(mask))


def removed(gone: dict[int, int], size: int) -> tuple[str, ...]:
    """The eliminations in notation: r1c1≠5,7."""
    return tuple(f"{names_of((cell,), size)[0]}≠{digits_of(mask)}" for cell, mask in gone.items())


def by_cell(candidates: Iterable[int], size: int) -> dict[int, int]:
    """Candidates as a mask for each cell."""
    found = dict[int, int]()
    for each in candidates:
        cell, n = divmod(each, size)
        found[cell] = found.get(cell, 0) | 1 << n
    return found
