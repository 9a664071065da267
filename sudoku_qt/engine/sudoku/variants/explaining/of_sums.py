# SPDX-License-Identifier: MIT
"""Reasons of sums: what the other cells make at least or at most, or which sets they have."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement

from sudoku_qt.engine.message import Counted, Message
from sudoku_qt.engine.sudoku.variants.demands import Cells, Total
from sudoku_qt.engine.sudoku.variants.explaining.of_pairs import Needed
from sudoku_qt.engine.sudoku.variants.explaining.reason import (
    Digits,
    Excluded,
    Reason,
    SeenDigit,
    bounded,
    clauses,
    digits_in,
    is_or_are,
    seen_digit,
    sum_told,
)
from sudoku_qt.engine.sudoku.variants.explaining.rest_sets import rest_sets
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits
from sudoku_qt.engine.sudoku.variants.search.sums import cliques, sums_of
from sudoku_qt.engine.sudoku.variants.written import told_cell, told_cells, told_digit

MOST_SETS = 3
"""Of more sets for the other cells it is only said how many ways there are."""
MOST_SEEN = 2
"""Of more digits it is not said where they are."""
MOST_NAMED = 4
"""Of more cells it is said how many they are."""


@dataclass(frozen=True)
class SumSide:
    """What some cells make at least or at most, with digits that make it.

    With `others` it holds for so many cells besides each of those that are bounded.
    """

    cells: Cells
    digits: Digits
    total: int
    is_least: bool
    is_exact: bool
    others: bool = False

    def told(self, size: int) -> Message:
        """What they make."""
        count = len(self.cells)
        if count == 1 and self.digits and not self.others:
            if self.is_exact:
                return is_or_are(self.cells, self.digits, size)
            return bounded(self.cells, self.digits[0], size, is_least=self.is_least)
        facts: dict[str, object] = {
            "cells": told_cells(self.cells, size),
            "total": self._sum(),
        }
        if self.others or count > MOST_NAMED:
            return self._of_others(count, facts)
        if self.is_exact:
            return Message("{cells} make {total}", **facts)
        if self.is_least:
            return Message("{cells} make at least {total}", **facts)
        return Message("{cells} make at most {total}", **facts)

    def _of_others(self, count: int, facts: dict[str, object]) -> Message:
        if count == 1:  # apart from several, since Chinese has no plural
            if self.is_exact:
                return Message("the other is {total}", **facts)
            if self.is_least:
                return Message("the other is at least {total}", **facts)
            return Message("the other is at most {total}", **facts)
        facts["count"] = count
        if self.is_exact:
            return Message("{count} others make {total}", **facts)
        if self.is_least:
            return Message("{count} others make at least {total}", **facts)
        return Message("{count} others make at most {total}", **facts)

    def _sum(self) -> object:
        if len(self.digits) < 2:
            return self.total
        return Message("{sum} = {total}", sum=sum_told(self.digits), total=self.total)


@dataclass(frozen=True)
class SumBound(Reason):
    """What other cells make leaves a cell, or each of some, at least or at most a digit.

    Where the bound is what remains of a number, `whole` less `part`, it is told so.
    """

    sides: tuple[SumSide, ...]
    ends: Cells
    digit: int
    is_least: bool
    whole: int = 0
    part: int = 0

    @property
    def at(self) -> Cells:
        """The other cells."""
        return tuple(cell for side in self.sides for cell in side.cells)

    @property
    def is_exact(self) -> bool:
        """Whether the others leave the cell no other digit."""
        is_known = all(side.is_exact and not side.others for side in self.sides)
        return is_known and len(self.ends) == 1 and self.whole - self.part == self.digit

    def told(self, size: int) -> Message:
        """The sums, and the bound."""
        then = bounded(self.ends, self.digit, size, is_least=self.is_least)
        if self.is_exact:
            then = is_or_are(self.ends, (self.digit,), size)
        if self.part and self.whole:
            facts: dict[str, object] = {
                "cells": told_cells(self.ends, size),
                "sum": Message("{whole} − {part}", whole=self.whole, part=self.part),
                "digit": told_digit(self.digit),
            }
            count = len(self.ends)
            if self.is_exact:
                then = Message("{cells} is {sum} = {digit}", **facts)
            elif self.is_least:
                then = Counted(
                    "{cells} is at least {sum} = {digit}",
                    "{cells} are each at least {sum} = {digit}",
                    count,
                    **facts,
                )
            else:
                then = Counted(
                    "{cells} is at most {sum} = {digit}",
                    "{cells} are each at most {sum} = {digit}",
                    count,
                    **facts,
                )
        first = clauses(side.told(size) for side in self.sides)
        if self.sides[0].others or len(self.sides[0].cells) > MOST_NAMED:
            return Message("As {first}, {then}.", first=first, then=then)
        return Message("{first}, so {then}.", first=first, then=then)

    def with_other(self, other: Reason) -> "SumBound | None":
        """This for the cells of another bound, too, if the others make as much beside each."""
        if not isinstance(other, SumBound):
            return None
        if {*self.ends, *self.at} != {*other.ends, *other.at}:
            return None
        first, second = (
            replace(each, ends=(), sides=tuple(replace(side, cells=(), others=False)
                                               for side in each.sides))
            for each in (self, other)
        )  # fmt: skip
        if first != second:
            return None
        varied = {*self.ends, *other.ends}
        sides = tuple(
            replace(side, others=side.others or not varied.isdisjoint(side.cells))
            for side in self.sides
        )
        return replace(self, ends=(*self.ends, *other.ends), sides=sides)


def of_total(total: Total, marks: Marks, cell: int, gone: int) -> Iterator[Excluded]:
    """Yield why digits of one of its cells go because of what the others can make."""
    weights = weights_of(total)
    if cell not in weights:
        return
    weight = weights[cell]
    if len(weights) == 2 and {*weights.values()} == {1}:
        [other] = (each for each in weights if each != cell)
        for told in _one_other(total.total, marks, cell, weight, other, gone):
            if isinstance(told.reason, Needed) and told.reason.seen:
                yield told
                gone &= ~told.eliminated
    for bound in bounds(weights, total.total, cell, marks):
        beyond = sum(
            1 << n
            for n in bits(gone)
            if n + 1 != bound.digit and (bound.is_exact or (n + 1 < bound.digit) == bound.is_least)
        )
        if beyond:
            yield Excluded(bound, cell, beyond)
            gone &= ~beyond
    others = [each for each in weights if each != cell]
    if {weights[each] for each in others} != {1}:
        return
    known = [each for each in others if marks.masks[each].bit_count() == 1]
    open_cells = tuple(each for each in others if each not in known)
    left = total.total - sum(marks.masks[each].bit_length() for each in known)
    if len(open_cells) == 1:
        yield from _one_other(left, marks, cell, weight, open_cells[0], gone)
        return
    used = sum({marks.masks[each] for each in known if _sees_all(marks, each, open_cells)})
    for n in bits(gone):
        own = 1 << n if _sees_all(marks, cell, open_cells) else 0
        sets = sets_for(open_cells, left - weight * (n + 1), marks, without=used | own)
        if 0 < len(sets) <= MOST_SETS:
            yield Excluded(rest_sets(cell, n + 1, open_cells, sets, marks), cell, 1 << n)


def weights_of(total: Total) -> dict[int, int]:
    """The weight of each cell, where one may be named twice."""
    weights = dict[int, int]()
    for cell, weight in zip(total.cells, total.weights, strict=True):
        weights[cell] = weights.get(cell, 0) + weight
    return {cell: weight for cell, weight in weights.items() if weight}


def bounds(weights: dict[int, int], total: int, cell: int, marks: Marks) -> Iterator[SumBound]:
    """Yield the least and the most of a cell by what the others make."""
    weight = weights[cell]
    same = {other: each for other, each in weights.items() if other != cell and each * weight > 0}
    against = {other: each for other, each in weights.items() if each * weight < 0}
    own = total if weight > 0 else -total
    for is_least in (True, False):
        sides = (
            _side(against, marks, is_least=is_least),
            _side(same, marks, is_least=not is_least),
        )
        if bool(against) > bool(sides[0]) or bool(same) > bool(sides[1]):
            continue
        more, less = ((side.total if side else 0) for side in sides)
        left = own + more - less
        digit = -(-left // abs(weight)) if is_least else left // abs(weight)
        if not 1 <= digit <= marks.size or not any(sides):
            continue
        plain = abs(weight) == 1
        whole, part = own + more, less
        if own < 0:
            whole, part = more, less - own
        yield SumBound(
            tuple(side for side in sides if side),
            (cell,),
            digit,
            is_least,
            whole if plain else 0,
            part if plain else 0,
        )


def _side(weights: dict[int, int], marks: Marks, *, is_least: bool) -> SumSide | None:
    """What cells on one side make at least or at most."""
    if not weights:
        return None
    digits = dict[int, int]()
    for group in cliques(weights, marks.seen, marks.size):
        plain = len({weights[cell] for cell in group}) == 1
        for part in (group,) if plain else ((cell,) for cell in group):
            digits |= zip(part, extreme(part, marks, is_least=is_least), strict=False)
    if len(digits) < len(weights):
        return None
    total = sum(abs(weights[cell]) * digit for cell, digit in digits.items())
    is_plain = all(abs(each) == 1 for each in weights.values())
    known = all(marks.masks[cell].bit_count() == 1 for cell in weights)
    shown = tuple(sorted(digits.values())) if is_plain else ()
    return SumSide((*weights,), shown, total, is_least, known)


def extreme(cells: Cells, marks: Marks, *, is_least: bool, without: int = 0) -> Digits:
    """Digits with the least or greatest sum for cells that all differ; none if there are none."""
    barred = 1 << without - 1 if without else 0
    best = dict[int, Digits]({0: ()})
    for cell in cells:
        then = dict[int, Digits]()
        for used, digits in best.items():
            for n in bits(marks.masks[cell] & ~used & ~barred):
                then.setdefault(used | 1 << n, (*digits, n + 1))
        best = then
    return (min if is_least else max)(best.values(), key=sum, default=())


def sets_for(cells: Cells, total: int, marks: Marks, *, without: int = 0) -> tuple[Digits, ...]:
    """The sets, without some digits, with which cells make a total.

    None for more than two cells that may hold the same digit.
    """
    if len(cliques(cells, marks.seen, marks.size)) == 1:
        masks = sums_of(marks.size).of(len(cells), total)
        return tuple(digits_in(mask) for mask in masks if not mask & without)
    if len(cells) > 2:
        return ()
    digits = digits_in(marks.board.digits & ~without)
    return tuple(
        each for each in combinations_with_replacement(digits, len(cells)) if sum(each) == total
    )


def _one_other(
    left: int, marks: Marks, cell: int, weight: int, other: int, gone: int
) -> Iterator[Excluded]:
    needs = tuple((n + 1, (left - weight * (n + 1),)) for n in bits(gone))
    needs = tuple(each for each in needs if 1 <= each[1][0] <= marks.size)
    needs = tuple(
        (digit, need)
        for digit, need in needs
        if not marks.masks[other] >> need[0] - 1 & 1
        or (need[0] == digit and marks.seen[cell] >> other & 1)
    )
    twice = tuple(each for each in needs if marks.masks[other] >> each[1][0] - 1 & 1)
    needs = tuple(each for each in needs if each not in twice)
    if needs:
        reason = Needed(cell, needs, other, _seen_all(marks, other, [need for _, [need] in needs]))
        yield Excluded(reason, cell, sum(1 << digit - 1 for digit, _ in needs))
    if twice:
        yield Excluded(Twice(cell, twice[0][0], other), cell, 1 << twice[0][0] - 1)


def _seen_all(marks: Marks, cell: int, digits: Sequence[int]) -> tuple[SeenDigit, ...]:
    """Why a cell cannot be some digits, if these are few and it sees all of them."""
    seen = [seen_digit(marks, cell, digit) for digit in digits]
    found = tuple(each for each in seen if each)
    return found if len(found) == len(seen) <= MOST_SEEN else ()


@dataclass(frozen=True)
class Twice(Reason):
    """A digit would stand in two cells that see each other."""

    cell: int
    digit: int
    other: int

    @property
    def at(self) -> Cells:
        """The other cell."""
        return (self.other,)

    def with_other(self, other: Reason) -> "Twice | None":
        """This, if another one says the same of the two cells."""
        if not isinstance(other, Twice) or other.digit != self.digit:
            return None
        return self if {self.cell, self.other} == {other.cell, other.other} else None

    def told(self, size: int) -> Message:
        """That it would."""
        return Message(
            "With {digit} in {cell}, {other} would be {digit}, too, and they cannot be equal.",
            digit=told_digit(self.digit),
            cell=told_cell(self.cell, size),
            other=told_cell(self.other, size),
        )


def _sees_all(marks: Marks, cell: int, others: Sequence[int]) -> bool:
    return all(marks.seen[cell] >> other & 1 for other in others)
