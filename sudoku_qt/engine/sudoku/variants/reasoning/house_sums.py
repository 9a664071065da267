# SPDX-License-Identifier: MIT
"""What the sum of whole houses leaves for a few cells, when their cages are taken away."""

from collections.abc import Iterator

from sudoku_qt.engine.message import OpenMessage
from sudoku_qt.engine.sudoku.variants.demands import Total
from sudoku_qt.engine.sudoku.variants.reasoning.leaving import total_leaves
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import (
    ReasonedStep,
    names_of,
    removed,
)
from sudoku_qt.engine.sudoku.variants.search.sums import cliques, derived


def sums_of_houses(marks: Marks) -> list[Total]:
    """The sums that follow from houses and cages."""
    cages = [
        (each.cells, each.total)
        for each in marks.rules.demands
        if isinstance(each, Total)
        and {*each.weights} == {1}
        and len(cliques(each.cells, marks.seen, marks.size)) == 1
    ]
    return [*derived(marks.size, [tuple(sorted(each.cells)) for each in marks.houses], cages)]


def house_sums(marks: Marks) -> Iterator[ReasonedStep]:
    """Candidates for which such a sum leaves no room."""
    for total in sums_of_houses(marks):
        gone = {
            cell: marks.masks[cell] & ~mask
            for cell, mask in total_leaves(total, marks)[0].items()
            if marks.masks[cell] & ~mask
        }
        if gone:
            told = _told(total, marks.size).with_facts(removed=removed(gone, marks.size))
            yield ReasonedStep("house_sum", 4, told, None, (*gone.items(),))


def _told(total: Total, size: int) -> OpenMessage:
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
    if not others:
        return OpenMessage(
            "Whole houses less the cages in them leave the sum {total} for {cells}, which has no "
            "room for {removed}.",
            total=total.total,
            cells=ones,
        )
    if not ones:
        return OpenMessage(
            "The cages of whole houses reach beyond them with the sum {total} in {cells}, which "
            "has no room for {removed}.",
            total=-total.total,
            cells=others,
        )
    return OpenMessage(
        "By the sums of whole houses and of their cages {cells} less {others} make {total}, which "
        "has no room for {removed}.",
        total=total.total,
        cells=ones,
        others=others,
    )
