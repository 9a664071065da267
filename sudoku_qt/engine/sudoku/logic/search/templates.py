# SPDX-License-Identifier: MIT
"""Templates of one digit, and the candidates that are in none of them.

A template takes one of the digit's candidates in each row, column and box that still has some.
Everything that can be concluded from one digit alone, by fish, colours or strong links of any
length, holds in each template, so no such search finds anything if each candidate is in one.
Checking that takes less than a microsecond, and can save a dozen searches.
"""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board


class Templates:
    """The candidates in no template, by digit, each with the cells for which that was found."""

    def __init__(self) -> None:
        if not bits.COMPILED:
            self.where, self.outside = [0] * 9, [0] * 9

    def find(self, board: Board, digit: bits.Digit) -> bits.CellSet:
        """The cells of a digit that are in no template."""
        if self.where[digit] != board.where[digit]:
            self.where[digit] = board.where[digit]
            self.outside[digit] = _outside(board.where[digit])
        return self.outside[digit]


def templates_of(board: Board) -> Templates:
    """The templates' results of a board."""
    known: Templates | None = board.lasting.get(Templates)
    if known is None:
        known = board.lasting[Templates] = Templates()
    return known


def outside_templates(board: Board, digit: bits.Digit) -> bits.CellSet:
    """The cells of a digit (0-8) that are in no template."""
    return templates_of(board).find(board, digit)


def any_outside_templates(board: Board) -> bits.Flag:
    """Whether some digit has candidates that are in no template."""
    digit: bits.Digit
    templates: Templates = templates_of(board)
    for digit in range(9):
        if templates.find(board, digit):
            return True
    return False


def _outside(where: bits.CellSet) -> bits.CellSet:
    """Lay the digit through each candidate that no template has had before."""
    row: bits.House
    rows: bits.HouseSet = 0
    cell: bits.Cell
    template: bits.CellSet
    left: bits.CellSet = where
    outside: bits.CellSet = bits.NO_CELLS
    for row in range(9):
        if where & bits.HOUSES[row]:
            rows |= 1 << row
    if not _fits(where, bits.size(rows)):
        return where
    while left:
        cell = bits.first(left)
        template = _lay(where, bits.NO_CELLS, cell, rows)
        if not template:
            outside |= bits.bit(cell)
        left &= left - 1
        left &= ~template
    return outside


def _fits(where: bits.CellSet, rows: bits.Count) -> bits.Flag:
    """Whether so many columns and boxes want the digit, too; else there is no template."""
    number: bits.Count
    columns: bits.Count = 0
    boxes: bits.Count = 0
    for number in range(9):
        if where & bits.HOUSES[9 + number]:
            columns += 1
        if where & bits.HOUSES[18 + number]:
            boxes += 1
    return columns == rows and boxes == rows


def _lay(
    free: bits.CellSet, laid: bits.CellSet, cell: bits.Cell, rows: bits.HouseSet
) -> bits.CellSet:
    """A template with some cells and another that is free, or no cells if there is none.

    Next comes a row that leaves no choice, or else the first.
    """
    left: bits.HouseSet
    here: bits.CellSet
    template: bits.CellSet
    places: bits.CellSet = bits.NO_CELLS
    laid |= bits.bit(cell)
    free &= ~bits.PEERS[cell]
    rows &= ~(1 << bits.ROW[cell])
    if not rows:
        return laid
    left = rows
    while left:
        here = free & bits.HOUSES[bits.low(left)]
        left &= left - 1
        if not here & here - 1:
            places = here
            break
        if not places:
            places = here
    while places:
        template = _lay(free, laid, bits.first(places), rows)
        if template:
            return template
        places &= places - 1
    return bits.NO_CELLS
