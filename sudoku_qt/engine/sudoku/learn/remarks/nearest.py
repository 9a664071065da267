# SPDX-License-Identifier: MIT
"""Remarks by the nearest pattern: what is wrong with a stray mark, and where to go on.

They fit patterns of every kind, if the remarks for the kind have nothing to say.
"""

from collections.abc import Iterator

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.learn.patterns import pattern_of
from sudoku_qt.engine.sudoku.learn.remarks.marked import Marked, sees
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE


def of_nearest(marked: Marked) -> Iterator[Message]:
    """Remarks by the nearest pattern; there always is one."""
    inside, outside = marked.inside, marked.strays
    if outside and marked.near and inside == pattern_of(marked.near):
        yield Message(
            "The pattern is complete without {outside}.",
            outside=marked.name(*outside),
        )
    if not outside:
        yield _lead(marked)
    for say in (alone, unlike, _elsewhere, _bound):
        for cell in outside:
            yield from say(marked, cell)


def alone(marked: Marked, cell: int) -> Iterator[Message]:
    """A remark that a cell sees no other marked one."""
    if not any(sees(cell, other) for other in marked.cells):
        yield Message(
            "{cell} shares no row, column or box with another marked cell.", cell=marked.name(cell)
        )


def unlike(marked: Marked, cell: int) -> Iterator[Message]:
    """A remark that a cell has no digit in common with any marked one that it sees."""
    seen = [other for other in marked.cells if sees(cell, other)]
    if not any(marked.candidates[cell] & marked.candidates[other] for other in seen):
        yield Message(
            "{cell} has no digit in common with any marked cell that it sees.",
            cell=marked.name(cell),
        )


def links(marked: Marked, cell: int) -> Iterator[tuple[int, int]]:
    """Yield each digit that a cell shares with a marked one, and a house that contains both.

    The digit that the task names comes first.
    """
    for digit in sorted(marked.digits(cell), key=lambda each: each != marked.named):
        for house in STANDARD_SHAPE.houses_of[cell]:
            if len(marked.marked_in(house) & marked.places(house, digit)) > 1:
                yield digit, house


def no_link(marked: Marked, cell: int) -> Iterator[Message]:
    """A remark on the third place of a digit that prevents a strong link to a marked cell."""
    for digit, house in links(marked, cell):
        yield from third_places(marked, digit, house)


def third_places(marked: Marked, digit: int, house: int) -> Iterator[Message]:
    """A remark on the places of a digit, besides the marked ones, that prevent a strong link."""
    for other in sorted(marked.places(house, digit) - marked.cells):
        yield Message(
            "{cell} also has {digit}, so {house} is no strong link.",
            cell=marked.name(other),
            digit=digit,
            house=house_words(house),
        )


def _elsewhere(marked: Marked, cell: int) -> Iterator[Message]:
    """Say where else a digit can stand that a cell has in common with a marked one."""
    for digit, house in links(marked, cell):
        for other in sorted(marked.places(house, digit) - marked.cells):
            yield Message(
                "{cell} also has {digit}, so the marked cells are not all its places in {house}.",
                cell=marked.name(other),
                digit=digit,
                house=house_words(house),
            )


def _bound(marked: Marked, cell: int) -> Iterator[Message]:
    for digit, house in links(marked, cell):
        if (places := marked.places(house, digit)) <= marked.cells:
            yield Message(
                "{cells} are all places of {digit} in {house}, but with the other marked cells "
                "nothing follows from it. Look for another way on.",
                cells=marked.name(*places),
                digit=digit,
                house=house_words(house),
            )


def _lead(marked: Marked) -> Message:
    """Say where the next cell is of a pattern without any other mark."""
    missing = pattern_of(marked.near) - marked.cells if marked.near else frozenset[int]()
    houses = [house for cell in sorted(missing) for house in STANDARD_SHAPE.houses_of[cell]]
    house = max(houses, key=lambda each: len(marked.marked_in(each)))
    return Message(
        "{inside}: right so far. Another of its cells lies in {house}.",
        inside=marked.name(*marked.inside),
        house=house_words(house),
    )
