# SPDX-License-Identifier: MIT
"""Remarks on marks for a subset: as many cells of a house as digits, naked or hidden."""

from collections.abc import Iterator
from itertools import combinations

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.learn.remarks.marked import (
    Marked,
    crowded,
    miscounted,
    sees,
    shared_houses,
)


def of_naked(marked: Marked, size: int) -> Iterator[Message]:
    """Remarks on marks for a naked subset of a size."""
    yield from miscounted(marked, size)
    yield from _apart(marked)
    yield from _without(marked)
    for cell in sorted(marked.cells):
        digits = marked.digits(cell)
        if len(digits) > size:
            yield Message(
                "{cell} has {count} candidates, {digits}: too many for {size} cells.",
                cell=marked.name(cell),
                count=len(digits),
                digits=tuple(map(str, digits)),
                size=size,
            )
    together = marked.together(marked.cells)
    yield from crowded(marked)
    if len(together) <= len(marked.cells) == size:
        yield from _settled(marked, together)


def of_hidden(marked: Marked, size: int) -> Iterator[Message]:
    """Remarks on marks for a hidden subset of a size."""
    yield from miscounted(marked, size)
    yield from _apart(marked)
    yield from _without(marked)
    houses = shared_houses(marked.cells)
    common = list(marked.asked) or [
        digit
        for digit in range(1, 10)
        if sum(marked.has(cell, digit) for cell in marked.cells) >= 2
    ]
    for house in houses:
        bound = [digit for digit in common if marked.places(house, digit) <= marked.cells]
        if 0 < len(bound) < size:
            yield from _one_more(marked, house, bound, common)
    for house in houses:
        for digit in common:
            yield from _elsewhere(marked, house, digit)
        if (
            len(bound := [each for each in common if marked.places(house, each) <= marked.cells])
            == size
        ):
            yield from _settled(marked, tuple(map(str, bound)))
    if not common:
        yield Message("The marked cells have no digit in common.")


def _apart(marked: Marked) -> Iterator[Message]:
    """Say which marked cells share no house."""
    if shared_houses(marked.cells):
        return
    for one, other in combinations(sorted(marked.cells), 2):
        if not sees(one, other):
            yield Message(
                "{one} and {other} share no row, column or box.",
                one=marked.name(one),
                other=marked.name(other),
            )
    yield Message("The marked cells do not all lie in one row, column or box.")


def _without(marked: Marked) -> Iterator[Message]:
    """Say which marked cells have none of the digits that are asked for."""
    for cell in sorted(marked.cells):
        if marked.asked and not any(marked.has(cell, digit) for digit in marked.asked):
            yield Message(
                "{cell} has none of {digits}.",
                cell=marked.name(cell),
                digits=tuple(map(str, marked.asked)),
            )


def _one_more(marked: Marked, house: int, bound: list[int], common: list[int]) -> Iterator[Message]:
    for digit in common:
        if digit not in bound:
            yield Message(
                "In {house} only these cells have {bound}, which is a good start. "
                "But {digit} also fits {cell}.",
                house=house_words(house),
                bound=tuple(map(str, bound)),
                digit=digit,
                cell=marked.name(min(marked.places(house, digit) - marked.cells)),
            )


def _elsewhere(marked: Marked, house: int, digit: int) -> Iterator[Message]:
    others = marked.places(house, digit) - marked.cells
    if others:
        yield Message(
            "In {house} the {digit} also fits {cell}, so it is not bound to the marked cells.",
            house=house_words(house),
            digit=digit,
            cell=marked.name(min(others)),
        )


def _settled(marked: Marked, digits: tuple[str, ...]) -> Iterator[Message]:
    """Say that a subset is one, but changes nothing."""
    for house in shared_houses(marked.cells):
        yield Message(
            "The marked cells do share {digits}, but nothing in {house} changes by it. "
            "Look for another place.",
            digits=digits,
            house=house_words(house),
        )
