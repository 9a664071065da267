# SPDX-License-Identifier: MIT
"""Reasons of steps about whole houses: by which rules cells see each other, and sums of houses."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sudoku_qt.engine.message import Counted, Message
from sudoku_qt.engine.sudoku.variants.demands import Cells, Pair, Total
from sudoku_qt.engine.sudoku.variants.explaining.of_sets import MOST_SETS, fitting
from sudoku_qt.engine.sudoku.variants.explaining.reason import (
    Digits,
    Lit,
    Reason,
    Ties,
    clauses,
    digits_in,
    either,
    is_house,
    one_of,
    seen_by,
    sum_told,
)
from sudoku_qt.engine.sudoku.variants.reasoning.crowded import parts_named
from sudoku_qt.engine.sudoku.variants.reasoning.house_sums import HouseSum, fillings
from sudoku_qt.engine.sudoku.variants.reasoning.marks import House, Marks, bits, title_of
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.search.sums import sums_of
from sudoku_qt.engine.sudoku.variants.written import (
    Notation,
    told_cell,
    told_cells,
    told_digit,
    told_digits,
)

MOST_SUMS = 3


@dataclass(frozen=True)
class ByRules(Reason):
    """By which house or rule each of some candidates excludes another one."""

    cell: int
    """Where the other one is."""
    excluded: int
    """Its digit."""
    ways: tuple[tuple[int, int, Message], ...]
    """Cells with their digits, and the rule."""
    are_digits: bool
    """Whether they are of one cell."""

    @property
    def at(self) -> Cells:
        """The cell."""
        return (self.cell,)

    @property
    def lit(self) -> Lit:
        """The houses that rules add."""
        rules = dict.fromkeys(rule for _, _, rule in self.ways if "whole" in rule.facts)
        return tuple((rule, _cells(rule.facts["whole"])) for rule in rules)

    @property
    def ties(self) -> Ties:
        """The candidates that exclude it by a rule that is no house."""
        end = self.cell, self.excluded
        return tuple(((cell, digit), end) for cell, digit, rule in self.ways if not is_house(rule))

    def told(self, size: int) -> Message:
        """The rule of each."""
        ways = clauses(
            Message(
                "{candidate} by {rule}",
                candidate=told_digit(digit) if self.are_digits else told_cell(cell, size),
                rule=rule if is_house(rule) else quoted(rule),
            )
            for cell, digit, rule in self.ways
        )
        return Message("For {cell}: {ways}.", cell=told_cell(self.cell, size), ways=ways)


def quoted(rule: Message) -> Message:
    """The name of a rule, marked as one."""
    return Message("“{kind}”", kind=rule)


def by_rules(step: ReasonedStep, marks: Marks) -> Iterator[ByRules]:
    """Yield the rules by which candidates exclude another one, unless all do by one house.

    It is one for which a rule is needed, if there is any.
    """
    facts = step.reason.facts
    is_cell = step.technique == "cell_candidates"
    cells = _cells(facts["cell"] if is_cell else facts["cells"])
    digits = 0 if is_cell else sum(1 << digit - 1 for digit in _digits(facts["digit"]))
    told = list[ByRules]()
    for gone, mask in step.eliminations:
        n = next(bits(mask))
        ways = [
            (cell, own + 1, _excluded_by(marks, cell, own, gone, n))
            for cell in cells
            for own in bits(marks.masks[cell] & (digits or -1))
        ]
        rules = {rule for _, _, rule in ways}
        if None in rules or (len(rules) == 1 and all(rule and is_house(rule) for rule in rules)):
            continue
        found = tuple((cell, digit, rule) for cell, digit, rule in ways if rule)
        told.append(ByRules(gone, n + 1, found, is_cell))
    yield from sorted(told, key=lambda each: not (each.lit or each.ties))[:1]


def _excluded_by(marks: Marks, cell: int, n: int, other: int, m: int) -> Message | None:
    """The house or rule by which a digit of a cell excludes one of another."""
    if n == m and marks.seen[cell] >> other & 1:
        return seen_by(marks, cell, other)[0]
    for constraint, demands in marks.rules.reasons:
        pairs = (each for each in demands if isinstance(each, Pair))
        if constraint and any(_excludes(each, cell, n, other, m) for each in pairs):
            return title_of(constraint)
    return None


def _excludes(pair: Pair, cell: int, n: int, other: int, m: int) -> bool:
    if (pair.first, pair.second) == (cell, other):
        return not pair.table[n] >> m & 1
    return (pair.first, pair.second) == (other, cell) and not pair.table[m] >> n & 1


# Sums of houses


@dataclass(frozen=True)
class HouseArithmetic(Reason):
    """The sum of some houses, less that of some cages, or the reverse."""

    count: int
    each: int
    caged: int
    is_beyond: bool

    @property
    def left(self) -> int:
        """What remains."""
        left = self.count * self.each - self.caged
        return -left if self.is_beyond else left

    def told(self, size: int) -> Message:
        """The calculation."""
        facts = {"count": self.count, "each": self.each, "caged": self.caged, "left": self.left}
        if self.is_beyond:
            if self.count == 1:
                return Message("That is {caged} − {each} = {left}.", **facts)
            return Message("That is {caged} − {count} × {each} = {left}.", **facts)
        if self.count == 1:
            return Message("That is {each} − {caged} = {left}.", **facts)
        return Message("That is {count} × {each} − {caged} = {left}.", **facts)


def arithmetic_of(found: HouseSum, size: int) -> HouseArithmetic | None:
    """The calculation of such a sum, if its houses and cages make it."""
    each = size * (size + 1) // 2
    caged = sum(cage.value for cage in found.cages if isinstance(cage.value, int))
    if len(found.houses) * each - caged != found.total.total:
        return None
    return HouseArithmetic(len(found.houses), each, caged, found.total.total < 0)


@dataclass(frozen=True)
class NoneCan(Reason):
    """None of some cells can be some digits."""

    cells: Cells
    digits: Digits

    @property
    def at(self) -> Cells:
        """The cells."""
        return self.cells

    def told(self, size: int) -> Message:
        """That none can."""
        return Counted(
            "{cells} cannot be {digits}.",
            "None of {cells} can be {digits}.",
            len(self.cells),
            cells=told_cells(self.cells, size),
            digits=either(self.digits),
        )


@dataclass(frozen=True)
class SameDigits(Reason):
    """The sets of digits that can be on both sides; none if there are too many to tell."""

    cells: Cells
    others: Cells
    sets: tuple[Digits, ...] = ()

    @property
    def at(self) -> Cells:
        """The cells of both sides."""
        return (*self.cells, *self.others)

    def told(self, size: int) -> Message:
        """Which they are."""
        if not self.sets:
            return Message(
                "Compare the digits that either side can hold together: the others are in no set "
                "of both."
            )
        sets = one_of([told_digits(each) for each in self.sets])
        return Message("Both can hold only {sets}.", sets=sets)


def left_over(step: ReasonedStep, marks: Marks) -> Iterator[Reason]:
    """Yield what the cells on the other side cannot be, and what both can be if that is little."""
    sides = _cells(step.reason.facts["cells"]), _cells(step.reason.facts["others"])
    unsaid = 0
    for own, others in (sides, sides[::-1]):
        can = 0
        for cell in others:
            can |= marks.masks[cell]
        lost = 0
        for cell, mask in step.eliminations:
            lost |= mask if cell in own else 0
        unsaid |= lost & can
        if lost & ~can:
            yield NoneCan(others, digits_in(lost & ~can))
    first, second = (fillings(marks, cells) for cells in sides)
    both = sorted(tuple(n + 1 for n in each) for each in first.keys() & second.keys())
    if unsaid:
        yield SameDigits(*sides, tuple(both) if len(both) <= MOST_SETS else ())


# Rules that share a house


@dataclass(frozen=True)
class PartSets(Reason):
    """The sets of digits, or the sums, that the cells of a rule in a house can have."""

    cells: Cells
    sets: tuple[Digits, ...]
    sums: Digits = ()

    @property
    def at(self) -> Cells:
        """The cells."""
        return self.cells

    def told(self, size: int) -> Message:
        """What they can be."""
        cells = told_cells(self.cells, size)
        if self.sets:
            sets = one_of([sum_told(each) for each in self.sets])
            return Message("{cells} can only be {sets}.", cells=cells, sets=sets)
        sums = one_of([Message(f"{total}") for total in self.sums])
        return Message("{cells} make {sums}.", cells=cells, sums=sums)


def in_house(step: ReasonedStep, house: House, marks: Marks) -> Iterator[PartSets]:
    """Yield what the parts of a crowded house can be, where that is little."""
    for part, demand in parts_named(step.reason, house, marks):
        is_sum = {*part.weights} == {1}
        sets: Sequence[int] = () if isinstance(demand, Total) else demand.sets
        if is_sum and len(part.ends) == 1:
            sets = sums_of(marks.size).of(len(part.cells), *part.ends)
        left = fitting(sets, part.cells, marks)
        if 0 < len(left) <= MOST_SETS and len(part.cells) > 1:
            yield PartSets(part.cells, tuple(map(digits_in, left)))
        elif is_sum and len(part.ends) <= MOST_SUMS:
            yield PartSets(part.cells, (), tuple(sorted(part.ends)))


def _cells(fact: object) -> Cells:
    found = fact if isinstance(fact, tuple) else (fact,)
    return tuple(cell for each in found if isinstance(each, Notation) for cell in each.cells)


def _digits(fact: object) -> Digits:
    return fact.digits if isinstance(fact, Notation) else ()
