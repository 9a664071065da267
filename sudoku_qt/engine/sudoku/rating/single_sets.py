# SPDX-License-Identifier: MIT
"""The singles of a position by their kinds, kept up to date while it is filled.

To look for singles all over again costs more than to fill a cell. But a single comes up only
where the candidate before the last is eliminated, and stays one until its cell is filled.
"""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board


class SingleSets:
    """The cells that singles fill: the `last` of a house, `in_boxes`, `in_lines`, `in_cells`.

    `digits` holds what belongs into each of these cells, and what was filled into others. All
    that is asked of a position beside is `empty`, its cells; it has to have a solution.
    """

    def __init__(self, board: Board) -> None:
        if not bits.COMPILED:
            self.digits, self.where = [0] * 81, [bits.NO_CELLS] * 9
            self.masks, self.spots = [0] * 81, [0] * 243
        self._take(board)

    def _take(self, board: Board) -> None:
        number: bits.Count
        self.empty = board.empty
        self.last, self.in_cells = bits.NO_CELLS, bits.NO_CELLS
        self.in_boxes, self.in_lines = bits.NO_CELLS, bits.NO_CELLS
        for number in range(9):
            self.where[number] = board.where[number]
        for number in range(81):
            self.digits[number] = 0
            self.masks[number] = board.masks[number]
            self._note_cell(number)
        for number in range(243):
            self.spots[number] = board.spots[number]
            if number < 162:
                self._note_line(number // 9, number % 9)
            else:
                self._note_box(number // 9, number % 9)
        for number in range(27):
            self._note_last(number)

    def become(self, other: "SingleSets") -> None:
        """Take over another position."""
        number: bits.Count
        self.empty = other.empty
        self.last, self.in_cells = other.last, other.in_cells
        self.in_boxes, self.in_lines = other.in_boxes, other.in_lines
        for number in range(9):
            self.where[number] = other.where[number]
        for number in range(81):
            self.digits[number] = other.digits[number]
            self.masks[number] = other.masks[number]
        for number in range(243):
            self.spots[number] = other.spots[number]

    def hidden(self) -> bits.CellSet:
        """The cells that hidden singles fill."""
        return self.in_boxes | self.in_lines

    def fill(self, cell: bits.Cell) -> None:
        """Fill an empty cell with the one of `digits`."""
        digit: bits.Digit = self.digits[cell]
        others: bits.Mask = self.masks[cell] & ~(1 << digit)
        here: bits.CellSet = bits.bit(cell)
        seen: bits.CellSet
        kind: bits.Count
        self.empty &= ~here
        self.last &= ~here
        self.in_boxes &= ~here
        self.in_lines &= ~here
        self.in_cells &= ~here
        self.masks[cell] = 0
        self.where[digit] &= ~here
        for kind in range(3):
            self.spots[9 * bits.house_of(cell, kind) + digit] = 0
            self._note_last(bits.house_of(cell, kind))
        while others:
            self.where[bits.low(others)] &= ~here
            self._leave(cell, bits.low(others))
            others &= others - 1
        seen = bits.PEERS[cell] & self.where[digit]
        while seen:
            self.remove(bits.first(seen), digit)
            seen &= seen - 1

    def remove(self, cell: bits.Cell, digit: bits.Digit) -> None:
        """Take a candidate away where it is there."""
        if not self.masks[cell] >> digit & 1:
            return
        self.masks[cell] &= ~(1 << digit)
        self.where[digit] &= ~bits.bit(cell)
        self._note_cell(cell)
        self._leave(cell, digit)

    def _leave(self, cell: bits.Cell, digit: bits.Digit) -> None:
        """Take a cell from the places of a digit."""
        row: bits.House = bits.ROW[cell]
        column: bits.House = bits.COLUMN[cell]
        box: bits.House = bits.BOX[cell]
        self.spots[9 * row + digit] &= ~(1 << column)
        self.spots[9 * (9 + column) + digit] &= ~(1 << row)
        self.spots[9 * (18 + box) + digit] &= ~(1 << (row % 3 * 3 + column % 3))
        self._note_line(row, digit)
        self._note_line(9 + column, digit)
        self._note_box(18 + box, digit)

    def _note_cell(self, cell: bits.Cell) -> None:
        mask: bits.Mask = self.masks[cell]
        if mask and not mask & mask - 1:
            self.in_cells |= bits.bit(cell)
            self.digits[cell] = bits.low(mask)

    def _note_box(self, house: bits.House, digit: bits.Digit) -> None:
        places: bits.Mask = self.spots[9 * house + digit]
        if places and not places & places - 1:
            self.in_boxes |= bits.bit(bits.cell_at(house, bits.low(places)))
            self.digits[bits.cell_at(house, bits.low(places))] = digit

    def _note_line(self, house: bits.House, digit: bits.Digit) -> None:
        places: bits.Mask = self.spots[9 * house + digit]
        if places and not places & places - 1:
            self.in_lines |= bits.bit(bits.cell_at(house, bits.low(places)))
            self.digits[bits.cell_at(house, bits.low(places))] = digit

    def _note_last(self, house: bits.House) -> None:
        left: bits.CellSet = self.empty & bits.HOUSES[house]
        if not left & left - 1:
            self.last |= left
