# SPDX-License-Identifier: MIT
"""Aligned exclusion on the classic scale: two or three cells and the cells that all of them see.

A choice of digits for the cells is impossible if it gives two cells that see each other the same
digit, or if it leaves a small cell that sees all of them without any. A digit that occurs in no
possible choice goes.
"""

from sudoku_qt.engine.sudoku import bits
from sudoku_qt.engine.sudoku.board import Board
from sudoku_qt.engine.sudoku.explainer.hint import Hint, Rule


class AlignedExclusion(Rule):
    """Aligned pairs, or triplets whose third cell is a small one that one of the others sees."""

    def __init__(self, size: bits.Count, rating: float) -> None:
        self.size = size
        self.rating = rating

    def find(self, board: Board) -> Hint | None:
        """Try the pairs in the order of their second cells, each with every third."""
        first: bits.Cell
        second: bits.Cell
        third: bits.Cell
        small: bits.CellSet = board.sized(2)
        bases: bits.CellSet
        thirds: bits.CellSet
        if self.size == 3:
            small |= board.sized(3)
        bases = self._bases(board, small)
        for second in range(81):
            if not bases & bits.bit(second):
                continue
            for first in range(second):
                if not bases & bits.bit(first):
                    continue
                if self.size == 2:
                    removals = self._excluded(board, small, first, second, -1)
                    if removals:
                        return Hint("aligned pair exclusion", self.rating, removals)
                    continue
                thirds = (bits.PEERS[first] | bits.PEERS[second]) & small & bases
                thirds &= ~(bits.bit(first) | bits.bit(second))
                while thirds:
                    third = bits.first(thirds)
                    thirds &= thirds - 1
                    removals = self._excluded(board, small, first, second, third)
                    if removals:
                        return Hint("aligned triplet exclusion", self.rating, removals)
        return None

    def _bases(self, board: Board, small: bits.CellSet) -> bits.CellSet:
        """Give the cells that can be aligned: of two digits and more, seeing a small cell."""
        cell: bits.Cell
        bases: bits.CellSet = bits.NO_CELLS
        single: bits.CellSet = board.sized(1)
        for cell in range(81):
            if (
                bits.size(board.masks[cell]) >= 2
                and small & bits.PEERS[cell]
                and not single & bits.PEERS[cell]
            ):
                bases |= bits.bit(cell)
        return bases

    def _excluded(
        self,
        board: Board,
        small: bits.CellSet,
        first: bits.Cell,
        second: bits.Cell,
        third: bits.Cell,
    ) -> tuple[int, ...]:
        """List the digits of two or three cells that occur in no possible choice."""
        common: bits.CellSet = small & bits.PEERS[first] & bits.PEERS[second]
        one: bits.Mask = board.masks[first]
        two: bits.Mask
        three: bits.Mask
        choice: bits.Mask
        found: bits.Mask = 0
        found_second: bits.Mask = 0
        found_third: bits.Mask = 0
        if third >= 0:
            common &= bits.PEERS[third]
        if not common & common - 1:
            return ()
        while one:
            two = board.masks[second]
            while two:
                choice = one & -one | two & -two
                if choice & choice - 1 or not bits.PEERS[first] & bits.bit(second):
                    if third < 0:
                        if _leaves_each(board, common, choice):
                            found |= one & -one
                            found_second |= two & -two
                    else:
                        three = _thirds(board, common, choice, one, two, first, second, third)
                        if three:
                            found |= one & -one
                            found_second |= two & -two
                            found_third |= three
                two &= two - 1
            one &= one - 1
        removals = board.removals(bits.bit(first), 0o777 & ~found)
        removals += board.removals(bits.bit(second), 0o777 & ~found_second)
        if third >= 0:
            removals += board.removals(bits.bit(third), 0o777 & ~found_third)
        return removals


def _thirds(
    board: Board,
    common: bits.CellSet,
    choice: bits.Mask,
    one: bits.Mask,
    two: bits.Mask,
    first: bits.Cell,
    second: bits.Cell,
    third: bits.Cell,
) -> bits.Mask:
    """Give the digits of the third cell that are possible with a choice for the others."""
    left: bits.Mask = board.masks[third]
    possible: bits.Mask = 0
    if bits.PEERS[first] & bits.bit(third):
        left &= ~(one & -one)
    if bits.PEERS[second] & bits.bit(third):
        left &= ~(two & -two)
    while left:
        if _leaves_each(board, common, choice | left & -left):
            possible |= left & -left
        left &= left - 1
    return possible


def _leaves_each(board: Board, cells: bits.CellSet, choice: bits.Mask) -> bits.Flag:
    """Say whether every one of some cells has a digit that was not chosen."""
    while cells:
        if not board.masks[bits.first(cells)] & ~choice:
            return False
        cells &= cells - 1
    return True
