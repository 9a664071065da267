# SPDX-License-Identifier: MIT
"""Remarks on marks for a pattern that some digits alone cannot fill, or only just can."""

from collections.abc import Iterator

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.learn.remarks.marked import Marked, lacking
from sudoku_qt.engine.sudoku.learn.remarks.nearest import alone


def of_odd_loop(marked: Marked) -> Iterator[Message]:
    """Remarks on marks for an odd loop of one digit, and its guardians."""
    yield from lacking(marked)
    for cell in marked.strays:
        yield from alone(marked, cell)


def of_few_digits(marked: Marked) -> Iterator[Message]:
    """Remarks on marks for cells of the same few digits."""
    digits = marked.near.digits if marked.near else ()
    for cell in marked.strays:
        if digits and not set(digits) & set(marked.digits(cell)):
            yield Message(
                "It is about {digits}, and {cell} has none of them.",
                digits=tuple(map(str, digits)),
                cell=marked.name(cell),
            )
        yield from alone(marked, cell)
