# SPDX-License-Identifier: MIT
"""Singles on the SE scale: the last cell of a house, a box's, a line's, a cell's only one."""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.hint import Hint, Rule

LAST_CELL = 1.0
IN_BOX = 1.2
IN_LINE = 1.5
IN_CELL = 2.3


class HiddenSingle(Rule):
    """A digit that has one place in a house, boxes before columns before rows."""

    def find(self, board: Board) -> Hint | None:
        """Look for houses with one empty cell first."""
        turn: bits.Count
        house: bits.House
        digit: bits.Digit
        places: bits.Mask
        left: bits.CellSet
        for turn in range(27):
            left = board.empty & bits.HOUSES[bits.box_column_row(turn)]
            if left and not left & left - 1 and board.masks[bits.first(left)]:
                digit = bits.low(board.masks[bits.first(left)])
                return Hint("last cell", LAST_CELL, (), 81 * digit + bits.first(left))
        for turn in range(27):
            house = bits.box_column_row(turn)
            for digit in range(9):
                places = board.spots[9 * house + digit]
                if places and not places & places - 1:
                    return Hint(
                        "hidden single",
                        IN_BOX if house >= 18 else IN_LINE,
                        (),
                        81 * digit + bits.cell_at(house, bits.low(places)),
                    )
        return None


class NakedSingle(Rule):
    """A cell that has one candidate."""

    def find(self, board: Board) -> Hint | None:
        """Look from the top left."""
        cell: bits.Cell
        mask: bits.Mask
        for cell in range(81):
            mask = board.masks[cell]
            if mask and not mask & mask - 1:
                return Hint("naked single", IN_CELL, (), 81 * bits.low(mask) + cell)
        return None


def fill_singles(board: Board) -> float:
    """Place hidden singles while there are any, and give the rating of the hardest, 0 for none.

    A line's is taken only when there is no easier one. What is left does not depend on the order.
    """
    rating: float = 0.0
    while board.empty:
        if _fill_last(board):
            rating = max(rating, LAST_CELL)
        elif _fill(board, 18, 27):
            rating = max(rating, IN_BOX)
        elif _fill_first(board):
            rating = IN_LINE
        else:
            break
    return rating


def _fill_last(board: Board) -> bits.Count:
    """Fill the houses that have one empty cell, and count them."""
    house: bits.House
    left: bits.CellSet
    number: bits.Count = 0
    for house in range(27):
        left = board.empty & bits.HOUSES[house]
        if left and not left & left - 1 and board.masks[bits.first(left)]:
            board.place(bits.first(left), bits.low(board.masks[bits.first(left)]))
            number += 1
    return number


def _fill(board: Board, first: bits.House, last: bits.House) -> bits.Count:
    """Place the singles of some houses as they come, and count them."""
    house: bits.House
    digit: bits.Digit
    places: bits.Mask
    number: bits.Count = 0
    for house in range(first, last):
        for digit in range(9):
            places = board.spots[9 * house + digit]
            if places and not places & places - 1:
                board.place(bits.cell_at(house, bits.low(places)), digit)
                number += 1
    return number


def _fill_first(board: Board) -> bits.Flag:
    """Place the first single of a line, if there is one."""
    house: bits.House
    digit: bits.Digit
    places: bits.Mask
    for house in range(17, -1, -1):
        for digit in range(9):
            places = board.spots[9 * house + digit]
            if places and not places & places - 1:
                board.place(bits.cell_at(house, bits.low(places)), digit)
                return True
    return False
