# SPDX-License-Identifier: MIT
"""The singles of a position by kind, updated as cells are filled.

Searching for all singles again costs more than filling a cell. But a single comes up only when the
last but one candidate is eliminated, and stays one until its cell is filled.
"""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board


class SingleSets:
    """The cells that singles fill: the `last` of a house, `in_boxes`, `in_lines`, `in_cells`.

    `digits` has the digit for each of these cells, and for those that were filled. The position has
    to have a solution, and is otherwise only known by its `empty` cells. `hidden` counts the cells
    that hidden singles fill.
    """

    def __init__(self) -> None:
        if not bits.COMPILED:
            self.digits, self.where = [0] * 81, [bits.NO_CELLS] * 9
            self.masks, self.places, self.left = [0] * 81, [0] * 243, [0] * 27

    def take(self, board: Board) -> None:
        """Take over the position of a board."""
        number: bits.Count
        self.empty = board.empty
        self.last, self.in_cells = bits.NO_CELLS, bits.NO_CELLS
        self.in_boxes, self.in_lines = bits.NO_CELLS, bits.NO_CELLS
        self.hidden = 0
        for number in range(9):
            self.where[number] = board.where[number]
        for number in range(81):
            self.digits[number] = 0
            self.masks[number] = board.masks[number]
            if self.masks[number] and not self.masks[number] & self.masks[number] - 1:
                self._note_cell(number)
        for number in range(243):
            self.places[number] = bits.size(board.spots[number])
            if self.places[number] == 1:
                self._note_house(number // 9, number % 9)
        for number in range(27):
            self.left[number] = bits.count(self.empty & bits.HOUSES[number])
            if self.left[number] == 1:
                self._note_last(number)

    def become(self, other: "SingleSets") -> None:
        """Take over another position."""
        number: bits.Count
        self.empty = other.empty
        self.last, self.in_cells = other.last, other.in_cells
        self.in_boxes, self.in_lines = other.in_boxes, other.in_lines
        self.hidden = other.hidden
        for number in range(9):
            self.where[number] = other.where[number]
        for number in range(81):
            self.digits[number] = other.digits[number]
            self.masks[number] = other.masks[number]
        for number in range(243):
            self.places[number] = other.places[number]
        for number in range(27):
            self.left[number] = other.left[number]

    def fill(self, cell: bits.Cell) -> None:
        """Fill an empty cell with its digit in `digits`."""
        digit: bits.Digit = self.digits[cell]
        others: bits.Mask = self.masks[cell] & ~(1 << digit)
        here: bits.CellSet = bits.bit(cell)
        elsewhere: bits.CellSet = ~here
        seen: bits.CellSet = bits.PEERS[cell] & self.where[digit]
        if here & (self.in_boxes | self.in_lines):
            self.hidden -= 1
        self.empty &= elsewhere
        self.last &= elsewhere
        self.in_boxes &= elsewhere
        self.in_lines &= elsewhere
        self.in_cells &= elsewhere
        self.masks[cell] = 0
        self.where[digit] &= elsewhere
        self._close(bits.ROW[cell], digit)
        self._close(9 + bits.COLUMN[cell], digit)
        self._close(18 + bits.BOX[cell], digit)
        while others:
            self.where[bits.low(others)] &= elsewhere
            self._leave(cell, bits.low(others))
            others &= others - 1
        while seen:
            self._take_away(bits.first(seen), digit)
            seen &= seen - 1

    def remove(self, cell: bits.Cell, digit: bits.Digit) -> None:
        """Remove a candidate, if it is present."""
        if self.masks[cell] >> digit & 1:
            self._take_away(cell, digit)

    def _take_away(self, cell: bits.Cell, digit: bits.Digit) -> None:
        left: bits.Mask = self.masks[cell] & ~(1 << digit)
        self.masks[cell] = left
        self.where[digit] &= ~bits.bit(cell)
        if left and not left & left - 1:
            self._note_cell(cell)
        self._leave(cell, digit)

    def _close(self, house: bits.House, digit: bits.Digit) -> None:
        """Take a digit that is placed from what is left of a house."""
        self.places[9 * house + digit] = 0
        self.left[house] -= 1
        if self.left[house] == 1:
            self._note_last(house)

    def _leave(self, cell: bits.Cell, digit: bits.Digit) -> None:
        """Count one place less for a digit in the houses of a cell."""
        row: bits.Count = 9 * bits.ROW[cell] + digit
        column: bits.Count = 81 + 9 * bits.COLUMN[cell] + digit
        box: bits.Count = 162 + 9 * bits.BOX[cell] + digit
        self.places[row] -= 1
        self.places[column] -= 1
        self.places[box] -= 1
        if self.places[row] == 1:
            self._note_house(row // 9, digit)
        if self.places[column] == 1:
            self._note_house(column // 9, digit)
        if self.places[box] == 1:
            self._note_house(box // 9, digit)

    def _note_cell(self, cell: bits.Cell) -> None:
        """Note a cell that has one candidate."""
        self.in_cells |= bits.bit(cell)
        self.digits[cell] = bits.low(self.masks[cell])

    def _note_house(self, house: bits.House, digit: bits.Digit) -> None:
        """Note the one place that a digit has in a house."""
        place: bits.CellSet = self.where[digit] & bits.HOUSES[house]
        if not place & (self.in_boxes | self.in_lines):
            self.hidden += 1
        self.digits[bits.first(place)] = digit
        if house < 18:
            self.in_lines |= place
        else:
            self.in_boxes |= place

    def _note_last(self, house: bits.House) -> None:
        """Note the one empty cell of a house."""
        self.last |= self.empty & bits.HOUSES[house]
