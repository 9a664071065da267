# SPDX-License-Identifier: MIT
"""The links of a position: the weak and the strong ones, in Sudoku Explainer's order.

A weak link joins two candidates of a cell, or of a digit in a house; a strong one joins the only
two. Both are listed in the order in which that program finds them: the cell, the box, the row, the
column.
"""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board


class OrderedLinks:
    """The links within cells, within houses, or both.

    The other ends of the strong links of a candidate are `strong[4 * candidate]` and on, before
    `strong_end[candidate]`; those of its weak links that have strong links themselves are `weak[28
    * candidate]` and on, before `weak_end[candidate]`. `two_sided` are the cells of each digit that
    have strong links.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        if not bits.COMPILED:
            self.strong, self.strong_end = [0] * 2916, [0] * 729
            self.weak, self.weak_end = [0] * 20412, [0] * 729
            self.two_sided = [bits.NO_CELLS] * 9

    def list_all(self, in_cells: bits.Flag, in_houses: bits.Flag) -> None:
        """List the links within cells, within houses, or both.

        With cells only, weak links in cells with more than two digits are left out: none leads on.
        """
        cell: bits.Cell
        mask: bits.Mask
        self.list_strong(in_cells, in_houses)
        for cell in range(81):
            mask = self.board.masks[cell]
            if not in_houses and bits.size(mask) > 2:
                continue
            while mask:
                self._list_weak(cell, bits.low(mask), in_cells)
                mask &= mask - 1

    def list_strong(self, in_cells: bits.Flag, in_houses: bits.Flag) -> None:
        """List the strong links only."""
        cell: bits.Cell
        mask: bits.Mask
        digit: bits.Digit
        for digit in range(9):
            self.two_sided[digit] = bits.NO_CELLS
        for cell in range(81):
            mask = self.board.masks[cell]
            while mask:
                self._list_strong(cell, bits.low(mask), in_cells, in_houses)
                mask &= mask - 1

    def _list_strong(
        self, cell: bits.Cell, digit: bits.Digit, in_cells: bits.Flag, in_houses: bits.Flag
    ) -> None:
        end: bits.Count = 4 * (81 * digit + cell)
        other: bits.Mask = self.board.masks[cell] & ~(1 << digit)
        turn: bits.Count
        left: bits.CellSet
        done: bits.CellSet = bits.NO_CELLS
        if in_cells and other and not other & other - 1:
            self.strong[end] = 81 * bits.low(other) + cell
            end += 1
        for turn in range(3 if in_houses else 0):
            left = bits.HOUSES[bits.house_around(cell, turn)]
            left = left & self.board.where[digit] & ~bits.bit(cell)
            if left and not left & left - 1 and not left & done:
                self.strong[end] = 81 * digit + bits.first(left)
                end += 1
                done |= left
        self.strong_end[81 * digit + cell] = end
        if end != 4 * (81 * digit + cell):
            self.two_sided[digit] |= bits.bit(cell)

    def _list_weak(self, cell: bits.Cell, digit: bits.Digit, in_cells: bits.Flag) -> None:
        candidate: bits.Candidate = 81 * digit + cell
        end: bits.Count = 28 * candidate
        other: bits.Mask = self.board.masks[cell] & ~(1 << digit)
        turn: bits.Count
        left: bits.CellSet
        seen: bits.CellSet = self.two_sided[digit] & bits.PEERS[cell]
        while in_cells and other:
            if self.two_sided[bits.low(other)] & bits.bit(cell):
                self.weak[end] = 81 * bits.low(other) + cell
                end += 1
            other &= other - 1
        for turn in range(3):
            left = seen & bits.HOUSES[bits.house_around(cell, turn)]
            seen &= ~left
            while left:
                self.weak[end] = 81 * digit + bits.first(left)
                end += 1
                left &= left - 1
        self.weak_end[candidate] = end
