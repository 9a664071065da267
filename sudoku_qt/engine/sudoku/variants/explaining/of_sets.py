# SPDX-License-Identifier: MIT
"""Reasons of cells whose digits are one of some sets: cages, and lines of consecutive digits."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.demands import Cells, OneOfSets, Total
from sudoku_qt.engine.sudoku.variants.explaining.of_sums import extreme
from sudoku_qt.engine.sudoku.variants.explaining.reason import (
    Digits,
    Excluded,
    Reason,
    bounded,
    digits_in,
    is_or_are,
    one_of,
    sum_told,
)
from sudoku_qt.engine.sudoku.variants.explaining.rest_sets import rest_sets
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits
from sudoku_qt.engine.sudoku.variants.search.sums import sums_of
from sudoku_qt.engine.sudoku.variants.written import told_digit

MOST_RUNS = 3
MOST_SETS = 4
"""The most sets that a sentence names."""


@dataclass(frozen=True)
class Span(Reason):
    """A cell is at least or at most a digit; so many consecutive digits reach only so far."""

    anchor: int
    digit: int
    is_known: bool
    count: int
    end: int
    is_least: bool

    @property
    def at(self) -> Cells:
        """The cell from which it is counted."""
        return (self.anchor,)

    def told(self, size: int) -> Message:
        """What the cell is, and how far the digits reach."""
        first = bounded((self.anchor,), self.digit, size, is_least=self.is_least)
        if self.is_known:
            first = is_or_are((self.anchor,), (self.digit,), size)
        facts: dict[str, object] = {
            "first": first,
            "count": self.count,
            "digit": told_digit(self.end),
        }
        if self.is_least:
            return Message(
                "{first}, so {count} consecutive digits are all at least {digit}.", **facts
            )
        return Message("{first}, so {count} consecutive digits are all at most {digit}.", **facts)


@dataclass(frozen=True)
class Lacking(Reason):
    """A digit that none of some cells can be, so that no set has it."""

    digit: int
    cells: Cells
    span: tuple[int, int]
    """The least and greatest digit of a run on the other side of it that is too short."""

    def told(self, size: int) -> Message:
        """That none can be it."""
        return Message(
            "None of the cells can be {digit}, and {run} is too short.",
            digit=told_digit(self.digit),
            run=_run(self.span),
        )


@dataclass(frozen=True)
class SetsLeft(Reason):
    """The only sets that the candidates of some cells leave: with a sum, or consecutive digits."""

    cells: Cells
    sets: tuple[Digits, ...]
    total: int = 0
    are_all: bool = False
    """Whether no other sets have the sum."""

    def told(self, size: int) -> Message:
        """The sets."""
        if not self.total:
            sets = one_of([_run(each) for each in self.sets])
            return Message("The candidates of the cells leave only {sets}.", sets=sets)
        facts: dict[str, object] = {
            "total": self.total,
            "sets": one_of([sum_told(each) for each in self.sets]),
        }
        if self.are_all:
            return Message("In so many cells {total} can only be {sets}.", **facts)
        return Message("For {total} the candidates of the cells leave only {sets}.", **facts)


@dataclass(frozen=True)
class WithoutDigit(Reason):
    """Without a digit some cells would make too little, or too much."""

    cells: Cells
    digit: int
    digits: Digits
    total: int
    is_least: bool

    def told(self, size: int) -> Message:
        """What they would make."""
        facts = {
            "digit": told_digit(self.digit),
            "count": len(self.cells),
            "sum": sum_told(self.digits),
            "made": sum(self.digits),
            "total": self.total,
        }
        if self.is_least:
            return Message(
                "Without {digit} the {count} cells make at least {sum} = {made}, more than "
                "{total}.",
                **facts,
            )
        return Message(
            "Without {digit} the {count} cells make at most {sum} = {made}, less than {total}.",
            **facts,
        )


@dataclass(frozen=True)
class AllHold(Reason):
    """Each of the sets that are left holds a digit."""

    cells: Cells
    digit: int
    count: int

    def told(self, size: int) -> Message:
        """How many there are."""
        return Message(
            "{count} sets of digits are left, and each holds {digit}.",
            count=self.count,
            digit=told_digit(self.digit),
        )


def _run(digits: Digits) -> object:
    """Consecutive digits: 3–6."""
    if digits[0] == digits[-1]:
        return told_digit(digits[0])
    return Message("{low}–{high}", low=told_digit(digits[0]), high=told_digit(digits[-1]))


def of_sets(demand: OneOfSets, marks: Marks, cell: int, gone: int) -> Iterator[Excluded]:
    """Yield why digits of one of its cells are in none of the sets that fit."""
    runs = [digits_in(mask) for mask in demand.sets]
    if not all(each[-1] - each[0] == len(each) - 1 for each in runs):
        return
    count = len(demand.cells)
    for span in _spans(demand.cells, marks):
        beyond = sum(
            1 << n for n in bits(gone) if (n + 1 < span.end if span.is_least else n + 1 > span.end)
        )
        if beyond:
            yield Excluded(span, cell, beyond)
            gone &= ~beyond
    can = 0
    for each in demand.cells:
        can |= marks.masks[each]
    for short, mask in _too_short(demand.cells, can, marks.size, count):
        if gone & mask:
            yield Excluded(short, cell, gone & mask)
            gone &= ~mask
    left = fitting(demand.sets, demand.cells, marks)
    outside = gone & ~_any_of(left)
    if outside and 0 < len(left) <= MOST_SETS:
        reason = SetsLeft(demand.cells, tuple(map(digits_in, left)))
        yield Excluded(reason, cell, outside)
        gone &= ~outside
    others = tuple(each for each in demand.cells if each != cell)
    for n in bits(gone) if len(others) > 1 else ():
        rest = [digits_in(mask & ~(1 << n)) for mask in demand.sets if mask >> n & 1]
        if len(rest) <= MOST_RUNS:
            yield Excluded(rest_sets(cell, n + 1, others, rest, marks), cell, 1 << n)


def _spans(cells: Cells, marks: Marks) -> Iterator[Span]:
    """The bounds of consecutive digits by each cell, the closest first."""
    far = len(cells) - 1
    for is_least in (True, False):
        ends = [
            (
                (mask & -mask).bit_length() - far if is_least else mask.bit_length() + far,
                mask.bit_count() > 1,
                cell,
            )
            for cell, mask in ((cell, marks.masks[cell]) for cell in cells)
        ]
        end, many, cell = (max if is_least else min)(
            ends, key=lambda each: (each[0], not each[1] if is_least else each[1])
        )
        digit = end + far if is_least else end - far
        yield Span(cell, digit, not many, far + 1, end, is_least)


def _too_short(cells: Cells, can: int, size: int, count: int) -> Iterator[tuple[Lacking, int]]:
    """Yield the digits between two that no cell can be, where these are fewer than the cells."""
    start = 0
    for n in range(size + 1):
        if n < size and can >> n & 1:
            continue
        if 0 < n - start < count:
            missing = n + 1 if n < size else start
            if 1 <= missing <= size:
                mask = (1 << n) - (1 << start)
                yield Lacking(missing, cells, (start + 1, n)), mask
        start = n + 1


def fitting(sets: Sequence[int], cells: Cells, marks: Marks) -> tuple[int, ...]:
    """The sets whose digits can be distributed over cells."""
    masks = [marks.masks[cell] for cell in cells]
    can = _any_of(masks)
    return tuple(each for each in sets if not each & ~can and _is_placed(each, masks))


def _is_placed(digits: int, masks: Sequence[int]) -> bool:
    """Whether each digit finds a cell of its own."""
    states = {0}
    for mask in masks:
        states = {used | 1 << n for used in states for n in bits(mask & digits & ~used)}
    return digits in states


def _any_of(masks: Sequence[int]) -> int:
    found = 0
    for each in masks:
        found |= each
    return found


def must_hold(demand: Total | OneOfSets, marks: Marks, digit: int) -> Reason:
    """Why cells that all differ have to hold a digit."""
    cells = tuple(dict.fromkeys(demand.cells))
    if isinstance(demand, Total):
        sets: Sequence[int] = sums_of(marks.size).of(len(cells), demand.total)
        if len(sets) > MOST_SETS and (found := _without(demand, marks, cells, digit)):
            return found
    else:
        sets = demand.sets
    left = fitting(sets, cells, marks)
    if len(left) <= MOST_SETS:
        total = demand.total if isinstance(demand, Total) else 0
        return SetsLeft(cells, tuple(map(digits_in, left)), total, len(left) == len(sets))
    return AllHold(cells, digit, len(left))


def _without(demand: Total, marks: Marks, cells: Cells, digit: int) -> WithoutDigit | None:
    for is_least in (True, False):
        digits = extreme(cells, marks, is_least=is_least, without=digit)
        made = sum(digits)
        if digits and (made > demand.total if is_least else made < demand.total):
            return WithoutDigit(cells, digit, tuple(sorted(digits)), demand.total, is_least)
    return None
