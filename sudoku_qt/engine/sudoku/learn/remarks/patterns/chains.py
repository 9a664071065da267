# SPDX-License-Identifier: MIT
"""Remarks on marks for a chain of several digits: bivalue cells and strong links."""

from collections.abc import Iterator
from itertools import combinations

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.learn.remarks.marked import Marked, miscounted, sees
from sudoku_qt.engine.sudoku.learn.remarks.nearest import alone, no_link, unlike

W_WING = 4
"""Two cells with the same pair, and the link between them."""


def of_chain(marked: Marked) -> Iterator[Message]:
    """Remarks on the stray marks of a chain."""
    for say in (alone, unlike, no_link):
        for cell in marked.strays:
            yield from say(marked, cell)


def of_pairs_in_chain(marked: Marked) -> Iterator[Message]:
    """Remarks on marks for a chain of bivalue cells."""
    for cell in sorted(marked.cells):
        yield from _more_than_two(marked, cell)
    for say in (alone, unlike):
        for cell in marked.strays:
            yield from say(marked, cell)
    if marked.strays:
        yield Message(
            "Each of the marked cells has two candidates, but together they take nothing away. "
            "Look for another way on."
        )


def of_equal_pairs(marked: Marked) -> Iterator[Message]:
    """Remarks on marks for a chain of cells with the same two digits."""
    for cell in sorted(marked.cells):
        yield from _more_than_two(marked, cell)
    for one, other in combinations(sorted(marked.cells), 2):
        if marked.candidates[one] != marked.candidates[other]:
            yield Message(
                "{one} has {digits}, {other} has {others}; here all have the same two.",
                one=marked.name(one),
                digits=marked.together([one]),
                other=marked.name(other),
                others=marked.together([other]),
            )
    for cell in sorted(marked.cells):
        yield from alone(marked, cell)


def of_w_wing(marked: Marked) -> Iterator[Message]:
    """Remarks on marks for two equal pairs and a link between them."""
    yield from miscounted(marked, W_WING)
    twos = [cell for cell in sorted(marked.cells) if len(marked.digits(cell)) == 2]
    equal = [
        (one, other)
        for one, other in combinations(twos, 2)
        if marked.candidates[one] == marked.candidates[other]
    ]
    if not equal:
        yield Message("No two of the marked cells have the same two candidates and no others.")
    for one, other in equal:
        if sees(one, other):
            yield Message(
                "{one} and {other} have the same two candidates, but they see each other. The two "
                "cells of a W-Wing do not.",
                one=marked.name(one),
                other=marked.name(other),
            )
    yield from of_chain(marked)


def _more_than_two(marked: Marked, cell: int) -> Iterator[Message]:
    digits = marked.together([cell])
    if len(digits) > 2:
        yield Message(
            "{cell} has {count} candidates, {digits}. Here each cell has two.",
            cell=marked.name(cell),
            count=len(digits),
            digits=digits,
        )
