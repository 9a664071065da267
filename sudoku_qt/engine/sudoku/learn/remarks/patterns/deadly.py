# SPDX-License-Identifier: MIT
"""Remarks on marks for a deadly pattern: corners, a ring, or the cells that prevent a BUG."""

from collections.abc import Iterator
from typing import cast

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.grid import Grid, digits_in
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.learn.patterns import pattern_of
from sudoku_qt.engine.sudoku.learn.remarks.marked import Marked, miscounted
from sudoku_qt.engine.sudoku.learn.remarks.patterns.rectangles import CORNERS, of_shape
from sudoku_qt.engine.sudoku.logic.step import Notation, write_cells
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cells_in, column_of, row_of

AVOIDABLE = (
    "avoidable_rectangle_1",
    "avoidable_rectangle_2",
    "avoidable_rectangle_3",
    "hidden_avoidable_rectangle",
)
"""Patterns some of whose corners are filled, but not given."""


def of_corners(marked: Marked) -> Iterator[Message]:
    """Remarks on marks for the corners of a rectangle, or some more."""
    yield from _lacking(marked)
    for cell in marked.strays:
        yield from _off_the_lines(marked, cell)
    if len(marked.cells) == CORNERS:
        yield from of_shape(marked)


def of_ring(marked: Marked) -> Iterator[Message]:
    """Remarks on marks for a ring: each house has two of its cells, or none."""
    yield from _lacking(marked)
    for cell in marked.strays:
        for house in STANDARD_SHAPE.houses_of[cell]:
            count = len(marked.marked_in(house))
            if count > 2:
                yield Message(
                    "{count} of the marked cells lie in {house}; a loop has two in each that it "
                    "passes through.",
                    count=count,
                    house=house_words(house),
                )
            if count == 1:
                yield Message(
                    "{cell} is the only marked cell of {house}; a loop has two in each that it "
                    "passes through.",
                    cell=marked.name(cell),
                    house=house_words(house),
                )


def of_filled(grid: Grid, cell: int, technique: str, notation: Notation = "r4c5") -> Message:
    """A remark that a filled cell cannot be meant."""
    facts = {"cell": write_cells([cell], notation), "digit": grid.values[cell]}
    if technique in AVOIDABLE:
        return Message("{cell} was given, so its {digit} cannot be exchanged.", **facts)
    return Message("{cell} is filled already.", **facts)


def of_exchanged(marked: Marked) -> Iterator[Message]:
    """Remarks on marks for the corners of an avoidable rectangle."""
    size = len(pattern_of(marked.near)) if marked.near else CORNERS
    for cell in marked.strays:
        yield from _off_the_lines(marked, cell)
    if len(marked.cells) == CORNERS == size:
        yield from of_shape(marked)
    digits = marked.near.digits if marked.near else ()
    for cell in marked.strays:
        value = marked.near.values[cell] if marked.near else 0
        if value and value not in digits:
            yield Message(
                "What could be exchanged here are {digits}; {cell} is {digit}.",
                digits=tuple(map(str, digits)),
                cell=marked.name(cell),
                digit=value,
            )
    yield from miscounted(marked, size)


def of_odd_cells(marked: Marked) -> Iterator[Message]:
    """Remarks on marks for the cells with more than two candidates."""
    missing = pattern_of(marked.near) - marked.cells if marked.near else frozenset[int]()
    is_incomplete = not marked.near or any(len(marked.digits(cell)) > 2 for cell in missing)
    for cell in marked.strays:
        if is_incomplete and len(marked.digits(cell)) == 2:
            yield Message(
                "{cell} has two candidates, as it should. Look for a cell with three.",
                cell=marked.name(cell),
            )


def _lacking(marked: Marked) -> Iterator[Message]:
    """Say of a stray cell which digit it lacks that the marked cells of the pattern have."""
    corners, digits = _pattern(marked)
    inside = marked.inside & corners
    common = [digit for digit in digits if all(marked.has(cell, digit) for cell in inside)]
    for cell in marked.strays if len(inside) > 1 else ():
        for digit in common:
            if not marked.has(cell, digit):
                yield Message(
                    "{cells} have {digits} in common, but {cell} has no {digit}.",
                    cells=marked.name(*inside),
                    digits=tuple(map(str, common)),
                    cell=marked.name(cell),
                    digit=digit,
                )


def _off_the_lines(marked: Marked, cell: int) -> Iterator[Message]:
    """Say that a stray cell shares no line with the marked corners."""
    inside = marked.inside & _pattern(marked)[0]
    rows, columns = {*map(row_of, inside)}, {*map(column_of, inside)}
    if inside and row_of(cell) not in rows and column_of(cell) not in columns:
        yield Message(
            "{cell} shares no row and no column with {cells}, so it is no corner of one rectangle "
            "with them.",
            cell=marked.name(cell),
            cells=marked.name(*inside),
        )


def _pattern(marked: Marked) -> tuple[frozenset[int], tuple[int, ...]]:
    """The cells and the digits of the nearest deadly pattern."""
    for part in marked.near.parts if marked.near else ():
        if part[0] == "pattern":
            return frozenset(cells_in(cast(int, part[3]))), tuple(digits_in(cast(int, part[4])))
    return frozenset(), ()
