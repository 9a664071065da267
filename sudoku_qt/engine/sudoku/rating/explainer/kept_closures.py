# SPDX-License-Identifier: MIT
"""The closures of a board, kept from step to step while nothing that they rest on changes.

A step eliminates a few candidates. The consequences of an assumption stay the same, in the same
order and for the same reasons, unless one of these candidates was among them, or the elimination
leaves a single candidate, in a cell or for a digit in a house, where something was off.
"""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.closure import Closure

MOST_UNITS = 96
"""If more cells and houses have changed, hardly anything could be reused."""


class KeptClosures:
    """The closure of each node, `of` it, on a changing board; None if it is not known.

    `eliminated` are the candidates that went since `where` was up to date; if the board became
    another one that `has_more`, nothing is kept. The units that lost some are listed with what is
    left in them: a digit and its cells in a house, or the number 9 and one cell.
    """

    def __init__(self, board: Board) -> None:
        digit: bits.Digit
        self.board = board
        self.of: list[Closure | None] = [None] * 1458
        self.number = 0
        self.has_more = False
        if not bits.COMPILED:
            self.where, self.eliminated = [bits.NO_CELLS] * 9, [bits.NO_CELLS] * 9
            self.unit_digit, self.unit_cells = [0] * 108, [bits.NO_CELLS] * 108
        for digit in range(9):
            self.where[digit] = board.where[digit]

    def follow(self) -> None:
        """Look at the board as it is now, and drop closures that no longer hold."""
        node: bits.Node
        if not self._has_changed():
            return
        self._list_units()
        for node in range(1458):
            known = self.of[node]
            if known is not None and (self.has_more or not self._stands(known)):
                self.of[node] = None

    def _has_changed(self) -> bits.Flag:
        digit: bits.Digit
        changed: bits.Flag = False
        self.has_more = False
        for digit in range(9):
            if self.board.where[digit] & ~self.where[digit]:
                self.has_more = True
            self.eliminated[digit] = self.where[digit] ^ self.board.where[digit]
            self.where[digit] = self.board.where[digit]
            if self.eliminated[digit]:
                changed = True
        return changed

    def _list_units(self) -> None:
        """List the cells and houses that lost something and have something left."""
        digit: bits.Digit
        house: bits.House
        cells: bits.CellSet = bits.NO_CELLS
        self.number = 0
        for digit in range(9):
            cells |= self.eliminated[digit]
            for house in range(27 if self.eliminated[digit] else 0):
                if self.eliminated[digit] & bits.HOUSES[house]:
                    self._add_unit(digit, self.where[digit] & bits.HOUSES[house])
        while cells:
            if self.board.masks[bits.first(cells)]:
                self._add_unit(9, bits.bit(bits.first(cells)))
            cells &= cells - 1

    def _add_unit(self, digit: bits.Digit, cells: bits.CellSet) -> None:
        if cells and self.number <= MOST_UNITS:
            self.unit_digit[self.number] = digit
            self.unit_cells[self.number] = cells
            self.number += 1

    def _stands(self, closure: Closure) -> bits.Flag:
        """Whether nothing of what was concluded has gone, and nothing more can be concluded."""
        digit: bits.Digit
        place: bits.Count
        for digit in range(9):
            if (
                self.eliminated[digit]
                and (closure.on[digit] | closure.off[digit]) & self.eliminated[digit]
            ):
                return False
        if self.number > MOST_UNITS:
            return False
        for place in range(self.number):
            digit = self.unit_digit[place]
            if digit < 9:
                if _is_last_of_house(self.unit_cells[place], closure.off[digit]):
                    return False
            elif self._is_last_of_cell(bits.first(self.unit_cells[place]), closure):
                return False
        return True

    def _is_last_of_cell(self, cell: bits.Cell, closure: Closure) -> bits.Flag:
        """Whether some candidate of a cell is off, and at most one is not."""
        left: bits.Mask = self.board.masks[cell]
        on: bits.Mask = 0
        while left:
            if not closure.off[bits.low(left)] & bits.bit(cell):
                on |= left & -left
            left &= left - 1
        return on != self.board.masks[cell] and not on & on - 1


def _is_last_of_house(left: bits.CellSet, off: bits.CellSet) -> bits.Flag:
    """Whether some place of a digit in a house is off, and at most one is not."""
    on: bits.CellSet = left & ~off
    return on != left and not on & on - 1


def kept_closures(board: Board, dynamic: bits.Flag) -> KeptClosures:
    """The closures of one kind, of a board, that still hold."""
    key = KeptClosures, bool(dynamic)
    known: KeptClosures | None = board.lasting.get(key)
    if known is None:
        known = board.lasting[key] = KeptClosures(board)
    known.follow()
    return known
