# SPDX-License-Identifier: MIT
"""Singles on the SE scale: full houses, hidden singles in boxes and lines, naked singles."""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.hint import RatedHint, Rule
from sudoku_qt.engine.sudoku.rating.single_sets import SingleSets

LAST_CELL = 1.0
IN_BOX = 1.2
IN_LINE = 1.5
IN_CELL = 2.3


class HiddenSingleRule(Rule):
    """A digit with one place in a house, boxes before columns before rows."""

    def find(self, board: Board) -> RatedHint | None:
        """Search houses with one empty cell first."""
        turn: bits.Count
        house: bits.House
        digit: bits.Digit
        places: bits.Mask
        left: bits.CellSet
        for turn in range(27):
            left = board.empty & bits.HOUSES[bits.box_column_row(turn)]
            if left and not left & left - 1 and board.masks[bits.first(left)]:
                digit = bits.low(board.masks[bits.first(left)])
                return RatedHint("last cell", LAST_CELL, (), 81 * digit + bits.first(left))
        for turn in range(27):
            house = bits.box_column_row(turn)
            for digit in range(9):
                places = board.spots[9 * house + digit]
                if places and not places & places - 1:
                    return RatedHint(
                        "hidden single",
                        IN_BOX if house >= 18 else IN_LINE,
                        (),
                        81 * digit + bits.cell_at(house, bits.low(places)),
                    )
        return None


class NakedSingleRule(Rule):
    """A cell with one candidate."""

    def find(self, board: Board) -> RatedHint | None:
        """Search from the top left."""
        cell: bits.Cell
        mask: bits.Mask
        for cell in range(81):
            mask = board.masks[cell]
            if mask and not mask & mask - 1:
                return RatedHint("naked single", IN_CELL, (), 81 * bits.low(mask) + cell)
        return None


def rate_singles(givens: bytes) -> tuple[float, float]:
    """The rating of a puzzle that hidden singles solve, and that of the first single.

    Both are 0 for any other puzzle, and for one without an empty cell.
    """
    position: SingleSets = SingleSets()
    rating: float = 0.0
    first: float = 0.0
    position.take(Board.of_givens(givens))
    while position.empty:
        easiest: float = _easiest(position)
        if easiest == 0.0:
            return 0.0, 0.0
        first = first or easiest
        rating = max(rating, easiest)
        _fill_as_hard(position, rating)
    return rating, first


def _easiest(position: SingleSets) -> float:
    """The rating of the easiest hidden single, 0 where there is none."""
    if position.last:
        return LAST_CELL
    if position.in_boxes:
        return IN_BOX
    return IN_LINE if position.in_lines else 0.0


def _fill_as_hard(position: SingleSets, rating: float) -> None:
    """Fill hidden singles up to a rating while there are any; what is left is the same anyhow."""
    cells: bits.CellSet
    while True:
        cells = position.last
        if rating >= IN_BOX:
            cells |= position.in_boxes
        if rating >= IN_LINE:
            cells |= position.in_lines
        if not cells:
            return
        position.fill(bits.first(cells))


def fill_singles(board: Board) -> float:
    """Place hidden singles until there are none; return the rating of the hardest, 0 for none.

    One in a line is taken only if there is no easier one; after it none can be harder, so they are
    taken in any order. What is left does not depend on the order.
    """
    rating: float = 0.0
    while board.empty:
        if _fill_last(board):
            rating = max(rating, LAST_CELL)
        elif _fill(board, 18, 27):
            rating = max(rating, IN_BOX)
        elif _fill(board, 0, 18):
            rating = IN_LINE
            while board.empty and _fill(board, 0, 27):
                pass
        else:
            break
    return rating


def _last_of(board: Board, house: bits.House) -> bits.Cell:
    """The last empty cell of a house, if it has a candidate, or -1."""
    left: bits.CellSet = board.empty & bits.HOUSES[house]
    if left and not left & left - 1 and board.masks[bits.first(left)]:
        return bits.first(left)
    return -1


def _fill_last(board: Board) -> bits.Count:
    """Fill the houses that have one empty cell, and count them."""
    house: bits.House
    cell: bits.Cell
    number: bits.Count = 0
    for house in range(27):
        cell = _last_of(board, house)
        if cell >= 0:
            board.place(cell, bits.low(board.masks[cell]))
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
