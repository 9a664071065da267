# SPDX-License-Identifier: MIT
"""XY- and XYZ-Wing on the SE scale: a pivot and two bivalue cells, three digits, one in common."""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.hint import RatedHint, Rule


class WingRule(Rule):
    """Cells that see both bivalue cells, and an XYZ pivot, cannot hold the common digit."""

    def __init__(self, size: bits.Count, rating: float) -> None:
        self.size = size
        self.rating = rating

    def find(self, board: Board) -> RatedHint | None:
        """Try the pairs in the order of their cells, around every pivot."""
        pivot: bits.Cell
        first: bits.Cell
        second: bits.Cell
        shared: bits.Mask
        pairs: bits.CellSet = board.sized(2)
        around: bits.CellSet
        ahead: bits.CellSet
        seen: bits.CellSet
        for pivot in range(81):
            if bits.size(board.masks[pivot]) != self.size:
                continue
            around = pairs & bits.PEERS[pivot]
            while around:
                first = bits.first(around)
                around &= around - 1
                if bits.size(board.masks[pivot] & ~board.masks[first]) != 1:
                    continue
                ahead = pairs & bits.PEERS[pivot]
                while ahead:
                    second = bits.first(ahead)
                    ahead &= ahead - 1
                    shared = board.masks[first] & board.masks[second]
                    if not self._fits(board, pivot, first, second):
                        continue
                    seen = bits.PEERS[first] & bits.PEERS[second] & ~bits.bit(pivot)
                    if self.size == 3:
                        seen &= bits.PEERS[pivot]
                    if board.holds(seen, shared):
                        name = "xy-wing" if self.size == 2 else "xyz-wing"
                        return RatedHint(name, self.rating, board.eliminations(seen, shared))
        return None

    def _fits(
        self, board: Board, pivot: bits.Cell, first: bits.Cell, second: bits.Cell
    ) -> bits.Flag:
        """Whether three cells hold three digits, and the right number of them thrice."""
        one: bits.Mask = board.masks[first]
        two: bits.Mask = board.masks[second]
        all_three: bits.Mask = one & two & board.masks[pivot]
        return (
            bits.size(one | two | board.masks[pivot]) == 3 and bits.size(all_three) == self.size - 2
        )
