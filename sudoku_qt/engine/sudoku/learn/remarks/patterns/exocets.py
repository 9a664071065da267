# SPDX-License-Identifier: MIT
"""Remarks on marks for an exocet: two base cells and two targets."""

from collections.abc import Iterator
from typing import cast

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.learn.remarks.marked import Marked, sees
from sudoku_qt.engine.sudoku.shape import cells_in


def of_exocet(marked: Marked) -> Iterator[Message]:
    """Remarks on stray marks besides a marked base."""
    base, digits = _base(marked)
    if not base <= marked.cells:
        return
    for cell in marked.strays:
        facts = {"cell": marked.name(cell), "base": marked.name(*base)}
        if all(sees(cell, each) for each in base):
            yield Message(
                "{cell} sees the base {base}, so it holds neither of its digits.", **facts
            )
        elif not digits & marked.candidates[cell]:
            yield Message(
                "{cell} has none of {digits}, of which the base {base} holds two.",
                **facts,
                digits=tuple(map(str, digits_in(digits))),
            )


def _base(marked: Marked) -> tuple[frozenset[int], int]:
    """The base of the nearest pattern and its digits, as a mask."""
    for part in marked.near.parts if marked.near else ():
        if part[:2] == ("cells", "base"):
            return frozenset(cells_in(cast(int, part[3]))), cast(int, part[4])
    raise ValueError("no base in the evidence")
