# SPDX-License-Identifier: MIT
"""Borescoper's deadly pattern: a square in a box, a pair in its rows and a pair in its columns.

Two rows and two columns cross in four cells of a box. A pair of cells in the same columns lies in a
row of another box, a pair in the same rows in a column of another box. However four digits fill
these eight cells, they could be exchanged, giving a second solution. The same holds for three
digits without one cell of the square.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.guarded.deadly_shapes import DeadlyShapes
from sudoku_qt.engine.sudoku.logic.technique import Technique


class BorescopersPattern(Technique):
    """Type 1: one cell has extras; 2: all extras are one digit; 3 and 4: two cells have extras."""

    name = "borescoper"

    def find(self, board: Board) -> Iterator[Finding]:
        """Check seven cells with three digits, then eight with four."""
        number: bits.Count
        for number in range(3, 5):
            deadly = DeadlyShapes(board, number)
            for cells in _shapes(deadly, board.empty, number):
                yield from deadly.conclude(cells)


def _shapes(deadly: DeadlyShapes, free: bits.CellSet, number: bits.Count) -> list[int]:
    """List the shapes of free cells for a number of digits that may lead to a conclusion."""
    box: bits.House
    place: bits.Count
    cells: bits.CellSet
    found: list[int] = []
    for box in range(9):
        for place in range(0 if number == 4 else 9, 9 if number == 4 else 45):
            cells = _square(box, place)
            if not cells & ~free and deadly.may_tell(cells):
                _add_pairs(deadly, free, box, place % 9, cells, found)
    return found


def _square(box: bits.House, place: bits.Count) -> bits.CellSet:
    """The cells of a box outside one row and one column; from place 9 on without one cell."""
    cells: bits.CellSet = bits.HOUSES[18 + box] & _rows(box, place % 9) & _columns(box, place % 9)
    left: bits.CellSet = cells
    if place < 9:
        return cells
    for _ in range(place // 9 - 1):
        left &= left - 1
    return cells & ~(left & -left)


def _add_pairs(
    deadly: DeadlyShapes,
    free: bits.CellSet,
    box: bits.House,
    place: bits.Count,
    square: bits.CellSet,
    found: list[int],
) -> None:
    """Extend a square by a pair in its columns and one in its rows, in every way."""
    row: bits.House
    column: bits.House
    beside: bits.CellSet
    below: bits.CellSet
    cells: bits.CellSet
    for row in range(9):
        below = bits.HOUSES[row] & _columns(box, place)
        if row // 3 == box // 3 or below & ~free:
            continue
        for column in range(9):
            beside = bits.HOUSES[9 + column] & _rows(box, place)
            if column // 3 == box % 3 or beside & ~free:
                continue
            cells = square | below | beside
            if deadly.may_tell(cells):
                found.append(cells)


def _rows(box: bits.House, place: bits.Count) -> bits.CellSet:
    """The two rows of a box but one."""
    band: bits.House = box // 3 * 3
    out: bits.House = band + place // 3
    every: bits.CellSet = bits.HOUSES[band] | bits.HOUSES[band + 1] | bits.HOUSES[band + 2]
    return every & ~bits.HOUSES[out]


def _columns(box: bits.House, place: bits.Count) -> bits.CellSet:
    """The two columns of a box but one."""
    stack: bits.House = 9 + box % 3 * 3
    out: bits.House = stack + place % 3
    every: bits.CellSet = bits.HOUSES[stack] | bits.HOUSES[stack + 1] | bits.HOUSES[stack + 2]
    return every & ~bits.HOUSES[out]
