# SPDX-License-Identifier: MIT
"""Reasons of clues outside the board: sandwiches, x-sums, and how many digits are seen."""

from collections.abc import Iterator
from dataclasses import dataclass

from sudoku_qt.engine.message import Counted, Message
from sudoku_qt.engine.sudoku.variants.demands import Cells, Total
from sudoku_qt.engine.sudoku.variants.explaining.of_sums import extreme, of_total
from sudoku_qt.engine.sudoku.variants.explaining.reason import (
    Digits,
    Excluded,
    Reason,
    digits_in,
    one_of,
    sum_told,
)
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits
from sudoku_qt.engine.sudoku.variants.search.sums import sums_of
from sudoku_qt.engine.sudoku.variants.written import told_cell, told_cells, told_digit

MOST_SETS = 3


# What is seen from one side


@dataclass(frozen=True)
class MostSeen(Reason):
    """With a digit in a cell too few can be seen: those before it, itself, and greater ones."""

    cell: int
    digit: int
    before: int
    greater: int
    needed: int
    line: Cells

    @property
    def at(self) -> Cells:
        """The cells before it."""
        return self.line[: self.before]

    def told(self, size: int) -> Message:
        """How many can be seen at most."""
        facts: dict[str, object] = {
            "digit": told_digit(self.digit),
            "cell": told_cell(self.cell, size),
            "before": self.before,
            "greater": self.greater,
            "most": self.before + 1 + self.greater,
            "needed": self.needed,
        }
        if not self.greater:
            return Message(
                "Nothing behind {digit} is seen: with it in {cell} that is at most {most}, "
                "not {needed}.",
                **facts,
            )
        if not self.before:
            return Message(
                "With {digit} in {cell}, only it and the {greater} above it can be seen: {most}, "
                "not {needed}.",
                **facts,
            )
        return Message(
            "With {digit} in {cell}, at most {before} before it, itself and {greater} above it "
            "are seen: {most}, not {needed}.",
            **facts,
        )


@dataclass(frozen=True)
class GreatestSeen(Reason):
    """With another digit first, it and the greatest digit are seen: at least two."""

    cell: int
    digits: Digits
    greatest: int

    def told(self, size: int) -> Message:
        """That one too many is seen."""
        return Message(
            "Only one digit is seen, so the greatest, {digit}, stands first, in {cell}.",
            digit=told_digit(self.greatest),
            cell=told_cell(self.cell, size),
        )


def in_view(line: Cells, count: int, marks: Marks, cell: int, gone: int) -> Iterator[Excluded]:
    """Yield why digits of a cell go by how many are seen from the start of a line."""
    place, size = line.index(cell), marks.size
    if count == 1:
        yield Excluded(GreatestSeen(line[0], digits_in(gone), size), cell, gone)
        return
    for n in bits(gone):
        greater = size - 1 - n
        if place + 1 + greater < count:
            yield Excluded(MostSeen(cell, n + 1, place, greater, count, line), cell, 1 << n)


# Between the least and the greatest digit


@dataclass(frozen=True)
class OtherEnd(Reason):
    """With one end of a sum in a cell its other end would be in a cell that cannot be it.

    The sum takes `least` to `most` digits.
    """

    cell: int
    digit: int
    other: int
    total: int
    least: int
    most: int
    places: Cells

    @property
    def at(self) -> Cells:
        """Where the other end would be."""
        return self.places

    def told(self, size: int) -> Message:
        """Where it would have to be."""
        facts: dict[str, object] = {
            "digit": told_digit(self.digit),
            "cell": told_cell(self.cell, size),
            "other": told_digit(self.other),
            "between": taken(self.total, self.least, self.most),
        }
        if not self.places:
            return Message(
                "{between}: with {digit} in {cell} there would be no cell for {other}.", **facts
            )
        return Message(
            "{between}: with {digit} in {cell}, {other} would have to be in {places}, where it "
            "cannot be.",
            places=one_of(told_cells(self.places, size)),
            **facts,
        )


@dataclass(frozen=True)
class Within(Reason):
    """A cell lies between the two ends, wherever they are, and no set for the sum has its digit."""

    cell: int
    ends: tuple[tuple[int, int], ...]
    total: int
    sets: tuple[Digits, ...]
    is_inside: bool

    @property
    def at(self) -> Cells:
        """The ends."""
        return tuple(dict.fromkeys(cell for pair in self.ends for cell in pair))

    def told(self, size: int) -> Message:
        """Where the ends are, and which sets there are."""
        [first, second], *_ = self.ends
        facts: dict[str, object] = {
            "first": told_cell(first, size),
            "second": told_cell(second, size),
            "cell": told_cell(self.cell, size),
            "total": self.total,
            "sets": one_of([sum_told(each) for each in self.sets]) if self.sets else "",
        }
        if self.sets == ((self.total,),):
            return Message("Between {first} and {second}, one digit makes {total}.", **facts)
        if not self.sets:
            return Message("Between {first} and {second}, the sum {total} is full.", **facts)
        return Message("Between {first} and {second}, {total} is {sets}.", **facts)


def taken(total: int, least: int, most: int) -> Message:
    """How many digits a sum between the ends takes."""
    if not most:
        return Message("A sum of {total} has nothing between its ends", total=total)
    if least == most:
        return Counted(
            "A sum of {total} takes one digit",
            "A sum of {total} takes {count} digits",
            least,
            total=total,
        )
    return Message(
        "A sum of {total} takes {least} to {most} digits", total=total, least=least, most=most
    )


