# SPDX-License-Identifier: MIT
"""A check of steps that shares nothing with the search: what the sentence names has to suffice.

The conclusion is denied, the rules that the sentence names are kept, with the candidates of their
cells and that cells which see each other differ; then no filling may be left.
"""

from collections.abc import Iterator, Sequence

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.demands import Demand, Differ, Total
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits, title_of
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep, names_of

MOST_TRIED = 4000
"""Digits; whoever needs more is not decided."""


def wrongly_told(step: ReasonedStep, marks: Marks) -> bool | None:
    """Whether a conclusion does not follow from the rules named; None where that is not decided."""
    demands = [*_named(step, marks)]
    if not demands:
        return None
    decided = True
    for cell, digits in _denied(step, marks):
        for n in bits(digits):
            left = Filling(marks, demands).can_have(cell, n + 1)
            if left:
                return True
            decided = decided and left is not None
    return False if decided else None


def _denied(step: ReasonedStep, marks: Marks) -> Iterator[tuple[int, int]]:
    if step.placement:
        cell, digit = step.placement
        yield cell, marks.masks[cell] & ~(1 << digit - 1)
    yield from step.eliminations


def _named(step: ReasonedStep, marks: Marks) -> Iterator[Demand]:
    facts = step.reason.facts
    if step.technique in {"constraint", "constraint_single"}:
        assert step.constraint is not None
        yield from _of_constraints(marks, str(title_of(step.constraint)), step.constraint.cells)
    elif step.technique == "leftovers":
        for side in ("lines", "regions"):
            named = facts[side]
            if isinstance(named, Message):  # adjacent rows or columns
                named = named.facts["houses"]
            assert isinstance(named, tuple)
            for each in named:
                yield from demands_named(each, marks)
    elif step.technique in {"together", "crowded_house"}:
        named = facts["rules"]
        assert isinstance(named, tuple)
        house = facts.get("house")
        for each in (*named, *((house,) if house else ())):
            yield from demands_named(each, marks)


def demands_named(name: Message, marks: Marks) -> Iterator[Demand]:
    """The demands of a rule, a house or a sum as a sentence names it."""
    named = name.facts.get("cells", ())
    if isinstance(named, Message):  # a row, or a column
        named = named.facts["cells"]
    assert isinstance(named, tuple)
    cells = [*map(str, named)]
    if "others" in name.facts or "total" in name.facts:
        less = name.facts.get("others", ())
        assert isinstance(less, tuple)
        places = [cell_named(each, marks.size) for each in (*cells, *map(str, less))]
        total = name.facts.get("total", name.facts.get("difference", 0))
        assert isinstance(total, int)
        yield Total(tuple(places), (1,) * len(cells) + (-1,) * len(less), total)
    elif "kind" in name.facts:
        yield from _of_constraints(
            marks, str(name.facts["kind"]), tuple(cell_named(each, marks.size) for each in cells)
        )
    else:
        houses = [house for house in marks.houses if house.name == name]
        yield from (Differ(house.cells) for house in houses)
        if not houses:
            yield from _of_constraints(marks, str(name), ())


def _of_constraints(marks: Marks, title: str, cells: Sequence[int]) -> Iterator[Demand]:
    met = False
    for constraint, demands in marks.rules.reasons:
        if constraint and str(title_of(constraint)) == title and constraint.cells == (*cells,):
            met = True
            yield from demands
            yield from (Differ((cell,)) for cell in cells)  # of which a rule may say nothing
    assert met, (title, names_of(cells, marks.size))


def cell_named(name: str, size: int) -> int:
    """The cell called r1c1."""
    row, _, column = name[1:].partition("c")
    return size * (int(row) - 1) + int(column) - 1


def cells_of(demand: Demand) -> set[int]:
    """All cells of a demand."""
    named = (getattr(demand, name, None) for name in ("cell", "first", "second"))
    return {*getattr(demand, "cells", ()), *(each for each in named if each is not None)}


class Filling:
    """A search for digits of the cells of some demands that keep these."""

    def __init__(self, marks: Marks, demands: Sequence[Demand], most: int = MOST_TRIED) -> None:
        self.most = most
        self.marks, self.demands, self.size = marks, demands, marks.size
        self.of_cell: dict[int, list[Demand]] = {}
        for demand in demands:
            for cell in cells_of(demand):
                self.of_cell.setdefault(cell, []).append(demand)
        self.houses = [
            each.cells
            for each in demands
            if isinstance(each, Differ) and len(each.cells) == self.size
        ]
        self.values = [0] * len(marks.masks)
        self.tried = 0

    def can_have(self, cell: int, digit: int) -> bool | None:
        """Whether a filling has a digit in a cell; None where that takes too long."""
        self.of_cell.setdefault(cell, [])
        masks = {each: self.marks.masks[each] for each in self.of_cell}
        masks[cell] &= 1 << digit - 1
        return self._fill(masks)

    def _fill(self, masks: dict[int, int]) -> bool | None:
        if not all(masks.values()) or not self._has_places(masks):
            return False
        open_cells = [cell for cell in masks if not self.values[cell]]
        if not open_cells:
            return True
        cell = min(open_cells, key=lambda each: (masks[each].bit_count(), -len(self.of_cell[each])))
        for n in bits(masks[cell]):
            self.tried += 1
            if self.tried > self.most:
                return None
            self.values[cell] = n + 1
            found: bool | None = False
            if not any(each.broken(self.values, self.size) for each in self.of_cell[cell]):
                seen = self.marks.seen[cell]
                left = {
                    each: mask & ~(1 << n) if seen >> each & 1 else mask
                    for each, mask in masks.items()
                }
                left[cell] = 1 << n
                found = self._fill(left)
            self.values[cell] = 0
            if found is not False:
                return found
        return False

    def _has_places(self, masks: dict[int, int]) -> bool:
        for house in self.houses:
            digits = 0
            for cell in house:
                digits |= masks[cell]
            if digits != self.marks.board.digits:
                return False
        return True
