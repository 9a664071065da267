# SPDX-License-Identifier: MIT
"""Remarks on marks for almost locked sets: cells of a house with one more digit than cells."""

from collections.abc import Iterator
from typing import cast

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.learn.patterns import SETS
from sudoku_qt.engine.sudoku.learn.remarks.marked import Marked, crowded, shared_houses
from sudoku_qt.engine.sudoku.learn.remarks.nearest import alone
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.shape import cells_in


def of_sets(marked: Marked) -> Iterator[Message]:
    """Remarks on marks for almost locked sets."""
    for cell in marked.strays:
        yield from alone(marked, cell)
    for cell in marked.strays:
        for members in _joined(marked, cell):
            yield from _too_many(marked, members)
    if not marked.inside:
        yield from _too_many(marked, marked.cells)


def of_one_set(marked: Marked) -> Iterator[Message]:
    """Remarks on marks for a set with as many digits as cells."""
    for cell in marked.strays:
        yield from alone(marked, cell)
    yield from crowded(marked)


def _joined(marked: Marked, cell: int) -> Iterator[frozenset[int]]:
    """Yield the sets that are partly marked, with a stray cell, all in one house."""
    for members in sets_of(marked.near) if marked.near else ():
        whole = members & marked.cells | {cell}
        if len(whole) > 1 and shared_houses(whole):
            yield whole


def sets_of(step: Step) -> Iterator[frozenset[int]]:
    """Yield the sets of cells in a step's evidence."""
    for part in step.parts:
        if part[0] == "cells" and part[2] in SETS:
            yield frozenset(cells_in(cast(int, part[3])))
        elif part[0] == "cell_sets":
            for members, _ in cast(tuple[tuple[int, int], ...], part[3]):
                yield frozenset(cells_in(members))


def _too_many(marked: Marked, members: frozenset[int]) -> Iterator[Message]:
    digits, most = marked.together(members), len(members) + 1
    if len(digits) > most and shared_houses(members):
        yield Message(
            "{cells} have {count} candidates together, {digits}; an almost locked set of {size} "
            "cells has {most}.",
            cells=marked.name(*members),
            count=len(digits),
            digits=digits,
            size=len(members),
            most=most,
        )
