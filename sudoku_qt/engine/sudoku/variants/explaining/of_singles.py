# SPDX-License-Identifier: MIT
"""Reasons of singles: which rules, beside rows, columns and regions, keep digits from cells."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from sudoku_qt.engine.message import Counted, Message
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.demands import Allowed, Cells
from sudoku_qt.engine.sudoku.variants.explaining.reason import (
    Digits,
    Excluded,
    Lit,
    Reason,
    either,
    is_usual_house,
    seen_by,
)
from sudoku_qt.engine.sudoku.variants.reasoning.marks import House, Marks, bits, title_of
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.written import told_cell, told_cells, told_digit


@dataclass(frozen=True)
class Unmarked(Reason):
    """Digits that the mark of a cell excludes: odd, even, or given pencil marks."""

    rule: Message
    cells: Cells
    digits: Digits

    @property
    def lit(self) -> Lit:
        """The rule, in its cells."""
        return ((self.rule, self.cells),)

    def told(self, size: int) -> Message:
        """The rule, and what its cells cannot be."""
        return Message(
            "By “{rule}” {cells} cannot be {digits}.",
            rule=self.rule,
            cells=told_cells(self.cells, size),
            digits=either(self.digits),
        )

    def with_other(self, other: Reason) -> "Unmarked | None":
        """This for the cells of another one, too, if rule and digits are the same."""
        if not isinstance(other, Unmarked) or replace(other, cells=self.cells) != self:
            return None
        return replace(self, cells=(*self.cells, *other.cells))


@dataclass(frozen=True)
class SeenByRule(Reason):
    """Cells that see a digit on the board by a rule, or by a house that a rule adds."""

    cells: Cells
    digit: int
    other: int
    rule: Message
    house: Cells
    """The cells of that house, none of another rule."""

    @property
    def at(self) -> Cells:
        """Where the digit is."""
        return (self.other,)

    @property
    def lit(self) -> Lit:
        """The house."""
        return ((self.rule, self.house),) if self.house else ()

    def told(self, size: int) -> Message:
        """By what it is seen."""
        facts = {
            "cells": told_cells(self.cells, size),
            "digit": told_digit(self.digit),
            "other": told_cell(self.other, size),
        }
        count = len(self.cells)
        if self.house:
            return Counted(
                "{cells} sees {other}, which is {digit}, by {house}.",
                "{cells} see {other}, which is {digit}, by {house}.",
                count,
                house=self.rule,
                **facts,
            )
        return Counted(
            "{cells} sees {other}, which is {digit}, by “{rule}”.",
            "{cells} see {other}, which is {digit}, by “{rule}”.",
            count,
            rule=self.rule,
            **facts,
        )

    def with_other(self, other: Reason) -> "SeenByRule | None":
        """This for the cells of another one, too, that see the same digit by the same rule."""
        if not isinstance(other, SeenByRule) or replace(other, cells=self.cells) != self:
            return None
        return replace(self, cells=(*self.cells, *other.cells))


def of_single(step: ReasonedStep, house: House | None, marks: Marks) -> Iterator[Excluded]:
    """Yield by which rules the other cells of a house cannot be the digit that is placed.

    Without a house, by which rules the cell cannot be other digits.
    """
    if step.placement is None:
        return
    place, digit = step.placement
    if house is None:
        yield from _by_rule(marks, place, marks.board.digits & ~(1 << digit - 1))
        return
    for cell in house.cells:
        if cell != place and not marks.known[cell]:
            yield from _by_rule(marks, cell, 1 << digit - 1)


def _by_rule(marks: Marks, cell: int, digits: int) -> Iterator[Excluded]:
    """Yield the rules that keep digits from a cell which no row, column or region keeps from it."""
    rest = 0
    for n in bits(digits & ~marks.masks[cell]):
        seen = [*_seen(marks, cell, n + 1)]
        if not seen:
            rest |= 1 << n
        elif all(seen):
            yield Excluded(next(filter(None, seen)), cell, 1 << n)
    for constraint, allowed in _marks_of(marks, cell):
        lost = rest & ~allowed
        if lost:
            digits_lost = tuple(n + 1 for n in bits(lost))
            yield Excluded(Unmarked(title_of(constraint), (cell,), digits_lost), cell, lost)
            rest &= ~lost


def _seen(marks: Marks, cell: int, digit: int) -> Iterator[SeenByRule | None]:
    """Yield by what a cell sees a digit on the board, None for a row, column or region."""
    for other in bits(marks.seen[cell]):
        if marks.known[other] and marks.masks[other] == 1 << digit - 1:
            name, _ = seen_by(marks, cell, other)
            house = next((house.cells for house in marks.houses if house.name == name), ())
            usual = is_usual_house(name)
            yield None if usual else SeenByRule((cell,), digit, other, name, house)


def _marks_of(marks: Marks, cell: int) -> Iterator[tuple[Constraint, int]]:
    """Yield the marks of a cell, each with the digits that it allows."""
    for constraint, demands in marks.rules.reasons:
        for demand in demands:
            if constraint and isinstance(demand, Allowed) and demand.cell == cell:
                yield constraint, demand.mask
