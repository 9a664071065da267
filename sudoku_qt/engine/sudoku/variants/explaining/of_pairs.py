# SPDX-License-Identifier: MIT
"""Reasons of rules about two cells: what one can be bounds the other, or leaves it no partner."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.demands import Cells, Pair
from sudoku_qt.engine.sudoku.variants.explaining.reason import (
    Digits,
    Excluded,
    Reason,
    SeenDigit,
    bounded,
    clauses,
    digits_in,
    either,
    is_or_are,
    seen_digit,
)
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits
from sudoku_qt.engine.sudoku.variants.written import told_cell, told_cells

FEW = 3
"""So many digits are listed before it is said which ones would be needed instead."""


@dataclass(frozen=True)
class Bound(Reason):
    """A cell is at least or at most a digit, so others are at least or at most their bounds."""

    anchor: int
    digit: int
    is_known: bool
    ends: tuple[tuple[Cells, int], ...]
    """Cells, with their bound."""
    is_least: bool

    @property
    def at(self) -> Cells:
        """The cell that bounds the others."""
        return (self.anchor,)

    def told(self, size: int) -> Message:
        """What the cell is, and what therefore the others are."""
        first = bounded((self.anchor,), self.digit, size, is_least=self.is_least)
        if self.is_known:
            first = is_or_are((self.anchor,), (self.digit,), size)
        then = clauses(bounded(*each, size, is_least=self.is_least) for each in self.ends)
        return Message("{first}, so {then}.", first=first, then=then)

    def with_other(self, other: Reason) -> "Bound | None":
        """This with the bounds that another one gives by the same cell; None if it is no such."""
        if not isinstance(other, Bound) or replace(other, ends=self.ends) != self:
            return None
        ends = {end: cells for cells, end in self.ends}
        for cells, end in other.ends:
            ends[end] = (*ends.get(end, ()), *cells)
        return replace(self, ends=tuple((cells, end) for end, cells in ends.items()))


@dataclass(frozen=True)
class Facing(Reason):
    """What a cell can be, and what therefore others can be, or cannot."""

    other: int
    digits: Digits
    ends: Cells
    fits: Digits
    unfit: Digits

    @property
    def at(self) -> Cells:
        """The cell that decides."""
        return (self.other,)

    def told(self, size: int) -> Message:
        """What the one can be, and what the others, whichever is shorter to say."""
        first = is_or_are((self.other,), self.digits, size)
        then = is_or_are(self.ends, self.fits, size)
        if len(self.unfit) < len(self.fits):
            names = told_cells(self.ends, size)
            then = Message("{cells} cannot be {digits}", cells=names, digits=either(self.unfit))
        return Message("{first}, so {then}.", first=first, then=then)

    def with_other(self, other: Reason) -> "Facing | None":
        """This for the cells of another one, too, where it says the same of them."""
        if not isinstance(other, Facing) or replace(other, ends=self.ends) != self:
            return None
        return replace(self, ends=(*self.ends, *other.ends))


@dataclass(frozen=True)
class Equal(Reason):
    """Two cells are equal, and one of them cannot be some digits."""

    cell: int
    digits: Digits
    other: int

    @property
    def at(self) -> Cells:
        """The other cell."""
        return (self.other,)

    def told(self, size: int) -> Message:
        """That they are equal, and what the other cannot be."""
        return Message(
            "{cell} is equal to {other}, which cannot be {digits}.",
            digits=either(self.digits),
            cell=told_cell(self.cell, size),
            other=told_cell(self.other, size),
        )


@dataclass(frozen=True)
class Needed(Reason):
    """Digits of a cell with the digits that each would need in another one, which has none."""

    cell: int
    needs: tuple[tuple[int, Digits], ...]
    other: int
    seen: tuple[SeenDigit, ...] = ()
    """Why it cannot be these, where they are on the board."""

    @property
    def at(self) -> Cells:
        """The other cell, and where the digits are that it sees."""
        return (self.other, *(each.other for each in self.seen))

    def told(self, size: int) -> Message:
        """What each would need."""
        facts: dict[str, object] = {
            "cell": told_cell(self.cell, size),
            "other": told_cell(self.other, size),
        }
        alike = dict[Digits, list[int]]()
        for digit, partners in self.needs:
            alike.setdefault(partners, []).append(digit)
        needs = [
            {"digit": either(digits), "digits": either(partners)}
            for partners, digits in alike.items()
        ]
        if len(needs) == 1:
            told = Message(
                "With {digit} in {cell}, {other} would have to be {digits}, which is impossible.",
                **facts,
                **needs[0],
            )
        else:
            facts["needs"] = clauses(
                Message("{digit} would need {digits}", **each) for each in needs
            )
            told = Message("In {cell}, {needs} in {other}, which is impossible there.", **facts)
        for each in self.seen:
            told = Message("{one} {two}", one=told, two=each.told(size))
        return told


@dataclass(frozen=True)
class NoPartner(Reason):
    """Digits beside which the rule allows none."""

    digits: Digits
    ends: Cells

    @property
    def at(self) -> Cells:
        """The cells that have them."""
        return self.ends

    def told(self, size: int) -> Message:
        """That nothing goes with them."""
        return Message(
            "No digit goes with {digits} in {cells}.",
            digits=either(self.digits),
            cells=told_cells(self.ends, size),
        )

    def with_other(self, other: Reason) -> "NoPartner | None":
        """This for the cells of another one, too, if the digits are the same."""
        if not isinstance(other, NoPartner) or other.digits != self.digits:
            return None
        return replace(self, ends=(*dict.fromkeys((*self.ends, *other.ends)),))


def of_pair(pair: Pair, marks: Marks, cell: int, gone: int) -> Iterator[Excluded]:
    """Yield why digits of one of its cells go because of what the other can be."""
    if pair.first == pair.second or cell not in {pair.first, pair.second}:
        return
    other, fits = _facing(pair, marks, cell)
    left = marks.masks[other]
    partners = [
        sum(1 << n for n, mask in enumerate(fits) if mask >> digit & 1)
        for digit in range(marks.size)
    ]
    gone = sum(1 << digit for digit in bits(gone) if not partners[digit] & left)
    if not gone:
        return
    lonely = sum(1 << digit for digit in bits(gone) if not partners[digit])
    bound = _bound(fits, left, cell, other, marks)
    if bound:
        yield Excluded(bound, cell, gone)
        return
    rest = gone & ~lonely
    needs = tuple((digit + 1, digits_in(partners[digit])) for digit in bits(rest))
    are_few = len(needs) <= FEW and all(len(each) <= FEW for _, each in needs)
    is_same = all(mask == 1 << n for n, mask in enumerate(fits))
    is_open = left.bit_count() > FEW
    if lonely and (not rest or (is_open and (is_same or are_few))):
        yield Excluded(NoPartner(digits_in(lonely), (cell,)), cell, lonely)
    if rest and is_open and is_same:
        yield Excluded(Equal(cell, digits_in(rest), other), cell, rest)
    elif rest and is_open and are_few:
        yield Excluded(Needed(cell, needs, other, _seen(marks, other, needs)), cell, rest)
    elif rest:  # what the other can be leaves out those without a partner, too
        allowed = 0
        for n in bits(left):
            allowed |= fits[n]
        unfit = digits_in(marks.board.digits & ~allowed)
        yield Excluded(
            Facing(other, digits_in(left), (cell,), digits_in(allowed), unfit), cell, gone
        )


def _facing(pair: Pair, marks: Marks, cell: int) -> tuple[int, list[int]]:
    """The other cell, and for each of its digits those that fit in this one."""
    if cell == pair.second:
        other, fits = pair.first, [*pair.table]
    else:
        other = pair.second
        fits = [
            sum(1 << one for one, mask in enumerate(pair.table) if mask >> two & 1)
            for two in range(marks.size)
        ]
    if marks.seen[cell] >> other & 1:
        fits = [mask & ~(1 << n) for n, mask in enumerate(fits)]
    return other, fits


def _bound(fits: Sequence[int], left: int, cell: int, other: int, marks: Marks) -> Bound | None:
    """The bound for a cell, where greater digits on one side need greater ones on the other."""
    every, size = marks.board.digits, marks.size
    least, most = (left & -left).bit_length(), left.bit_length()
    known = left.bit_count() == 1
    shrinks = all(not two & ~one for one, two in pairwise(fits))
    grows = all(not one & ~two for one, two in pairwise(fits))
    if shrinks and all(mask == every & ~(_lowest(mask, size) - 1) for mask in fits):
        end = _lowest(fits[least - 1], size).bit_length()
        return Bound(other, least, known, (((cell,), end),), is_least=True)
    if grows and all(mask & mask + 1 == 0 for mask in fits):
        end = fits[most - 1].bit_length()
        return Bound(other, most, known, (((cell,), end),), is_least=False)
    return None


def _lowest(mask: int, size: int) -> int:
    return mask & -mask or 1 << size


def _seen(marks: Marks, other: int, needs: Sequence[tuple[int, Digits]]) -> tuple[SeenDigit, ...]:
    """What the other cell sees, if that is all that it would need, and one digit."""
    wanted = {digit for _, partners in needs for digit in partners}
    found = [seen_digit(marks, other, digit) for digit in sorted(wanted)]
    return tuple(each for each in found if each) if len(found) == 1 else ()
