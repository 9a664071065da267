# SPDX-License-Identifier: MIT
"""Remarks on marks for locked candidates: a digit's places where a box and a line cross."""

from collections.abc import Iterator

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.learn.remarks.marked import Marked, lacking, shared_houses
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE


def of_locked(marked: Marked, *, pointing: bool) -> Iterator[Message]:
    """Remarks on marks for candidates locked in a box (`pointing`) or in a line."""
    yield from lacking(marked)
    digit = marked.digit
    if not digit:
        return
    shared = shared_houses(marked.cells)
    boxes, lines = [each for each in shared if each >= 18], [each for each in shared if each < 18]
    if not boxes:
        yield Message("The marked cells do not lie in one box.")
    elif not lines:
        yield Message("The marked cells do not lie in one row or column.")
    else:
        home, other = (boxes[0], lines[0]) if pointing else (lines[0], boxes[0])
        yield from _outside(marked, home, other)
        if marked.places(home, digit) == marked.cells:
            yield _nothing_goes(home, other, digit)


def _outside(marked: Marked, home: int, other: int) -> Iterator[Message]:
    """Say which cells of the house have the digit besides the marked ones."""
    crossing = frozenset(STANDARD_SHAPE.houses[home]).intersection(STANDARD_SHAPE.houses[other])
    digit = marked.digit
    rest = marked.places(home, digit) - marked.cells
    for cell in sorted(rest - crossing):
        yield Message(
            "{cell} also has {digit}, so in {house} it need not be in a marked cell.",
            cell=marked.name(cell),
            digit=digit,
            house=house_words(home),
        )
    for cell in sorted(rest & crossing):
        yield Message(
            "{cell} belongs to it, too: there {house} can have its {digit} as well.",
            cell=marked.name(cell),
            digit=digit,
            house=house_words(home),
        )


def _nothing_goes(home: int, other: int, digit: int) -> Message:
    return Message(
        "The {digit} of {home} does stand in {other}, but {other} has no other {digit} to take "
        "away. Look for another place.",
        digit=digit,
        home=house_words(home),
        other=house_words(other),
    )
