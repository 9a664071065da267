# SPDX-License-Identifier: MIT
"""Remarks on marks for cells joined by strong links of a digit: houses with two places for it."""

from collections.abc import Iterator

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.learn.remarks.marked import Marked, lacking
from sudoku_qt.engine.sudoku.learn.remarks.nearest import alone, third_places
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE


def of_links(marked: Marked) -> Iterator[Message]:
    """Remarks on marks for cells joined by strong links."""
    yield from lacking(marked)
    digit = marked.digit
    if not digit:
        return
    loose = [cell for cell in sorted(marked.cells) if not _partners(marked, cell, digit)]
    for cell in loose:
        yield from _no_link(marked, cell, digit)
    links = sorted({link for cell in marked.cells for link in _links(marked, cell, digit)})
    if links and not loose:
        yield Message(
            "Each of the marked cells has a strong link, but together they take no {digit} "
            "away. Look for another place.",
            digit=digit,
        )


def _links(marked: Marked, cell: int, digit: int) -> Iterator[tuple[int, int]]:
    for partner in _partners(marked, cell, digit):
        yield (cell, partner) if cell < partner else (partner, cell)


def _partners(marked: Marked, cell: int, digit: int) -> set[int]:
    """The marked cells to which a cell has a strong link."""
    return {
        partner
        for house in STANDARD_SHAPE.houses_of[cell]
        if len(places := marked.places(house, digit)) == 2 and places <= marked.cells
        for partner in places - {cell}
    }


def _no_link(marked: Marked, cell: int, digit: int) -> Iterator[Message]:
    """Say why a cell has no strong link to another marked one."""
    shared = [house for house in STANDARD_SHAPE.houses_of[cell] if len(marked.marked_in(house)) > 1]
    for house in shared:
        yield from third_places(marked, digit, house)
    for house in shared:
        count = len(marked.marked_in(house))
        if count > 2:
            yield Message(
                "{count} of the marked cells lie in {house}; a strong link has two ends.",
                count=count,
                house=house_words(house),
            )
    yield from alone(marked, cell)
