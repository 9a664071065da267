# SPDX-License-Identifier: MIT
"""Conclusions for a few cells from whole houses: from their sums, and from digits they share."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from sudoku_qt.engine.message import Message, OpenMessage
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.demands import Cells, Total
from sudoku_qt.engine.sudoku.variants.reasoning.chains import at
from sudoku_qt.engine.sudoku.variants.reasoning.leaving import total_leaves
from sudoku_qt.engine.sudoku.variants.reasoning.marks import House, Marks, bits
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep, excluded, removed
from sudoku_qt.engine.sudoku.variants.search.sums import cliques, derived
from sudoku_qt.engine.sudoku.variants.written import Notation, told_cells

MOST_LEFT_OVER = 3
"""The most cells that are compared after the houses on both sides have covered the others."""
MOST_LINES = 4
MOST_CAGES = 3
"""The most cages that a sentence names; of more it says how many."""


@dataclass(frozen=True)
class HouseSum:
    """A sum that follows from some houses and cages."""

    total: Total
    houses: tuple[House, ...]
    cages: tuple[Constraint, ...]


def sums_of_houses(marks: Marks) -> list[HouseSum]:
    """The sums that follow from houses and cages."""
    cages = [
        (constraint, each)
        for constraint, demands in marks.rules.reasons
        for each in demands
        if constraint
        and isinstance(each, Total)
        and {*each.weights} == {1}
        and len(cliques(each.cells, marks.seen, marks.size)) == 1
    ]
    found = derived(
        marks.size,
        [tuple(sorted(each.cells)) for each in marks.houses],
        [(each.cells, each.total) for _, each in cages],
    )
    return [
        HouseSum(
            each.total,
            tuple(marks.houses[number] for number in each.houses),
            tuple(cages[number][0] for number in each.cages),
        )
        for each in found
        if each.cages
    ]


def house_sums(marks: Marks) -> Iterator[ReasonedStep]:
    """Candidates that such a sum excludes."""
    for each in sums_of_houses(marks):
        eliminated = {
            cell: marks.masks[cell] & ~mask
            for cell, mask in total_leaves(each.total, marks)[0].items()
            if marks.masks[cell] & ~mask
        }
        if eliminated:
            message = _told(each, marks.size).with_facts(removed=excluded(eliminated, marks.size))
            yield ReasonedStep("house_sum", 4, message, None, (*eliminated.items(),), each.cages[0])


def named_sum(marks: Marks, reason: Message) -> HouseSum | None:
    """The sum that the sentence of such a step names."""
    removed_by = reason.facts["removed"]
    for each in sums_of_houses(marks):
        if _told(each, marks.size).with_facts(removed=removed_by) == reason:
            return each
    return None


def _told(each: HouseSum, size: int) -> OpenMessage:
    total = each.total
    ones, others = _sides(total, size)
    houses = houses_named(each.houses)
    cages = tuple(at(cage, size) for cage in each.cages)
    if len(cages) > MOST_CAGES:
        cages = (Message("{count} cages", count=len(cages), cages=cages),)
    if not others:
        return OpenMessage(
            "The sum of {houses} less {cages} leaves {total} for the only other cell, {cells}: "
            "no room for {removed}."
            if len(ones) == 1
            else "The sum of {houses} less {cages} leaves {total} for {cells}: no room for "
            "{removed}.",
            houses=houses,
            cages=cages,
            total=total.total,
            cells=ones,
        )
    if not ones:
        return OpenMessage(
            "{cages} fill {houses} and reach beyond only in {cells}, which is {total}: no room for "
            "{removed}."
            if len(others) == 1
            else "{cages} fill {houses} and reach beyond with the sum {total} in {cells}: no room "
            "for {removed}.",
            houses=houses,
            cages=cages,
            total=-total.total,
            cells=others,
        )
    facts: dict[str, object] = {"houses": houses, "cages": cages}
    is_of_two = len(ones) == len(others) == 1
    if not total.total:
        return OpenMessage(
            "By the sums of {houses} and of {cages}, {cells} is equal to {others}: no room for "
            "{removed}."
            if is_of_two
            else "By the sums of {houses} and of {cages}, the sum of {cells} is that of {others}: "
            "no room for {removed}.",
            cells=ones,
            others=others,
            **facts,
        )
    if total.total < 0:
        ones, others = others, ones
    return OpenMessage(
        "By the sums of {houses} and of {cages}, {cells} is {total} more than {others}: no room "
        "for {removed}."
        if is_of_two
        else "By the sums of {houses} and of {cages}, the sum of {cells} is {total} more than that "
        "of {others}: no room for {removed}.",
        total=abs(total.total),
        cells=ones,
        others=others,
        **facts,
    )


def houses_named(houses: Sequence[House]) -> tuple[Message, ...] | Message:
    """The names of houses; of adjacent rows or columns as one, with theirs in its facts."""
    names = tuple(house.name for house in houses)
    numbers = [name.facts.get("number") for name in names]
    first, last = numbers[0], numbers[-1]
    if not isinstance(first, int) or numbers != [*range(first, first + len(names))]:
        return names
    if len(names) > 1 and {name.template for name in names} == {"row {number}"}:
        return Message("rows {first}–{last}", first=first, last=last, houses=names)
    if len(names) > 1 and {name.template for name in names} == {"column {number}"}:
        return Message("columns {first}–{last}", first=first, last=last, houses=names)
    return names


def sum_named(total: Total, size: int) -> Message:
    """The name of such a sum, or of such a difference: the difference 3 of r1c1 and r2c2."""
    ones, others = _sides(total, size)
    if not others:
        return Message("the sum {total} of {cells}", total=total.total, cells=ones)
    if not ones:
        return Message("the sum {total} of {cells}", total=-total.total, cells=others)
    if not total.total:
        return Message("the equal sums of {cells} and of {others}", cells=ones, others=others)
    if total.total < 0:
        ones, others = others, ones
    return Message(
        "the difference {difference} of the sums of {cells} and of {others}",
        difference=abs(total.total),
        cells=ones,
        others=others,
    )


def _sides(total: Total, size: int) -> tuple[tuple[Notation, ...], tuple[Notation, ...]]:
    """The names of the cells that are added, and of those that are subtracted."""
    cells = [*zip(total.cells, total.weights, strict=True)]
    added, subtracted = (
        told_cells((cell for cell, weight in cells if weight == sign), size) for sign in (1, -1)
    )
    return added, subtracted


def leftovers(marks: Marks) -> Iterator[ReasonedStep]:
    """Yield candidates that go because some lines and as many regions hold the same digits."""
    regions = [house for house in marks.houses if house.is_region]
    for kind in (marks.board.rows, marks.board.columns):
        lines = [house for house in marks.houses if house.cells in kind]
        for count in range(1, MOST_LINES + 1):
            for first in range(len(lines) - count + 1):
                yield from _leftovers(marks, lines[first : first + count], regions)


def _leftovers(
    marks: Marks, lines: Sequence[House], regions: Sequence[House]
) -> Iterator[ReasonedStep]:
    within = {cell for house in lines for cell in house.cells}
    nearest = sorted(regions, key=lambda house: -len(within & {*house.cells}))[: len(lines)]
    beside = {cell for house in nearest for cell in house.cells}
    ones, others = sorted(within - beside), sorted(beside - within)
    if len(nearest) < len(lines) or not 0 < len(ones) <= MOST_LEFT_OVER:
        return
    eliminated = _unequal(marks, ones, others)
    if eliminated:
        message = Message(
            "In {lines} the same digits stand as in {regions}, so in {cells} as in {others}, too: "
            "{removed}.",
            lines=houses_named(lines),
            regions=tuple(house.name for house in nearest),
            cells=told_cells(ones, marks.size),
            others=told_cells(others, marks.size),
            removed=removed(eliminated, marks.size),
        )
        yield ReasonedStep("leftovers", 4, message, None, (*eliminated.items(),))


def _unequal(marks: Marks, ones: Sequence[int], others: Sequence[int]) -> dict[int, int]:
    """The candidates of cells that are in no filling with the same digits on both sides."""
    first, second = (fillings(marks, cells) for cells in (ones, others))
    eliminated = dict[int, int]()
    for cells, own, beside in ((ones, first, second), (others, second, first)):
        fits = [each for digits, ways in own.items() if digits in beside for each in ways]
        for place, cell in enumerate(cells):
            left = sum({1 << each[place] for each in fits})
            if marks.masks[cell] & ~left:
                eliminated[cell] = marks.masks[cell] & ~left
    return eliminated


def fillings(marks: Marks, cells: Sequence[int]) -> dict[Cells, list[Cells]]:
    """All ways to fill some cells, by their digits in order."""
    found = dict[Cells, list[Cells]]()
    for way in product(*(tuple(bits(marks.masks[cell])) for cell in cells)):
        differs = all(
            way[one] != way[two] or not marks.seen[cells[one]] >> cells[two] & 1
            for two in range(len(cells))
            for one in range(two)
        )
        if differs:
            found.setdefault(tuple(sorted(way)), []).append(way)
    return found
