# SPDX-License-Identifier: MIT
"""The reason for a single: the digits on the board that exclude everything else."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import cast

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.logic.step import (
    Candidate,
    Mark,
    Notation,
    Step,
    cell_names,
    write_candidates,
    write_cells,
)
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE

FULL, HIDDEN, NAKED = "full_house", "hidden_single", "naked_single"


@dataclass(frozen=True)
class Sight:
    """Digits on the board that are told together, and the candidates that they exclude.

    `house` is the one through which they exclude them, -1 if there are several.
    """

    placed: tuple[Candidate, ...]
    excluded: tuple[Candidate, ...] = ()
    house: int = -1

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The marks that show it."""
        placed = (Mark("placed", each) for each in self.placed)
        return (*placed, *(Mark("excluded", each) for each in self.excluded))


@dataclass(frozen=True)
class Exclusion:
    """Why a single is where it is.

    `struck` are candidates that no digit on the board excludes: they were eliminated before.
    `house` is the digit's house, -1 for a naked single.
    """

    kind: str
    single: Candidate
    house: int
    sights: tuple[Sight, ...]
    struck: tuple[Candidate, ...]

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The marks that show it: digits that exclude, and places that are excluded."""
        seen = tuple(mark for sight in self.sights for mark in sight.marks)
        return (*seen, *(Mark("excluded", each) for each in self.struck))

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells among which the place was found."""
        return STANDARD_SHAPE.houses[self.house] if self.house >= 0 else ()

    def reasons(self, notation: Notation = "r4c5") -> tuple[Message, ...]:
        """The whole reason but for eliminations, to follow the sentence of the step."""
        words = {HIDDEN: _hidden_words, NAKED: _naked_words}.get(self.kind)
        return words(self, notation) if words else ()

    def before(self, notation: Notation = "r4c5") -> tuple[Message, ...]:
        """A sentence about earlier eliminations, if there are any."""
        if not self.struck:
            return ()
        struck = tuple(write_candidates(self.struck, "≠", notation))
        return (Message("Eliminated before: {struck}.", struck=struck),)


def exclusion_of(step: Step) -> Exclusion | None:
    """The reason for a single; None for any other step."""
    find = {FULL: _full, HIDDEN: _hidden, NAKED: _naked}.get(step.technique)
    return find(step) if find else None


# What excludes


def _full(step: Step) -> Exclusion:
    (single,), house = step.placements, _house_of(step)
    placed = tuple(
        Candidate(cell, step.values[cell])
        for cell in STANDARD_SHAPE.houses[house]
        if step.values[cell]
    )
    return Exclusion(FULL, single, house, (Sight(placed, house=house),), ())


def _hidden(step: Step) -> Exclusion:
    (single,), house = step.placements, _house_of(step)
    digit = single.digit
    empty = {cell for cell in STANDARD_SHAPE.houses[house] if not step.values[cell]}
    sought = empty - {single.cell}
    seen = {
        cell: frozenset(STANDARD_SHAPE.peers[cell] & sought)
        for cell, value in enumerate(step.values)
        if value == digit
    }
    left, sights = set(sought), []
    for cell in _fewest(seen):
        new = tuple(Candidate(each, digit) for each in sorted(seen[cell] & left))
        left -= seen[cell]
        sights.append(Sight((Candidate(cell, digit),), new))
    struck = tuple(Candidate(cell, digit) for cell in sorted(left))
    return Exclusion(HIDDEN, single, house, tuple(sights), struck)


def _naked(step: Step) -> Exclusion:
    (single,) = step.placements
    seen = {
        house: {
            step.values[cell]: Candidate(cell, step.values[cell])
            for cell in STANDARD_SHAPE.houses[house]
            if step.values[cell]
        }
        for house in STANDARD_SHAPE.houses_of[single.cell]
    }
    left, sights = set(range(1, 10)) - {single.digit}, []
    for house in _fewest({house: frozenset(placed) for house, placed in seen.items()}):
        digits = sorted(left & seen[house].keys())
        left.difference_update(digits)
        sights.append(Sight(tuple(seen[house][digit] for digit in digits), house=house))
    struck = tuple(Candidate(single.cell, digit) for digit in sorted(left))
    return Exclusion(NAKED, single, -1, tuple(sights), struck)


def _house_of(step: Step) -> int:
    (house,) = (cast(tuple[int, ...], part[3])[0] for part in step.parts if part[1] == "house")
    return house


def _fewest(covers: Mapping[int, frozenset[int]]) -> list[int]:
    """The fewest that cover together what all do, those that cover most first."""
    all_covered = frozenset[int]().union(*covers.values())
    ranked = sorted(covers, key=lambda each: -len(covers[each]))
    for count in range(len(ranked) + 1):
        for chosen in combinations(ranked, count):
            if frozenset[int]().union(*(covers[each] for each in chosen)) == all_covered:
                return list(chosen)
    return ranked


# In words


def sight_words(exclusion: Exclusion, sight: Sight, notation: Notation = "r4c5") -> Message:
    """A sentence about one sight."""
    if exclusion.kind != HIDDEN:
        return Message(
            "{cell} sees {digits} in {house}.",
            cell=write_cells([exclusion.single.cell], notation),
            digits=tuple(str(digit) for _, digit in sight.placed),
            house=house_words(sight.house),
        )
    return Message(
        "The {digit} in {cell} excludes {cells}.",
        digit=exclusion.single.digit,
        cell=write_cells([sight.placed[0].cell], notation),
        cells=cell_names((each.cell for each in sight.excluded), notation),
    )


def _hidden_words(exclusion: Exclusion, notation: Notation) -> tuple[Message, ...]:
    seeing = [each.cell for sight in exclusion.sights for each in sight.excluded]
    if not seeing:
        return ()
    digit = exclusion.single.digit
    cells = cell_names((sight.placed[0].cell for sight in exclusion.sights), notation)
    names = cell_names(seeing, notation)
    if exclusion.struck and len(seeing) > 1:
        return (Message("{names} see {digit} in {cells}.", names=names, digit=digit, cells=cells),)
    if exclusion.struck:
        return (Message("{names} sees {digit} in {cells}.", names=names, digit=digit, cells=cells),)
    if len(seeing) > 1:
        return (
            Message(
                "The other empty cells there see {digit} in {cells}.",
                digit=digit,
                cells=cells,
            ),
        )
    return (
        Message(
            "The other empty cell there sees {digit} in {cells}.",
            digit=digit,
            cells=cells,
        ),
    )


def _naked_words(exclusion: Exclusion, notation: Notation) -> tuple[Message, ...]:
    houses = [
        Message(
            "{digits} in {house}",
            digits=tuple(str(digit) for _, digit in sight.placed),
            house=house_words(sight.house),
        )
        for sight in exclusion.sights
    ]
    cell = write_cells([exclusion.single.cell], notation)
    if len(houses) == 3:
        one, two, three = houses
        return (
            Message("{cell} sees {one}; {two}; {three}.", cell=cell, one=one, two=two, three=three),
        )
    if len(houses) == 2:
        one, two = houses
        return (Message("{cell} sees {one}; {two}.", cell=cell, one=one, two=two),)
    return tuple(Message("{cell} sees {one}.", cell=cell, one=one) for one in houses)
