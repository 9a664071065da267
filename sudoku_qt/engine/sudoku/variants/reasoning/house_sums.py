# SPDX-License-Identifier: MIT
"""Sums of a few cells, from the sums of whole houses without their cages."""

from collections.abc import Iterator
from dataclasses import dataclass

from sudoku_qt.engine.message import Message, OpenMessage
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.demands import Total
from sudoku_qt.engine.sudoku.variants.reasoning.chains import at
from sudoku_qt.engine.sudoku.variants.reasoning.leaving import total_leaves
from sudoku_qt.engine.sudoku.variants.reasoning.marks import House, Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import (
    ReasonedStep,
    names_of,
    removed,
)
from sudoku_qt.engine.sudoku.variants.search.sums import cliques, derived


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
        gone = {
            cell: marks.masks[cell] & ~mask
            for cell, mask in total_leaves(each.total, marks)[0].items()
            if marks.masks[cell] & ~mask
        }
        if gone:
            told = _told(each, marks.size).with_facts(removed=removed(gone, marks.size))
            yield ReasonedStep("house_sum", 4, told, None, (*gone.items(),), each.cages[0])


def _told(each: HouseSum, size: int) -> OpenMessage:
    total = each.total
    ones, others = (
        names_of(
            (
                cell
                for cell, weight in zip(total.cells, total.weights, strict=True)
                if weight == sign
            ),
            size,
        )
        for sign in (1, -1)
    )
    houses = tuple(house.name for house in each.houses)
    cages = tuple(at(cage, size) for cage in each.cages)
    if not others:
        return OpenMessage(
            "The sum of {houses} less {cages} leaves {total} for {cells}, which has no room for "
            "{removed}.",
            houses=houses,
            cages=cages,
            total=total.total,
            cells=ones,
        )
    if not ones:
        return OpenMessage(
            "{cages} fill {houses} and reach beyond with the sum {total} in {cells}, which has no "
            "room for {removed}.",
            houses=houses,
            cages=cages,
            total=-total.total,
            cells=others,
        )
    return OpenMessage(
        "By the sums of {houses} and of {cages}, {cells} less {others} make {total}, which has no "
        "room for {removed}.",
        houses=houses,
        cages=cages,
        total=total.total,
        cells=ones,
        others=others,
    )


def sum_named(total: Total, size: int) -> Message:
    """The name of such a sum: the sum 3 of +r1c1, −r2c2."""
    signed = [
        ("+" if weight > 0 else "−") + name
        for weight, name in zip(total.weights, names_of(total.cells, size), strict=True)
    ]
    return Message("the sum {total} of {cells}", total=total.total, cells=tuple(signed))
