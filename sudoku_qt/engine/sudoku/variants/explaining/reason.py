# SPDX-License-Identifier: MIT
"""A reason why something follows from a rule, as data that says itself; and words for its parts."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.demands import Cells, Differ
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits, title_of
from sudoku_qt.engine.sudoku.variants.written import told_cell, told_cells, told_digit, told_digits

Digits = tuple[int, ...]
Lit = tuple[tuple[Message, Cells], ...]
"""Houses and rules, by name or title, with their cells."""
Ties = tuple[tuple[tuple[int, int], tuple[int, int]], ...]
"""Pairs of candidates, of which each has a cell and a digit: the first excludes the second."""


class Reason(ABC):
    """Why candidates are excluded: numbers and cells that a person can check."""

    @abstractmethod
    def told(self, size: int) -> Message:
        """The reason as a sentence."""

    @property
    def at(self) -> Cells:
        """The cells in which a player sees that it is so, where they are not all of the rule."""
        return ()

    @property
    def lit(self) -> Lit:
        """What it names beside the rule of the step."""
        return ()

    @property
    def ties(self) -> Ties:
        """The exclusions by rules that nothing on the board shows."""
        return ()

    def with_other(self, other: "Reason") -> "Reason | None":
        """This with what another reason says, where both fit in one sentence."""
        return None


@dataclass(frozen=True)
class Excluded:
    """A reason, and the candidates of a cell that it excludes."""

    reason: Reason
    cell: int
    eliminated: int


@dataclass(frozen=True)
class SeenDigit(Reason):
    """A digit that a cell cannot be since it sees it on the board, by a house or by a rule."""

    cell: int
    digit: int
    other: int
    by: Message
    is_house: bool

    @property
    def at(self) -> Cells:
        """Where the digit is."""
        return (self.other,)

    def told(self, size: int) -> Message:
        """The house that has the digit, or the rule by which it is seen."""
        facts = {"digit": told_digit(self.digit), "other": told_cell(self.other, size)}
        if self.is_house:
            return Message("{other}, in {house}, is already {digit}.", house=self.by, **facts)
        return Message(
            "{cell} sees {other}, which is {digit}, by “{rule}”.",
            cell=told_cell(self.cell, size),
            rule=self.by,
            **facts,
        )


@dataclass(frozen=True)
class Likewise(Reason):
    """That all the rest follows in the same way."""

    def told(self, size: int) -> Message:
        """That it is so."""
        return Message("The others go in the same way.")


def seen_digit(marks: Marks, cell: int, digit: int) -> SeenDigit | None:
    """What is on the board that keeps a digit from a cell, if that is why it cannot be there."""
    for other in bits(marks.seen[cell]):
        if marks.known[other] and marks.masks[other] == 1 << digit - 1:
            by, is_house = seen_by(marks, cell, other)
            return SeenDigit(cell, digit, other, by, is_house)
    return None


def seen_by(marks: Marks, cell: int, other: int) -> tuple[Message, bool]:
    """The house, or else the title of the rule, by which two cells differ."""
    for house in marks.houses:
        if cell in house.cells and other in house.cells:
            return house.name, True
    for constraint, demands in marks.rules.reasons:
        if constraint and any(_differs(each, cell, other) for each in demands):
            return title_of(constraint), False
    regions = enumerate(marks.board.areas, 1)
    number = next(number for number, area in regions if cell in area and other in area)
    return Message("region {number}", number=number), True  # of fewer cells than digits


def _differs(demand: object, cell: int, other: int) -> bool:
    return isinstance(demand, Differ) and cell in demand.cells and other in demand.cells


def is_house(name: Message) -> bool:
    """Whether a name is that of a house, and not of a rule."""
    return not name.facts.keys().isdisjoint({"number", "whole"})


def is_usual_house(name: Message) -> bool:
    """Whether a name is that of a row, a column or a region."""
    return "number" in name.facts and "whole" not in name.facts


def digits_in(mask: int) -> Digits:
    """The digits of a mask."""
    return tuple(n + 1 for n in bits(mask))


def either(digits: Iterable[int]) -> object:
    """Digits of which one is meant: 4, or 4 or 8, or 3, 5 or 7."""
    return one_of([told_digit(digit) for digit in digits])


def one_of(names: Sequence[object]) -> object:
    """Names of which one is meant."""
    *others, last = names
    return Message("{others} or {last}", others=(*others,), last=last) if others else last


def clauses(told: Iterable[Message]) -> Message:
    """Parts of a sentence, one after the other."""
    first, *others = told
    for each in others:
        first = Message("{one}, {two}", one=first, two=each)
    return first


def sum_told(digits: Sequence[int]) -> object:
    """A sum: 1+2."""
    return told_digits(digits, "+")


def is_or_are(cells: Sequence[int], digits: Digits, size: int) -> Message:
    """What a cell is, or what cells can be."""
    names = told_cells(cells, size)
    if len(digits) == 1 and len(cells) == 1:
        return Message("{cell} is {digit}", cell=names[0], digit=told_digit(digits[0]))
    return Message("{cells} can only be {digits}", cells=names, digits=either(digits))


def bounded(cells: Sequence[int], digit: int, size: int, *, is_least: bool) -> Message:
    """That a cell, or each of some, is at least or at most a digit."""
    facts: dict[str, object] = {"digit": told_digit(digit)}
    if len(cells) == 1:
        facts["cell"] = told_cell(cells[0], size)
        if is_least:
            return Message("{cell} is at least {digit}", **facts)
        return Message("{cell} is at most {digit}", **facts)
    facts["cells"] = told_cells(cells, size)
    if is_least:
        return Message("{cells} are each at least {digit}", **facts)
    return Message("{cells} are each at most {digit}", **facts)