def lengths_of(total: int, size: int) -> tuple[int, ...]:
    """How many digits between the least and the greatest one can have a sum."""
    ends = 1 | 1 << size - 1
    return tuple(
        count
        for count in range(size - 1)
        if any(not mask & ends for mask in sums_of(size).of(count, total))
    )


def sandwiched(line: Cells, total: int, marks: Marks, cell: int, gone: int) -> Iterator[Excluded]:
    """Yield why digits of a cell go by the sum between the least and the greatest."""
    size, place = marks.size, line.index(cell)
    lengths = lengths_of(total, size)
    if not lengths:
        return
    for digit, other in ((1, size), (size, 1)):
        if not gone >> digit - 1 & 1:
            continue
        at = [place + way * (each + 1) for each in lengths for way in (-1, 1)]
        places = tuple(line[each] for each in sorted(at) if 0 <= each < len(line))
        if not any(marks.masks[each] >> other - 1 & 1 for each in places):
            reason = OtherEnd(cell, digit, other, total, min(lengths), max(lengths), places)
            yield Excluded(reason, cell, 1 << digit - 1)
            gone &= ~(1 << digit - 1)
    ends = [
        (one, two)
        for one in range(len(line))
        for two in range(one + 1, len(line))
        if two - one - 1 in lengths and _are_ends(marks, line[one], line[two])
    ]
    if len(ends) != 1 or not gone:
        return
    [(one, two)] = ends
    within = line[one + 1 : two]
    found = (line[one], line[two])
    where = Ends(found, size, total, min(lengths), max(lengths))
    bread = 1 | 1 << size - 1
    sets = [mask for mask in sums_of(size).of(len(within), total) if not mask & bread]
    if cell in found:
        yield Excluded(where, cell, gone & ~bread)
        return
    if gone & bread:
        yield Excluded(where, cell, gone & bread)
        gone &= ~bread
    if cell in within:
        outside = gone & ~_any(sets)
        if outside and len(sets) <= MOST_SETS:
            told = tuple(map(digits_in, sets))
            yield Excluded(Within(cell, (found,), total, told, is_inside=True), cell, outside)
            gone &= ~outside
        weights = (1,) * len(within)
        yield from of_total(Total(within, weights, total), marks, cell, gone)
    elif sets and len(sets) <= MOST_SETS:
        common = gone & _all(sets)
        if common:
            told = tuple(map(digits_in, sets))
            yield Excluded(Within(cell, (found,), total, told, is_inside=False), cell, common)


@dataclass(frozen=True)
class Ends(Reason):
    """The only two cells that the least and the greatest digit can have."""

    ends: Cells
    size: int
    total: int
    least: int
    most: int

    @property
    def at(self) -> Cells:
        """The two cells."""
        return self.ends

    def told(self, size: int) -> Message:
        """That they have to be there."""
        return Message(
            "{between}: only in {cells} can 1 and {greatest} be so far apart.",
            between=taken(self.total, self.least, self.most),
            cells=told_cells(self.ends, size),
            greatest=told_digit(self.size),
        )


def _are_ends(marks: Marks, one: int, two: int) -> bool:
    first, second = marks.masks[one], marks.masks[two]
    high = marks.size - 1
    return bool((first & 1 and second >> high & 1) or (second & 1 and first >> high & 1))


def _any(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _all(masks: list[int]) -> int:
    found = -1
    for mask in masks:
        found &= mask
    return found


# As many cells as the first one says


@dataclass(frozen=True)
class FirstSum(Reason):
    """With a digit first, so many cells would make too little, or too much."""

    cell: int
    digit: int
    line: Cells
    digits: Digits
    total: int
    is_least: bool

    @property
    def at(self) -> Cells:
        """The cells that would be added."""
        return self.line[1:]

    def told(self, size: int) -> Message:
        """What they would make."""
        facts: dict[str, object] = {
            "digit": told_digit(self.digit),
            "cell": told_cell(self.cell, size),
            "count": len(self.line),
            "sum": sum_told(self.digits),
            "made": sum(self.digits),
            "total": self.total,
        }
        if len(self.digits) == 1:
            return Message("With {digit} in {cell}, it alone is counted, not {total}.", **facts)
        if self.is_least:
            return Message(
                "With {digit} in {cell}, the first {count} cells make at least {sum} = {made}, "
                "more than {total}.",
                **facts,
            )
        return Message(
            "With {digit} in {cell}, the first {count} cells make at most {sum} = {made}, "
            "less than {total}.",
            **facts,
        )


def first_cells(line: Cells, total: int, marks: Marks, cell: int, gone: int) -> Iterator[Excluded]:
    """Yield why digits of a cell go by the sum of as many cells as the first says."""
    first = marks.masks[line[0]]
    if cell == line[0]:
        for n in bits(gone):
            added = line[: n + 1]
            for is_least in (True, False):
                rest = extreme(added[1:], marks, is_least=is_least, without=n + 1)
                digits = (n + 1, *rest)
                if len(digits) <= n:
                    continue
                made = sum(digits)
                if made > total if is_least else made < total:
                    reason = FirstSum(cell, n + 1, added, digits, total, is_least)
                    yield Excluded(reason, cell, 1 << n)
                    break
    elif first.bit_count() == 1 and cell in line[: first.bit_length()]:
        added = line[: first.bit_length()]
        yield from of_total(Total(added, (1,) * len(added), total), marks, cell, gone)
