# SPDX-License-Identifier: MIT
"""A person's step in a puzzle with rules of its own: a conclusion, and a sentence to explain it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from sudoku_qt.engine.message import Message, OpenMessage
from sudoku_qt.engine.sudoku.variants.cage_sets import Digits
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits
from sudoku_qt.engine.sudoku.variants.search.sums import sums_of
from sudoku_qt.engine.sudoku.variants.written import (
    Notation,
    told_candidate,
    told_cells,
    told_digits,
    told_removal,
)

CAGE = "killercage"
MOST_SETS = 4
"""The most sets that a sentence names."""


class Because(Protocol):
    """A reason as data, which says itself."""

    def told(self, size: int) -> Message:
        """The reason as a sentence."""

    @property
    def at(self) -> tuple[int, ...]:
        """The cells in which a player sees that it is so, where they are not all of the rule."""

    @property
    def lit(self) -> tuple[tuple[Message, tuple[int, ...]], ...]:
        """Houses and rules that it names beside the rule of the step, with their cells."""

    @property
    def ties(self) -> tuple[tuple[tuple[int, int], tuple[int, int]], ...]:
        """Candidates, by cell and digit, and those that they exclude by rules nothing shows."""


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
    because: tuple["Because", ...] = ()
    """Why it follows, if that was asked for."""

    def take(self, marks: Marks) -> None:
        """Apply the conclusion."""
        if self.placement:
            marks.place(*self.placement)
        for cell, mask in self.eliminations:
            marks.masks[cell] &= ~mask

    def sentence(self, size: int) -> Message:
        """The sentence, and those of the reasons after it."""
        told = self.reason
        for each in self.because:
            told = Message("{one} {two}", one=told, two=each.told(size))
        return told

    def follows(self, size: int) -> tuple[str, ...]:
        """The conclusion as programs read it: r1c1=5 or r1c1≠5,7."""
        return tuple(map(str, self.conclusion(size)))

    def conclusion(self, size: int) -> tuple[Notation, ...]:
        """The conclusion in notation."""
        if self.placement:
            return (told_candidate(*self.placement, size),)
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
    return tuple(map(str, told_cells(cells, size)))


def digits_of(mask: int) -> Notation:
    """The digits of a mask: 5,7."""
    return told_digits(n + 1 for n in bits(mask))


def removed(eliminated: dict[int, int], size: int) -> tuple[Notation, ...]:
    """The eliminations in notation: r1c1≠5,7."""
    return tuple(
        told_removal(cell, (n + 1 for n in bits(mask)), size) for cell, mask in eliminated.items()
    )


def excluded(eliminated: dict[int, int], size: int) -> tuple[Message, ...]:
    """The eliminations in a sentence: 5,7 in r1c1, r1c2."""
    cells_with = dict[int, list[int]]()
    for cell, mask in eliminated.items():
        cells_with.setdefault(mask, []).append(cell)
    return tuple(
        Message("{digits} in {cells}", digits=digits_of(mask), cells=told_cells(cells, size))
        for mask, cells in cells_with.items()
    )


def by_cell(candidates: Iterable[int], size: int) -> dict[int, int]:
    """Candidates as a mask for each cell."""
    found = dict[int, int]()
    for each in candidates:
        cell, n = divmod(each, size)
        found[cell] = found.get(cell, 0) | 1 << n
    return found


# What is said of a cage


def only_digit(constraint: Constraint, marks: Marks) -> OpenMessage | None:
    """That a cage leaves one digit, with open `{digit}` and `{cell}`; None if it is no such one."""
    facts = _facts_of_cage(constraint, marks.size)
    if facts is None:
        return None
    if len(constraint.cells) == 1:
        return OpenMessage("{cell} is a cage of its own, of {total}: it is {digit}.", **facts)
    if "sets" not in facts:
        return OpenMessage("{cells} add up to {total}: only {digit} fits in {cell}.", **facts)
    return OpenMessage(
        "{cells} add up to {total}, that is {sets}: only {digit} fits in {cell}.", **facts
    )


def no_room(constraint: Constraint, marks: Marks) -> OpenMessage | None:
    """That a cage excludes the open `{removed}`; None if it is no such one."""
    facts = _facts_of_cage(constraint, marks.size)
    if facts is None:
        return None
    if "sets" not in facts:
        return OpenMessage("{cells} add up to {total}: no room for {removed}.", **facts)
    return OpenMessage("{cells} add up to {total}, that is {sets}: no room for {removed}.", **facts)


def _facts_of_cage(constraint: Constraint, size: int) -> dict[str, object] | None:
    """The cells and the sum of a cage, and its sets if there are few; None for another rule."""
    if constraint.kind != CAGE or not isinstance(constraint.value, int):
        return None
    cells = told_cells(constraint.cells, size)
    facts: dict[str, object] = {"cells": cells, "total": constraint.value}
    sets = sets_named(constraint, size)
    return {**facts, "sets": _alternatives(sets)} if sets else facts


def sets_named(constraint: Constraint, size: int) -> tuple[Digits, ...]:
    """All sets of digits with the sum of a cage, if they are few enough to be named."""
    if constraint.kind != CAGE or not isinstance(constraint.value, int):
        return ()
    sets = sums_of(size).of(len(constraint.cells), constraint.value)
    if len(sets) > MOST_SETS:
        return ()
    return tuple(sorted(tuple(n + 1 for n in bits(mask)) for mask in sets))


def _alternatives(sets: tuple[Digits, ...]) -> Notation | Message:
    """The sets as sums: "1+5 or 2+4"."""
    *others, last = (told_digits(each, "+") for each in sets)
    return Message("{others} or {last}", others=(*others,), last=last) if others else last
