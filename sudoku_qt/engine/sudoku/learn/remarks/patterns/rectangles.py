# SPDX-License-Identifier: MIT
"""Remarks on marks for a unique rectangle: four corners in two rows, columns and boxes."""

from collections.abc import Iterator
from functools import reduce
from operator import and_

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.learn.remarks.marked import Marked, miscounted
from sudoku_qt.engine.sudoku.shape import box_of, column_of, row_of

CORNERS = 4


def of_rectangle(marked: Marked) -> Iterator[Message]:
    """Remarks on marks for the corners of a unique rectangle."""
    yield from miscounted(marked, CORNERS)
    if len(marked.cells) == CORNERS:
        wrong_shape = [*of_shape(marked)]
        yield from wrong_shape or _of_pair(marked)


def of_shape(marked: Marked) -> Iterator[Message]:
    """Remarks on the arrangement of four corners."""
    rows, columns = {*map(row_of, marked.cells)}, {*map(column_of, marked.cells)}
    boxes = {*map(box_of, marked.cells)}
    if (len(rows), len(columns)) != (2, 2):
        yield Message(
            "The marked cells lie in {rows} rows and {columns} columns; "
            "the corners of a rectangle lie in two and two.",
            rows=len(rows),
            columns=len(columns),
        )
    elif len(boxes) != 2:
        yield Message(
            "The four cells lie in {count} boxes. Digits can be exchanged in two boxes only.",
            count=len(boxes),
        )


def _of_pair(marked: Marked) -> Iterator[Message]:
    common = tuple(digits_in(reduce(and_, (marked.candidates[cell] for cell in marked.cells))))
    if len(common) < 2:
        yield Message("The four corners do not have two digits in common.")
        return
    bare = [cell for cell in marked.cells if len(marked.digits(cell)) == 2]
    if len(bare) < 2:
        yield Message(
            "Of the four corners {count} have the pair alone; it takes two at least.",
            count=len(bare),
        )
    else:
        yield from _roof(marked, common, marked.cells.difference(bare))


def _roof(marked: Marked, pair: tuple[int, ...], roof: frozenset[int]) -> Iterator[Message]:
    """Say what the corners come to that have more than the pair."""
    extra = {digit for cell in roof for digit in marked.digits(cell)}.difference(pair)
    digits = tuple(map(str, pair))
    if len(extra) == 1:
        yield Message(
            "This is a rectangle of {digits}, but no cell with {digit} sees {cells}, so "
            "nothing goes away. Look for another place.",
            digits=digits,
            digit=min(extra),
            cells=marked.name(*sorted(roof)),
        )
    else:
        yield Message(
            "This is a rectangle of {digits}. But {cells} have {count} digits besides, so more "
            "than one thing may prevent the exchange. Look for another place.",
            digits=digits,
            cells=marked.name(*sorted(roof)),
            count=len(extra),
        )
