# SPDX-License-Identifier: MIT
"""Remarks on wrong answers in the lessons about notes and about links, which teach no technique."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from sudoku_qt.engine.message import Counted, Message
from sudoku_qt.engine.sudoku.grid import Grid, digits_in
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.learn.conjugates import colours, places, strong_links
from sudoku_qt.engine.sudoku.learn.remarks.singles import seen_in
from sudoku_qt.engine.sudoku.logic.step import Candidate, Notation, write_cells
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, box_of

BOXES = range(18, 27)


class Given(NamedTuple):
    """What was answered: the marks, and the right ones that are nearest to them.

    `digit` is the lit one, and `framed` the framed cells.
    """

    grid: Grid
    marks: frozenset[Candidate]
    right: frozenset[Candidate]
    digit: int
    framed: frozenset[int]
    notation: Notation

    @property
    def wrong(self) -> list[Candidate]:
        """The marks that are not right, in order."""
        return sorted(self.marks - self.right)

    def name(self, cell: int) -> str:
        """The name of a cell."""
        return write_cells([cell], self.notation)


Remarks = Callable[[Given], Iterator[Message]]


def of_notes(given: Given) -> Iterator[Message]:
    """Remarks on notes that were struck out of a cell which had all nine."""
    for cell, digit in given.wrong:
        if cell not in given.framed:
            yield Message("{cell} is not the framed cell.", cell=given.name(cell))
        yield Message(
            "{cell} does not see any {digit}, so it may be one.",
            cell=given.name(cell),
            digit=digit,
        )
    yield from _more_goes(given)


def of_entered(given: Given) -> Iterator[Message]:
    """Remarks on notes that were struck out because of a digit that was entered."""
    (framed,) = given.framed
    entered = given.grid.values[framed]
    for cell, digit in given.wrong:
        if not given.grid.candidates[cell] >> digit - 1 & 1:
            yield Message("{cell} has no {digit}.", cell=given.name(cell), digit=digit)
        if digit != entered:
            yield Message(
                "Only notes of {digit} go now; nothing has happened to the {other} of {cell}.",
                digit=entered,
                other=digit,
                cell=given.name(cell),
            )
        yield Message("{cell} does not see the framed cell.", cell=given.name(cell))
    yield from _more_goes(given)


def of_places(given: Given) -> Iterator[Message]:
    """Remarks on cells that were marked as the places of a digit in a box."""
    box = 18 + box_of(min(given.right).cell)
    for cell, _ in given.wrong:
        name = given.name(cell)
        if given.grid.values[cell]:
            yield Message("{cell} is filled already.", cell=name)
        if cell not in STANDARD_SHAPE.houses[box]:
            yield Message("{cell} does not lie in {house}.", cell=name, house=house_words(box))
        yield from seen_in(given.grid, Candidate(cell, given.digit), given.notation)
    yield from _more_marked(given)


def of_last_note(given: Given) -> Iterator[Message]:
    """Remarks on a digit that was entered where more than one note is left."""
    cell, digit = min(given.marks)
    if given.grid.values[cell]:
        yield Message("{cell} is filled already.", cell=given.name(cell))
    left = tuple(map(str, digits_in(given.grid.candidates[cell])))
    if str(digit) not in left:
        yield from seen_in(given.grid, Candidate(cell, digit), given.notation)
    yield Message("{cell} has more notes than one: {left}.", cell=given.name(cell), left=left)


def of_strong_in_house(given: Given) -> Iterator[Message]:
    """Remarks on cells that were marked as the strong link of a certain house."""
    yield from _no_places(given)
    cells = [mark.cell for mark in given.right]
    common = set[int].intersection(*({*STANDARD_SHAPE.houses_of[cell]} for cell in cells))
    house = house_words(min(common))
    for cell, _ in given.wrong:
        yield Message("{cell} does not lie in {house}.", cell=given.name(cell), house=house)
    yield from _more_marked(given)


def of_strong_in_box(given: Given) -> Iterator[Message]:
    """Remarks on cells that were marked as a strong link in any box."""
    yield from _no_places(given)
    boxes = sorted({18 + box_of(mark.cell) for mark in given.marks})
    for box in boxes:
        count = len(places(given.grid, given.digit, box))
        if count > 2:
            yield Message(
                "In {house} the {digit} has {count} places: if one is false, the others are still "
                "open. That is no strong link.",
                house=house_words(box),
                digit=given.digit,
                count=count,
            )
    if len(boxes) > 1:
        yield Message("The two cells of a strong link in a box lie in one and the same box.")
    yield from _more_marked(given)


def of_weak(given: Given) -> Iterator[Message]:
    """Remarks on cells that were marked as losing a digit to the framed one."""
    yield from _no_places(given)
    for cell, _ in given.wrong:
        name = given.name(cell)
        if cell in given.framed:
            yield Message("{cell} is the framed cell itself.", cell=name)
        yield Message("{cell} does not see the framed cell.", cell=name)
    yield from _more_marked(given)


def of_colours(given: Given) -> Iterator[Message]:
    """Remarks on cells that were marked as having the second colour."""
    yield from _no_places(given)
    (framed,) = given.framed
    known = colours(strong_links(given.grid, given.digit), framed)
    for cell, _ in given.wrong:
        name = given.name(cell)
        if cell == framed:
            yield Message("The framed cell has the first colour.")
        if cell in known:
            yield Message("{cell} has the first colour again, like the framed cell.", cell=name)
        yield Message("No strong link leads from a coloured cell to {cell}.", cell=name)
    yield from _more_marked(given)


def _no_places(given: Given) -> Iterator[Message]:
    """Say which marked cells cannot have the digit."""
    for cell, _ in given.wrong:
        if given.grid.values[cell]:
            yield Message("{cell} is filled already.", cell=given.name(cell))
        if not given.grid.candidates[cell] >> given.digit - 1 & 1:
            yield Message("{cell} has no {digit}.", cell=given.name(cell), digit=given.digit)


def _more_marked(given: Given) -> Iterator[Message]:
    count = len(given.right - given.marks)
    if count:
        yield Counted("Right so far. One is missing.", "Right so far. {count} are missing.", count)


def _more_goes(given: Given) -> Iterator[Message]:
    count = len(given.right - given.marks)
    if count:
        yield Counted(
            "Right so far, but one more note goes.",
            "Right so far, but {count} more notes go.",
            count,
        )
