# SPDX-License-Identifier: MIT
"""Pointing and claiming on the classic scale: where a house's digit lies in another house too.

What the other house holds besides goes. In its direct form the rule is only used where that
leaves a house of the first kind with one place for the digit.
"""

from sudoku_qt.engine.sudoku import bits
from sudoku_qt.engine.sudoku.board import Board
from sudoku_qt.engine.sudoku.explainer.hint import Hint, Rule

_ORDER = ((18, 9), (18, 0), (9, 18), (0, 18))
"""The first houses of both kinds: box and column, box and row, column and box, row and box."""


class Locking(Rule):
    """Pointing (from a box) and claiming (from a line)."""

    def __init__(self, direct: bits.Flag) -> None:
        self.direct = direct

    def find(self, board: Board) -> Hint | None:
        """Try the pairs of kinds in order, digit by digit."""
        digit: bits.Digit
        source: bits.House
        target: bits.House
        inside: bits.CellSet
        for kind, other in _ORDER:
            for digit in range(9):
                for source in range(kind, kind + 9):
                    inside = board.where[digit] & bits.HOUSES[source]
                    if not inside & inside - 1:
                        continue
                    for target in range(other, other + 9):
                        if not inside & ~bits.HOUSES[target]:
                            found = self._conclude(board, digit, source, target)
                            if found is not None:
                                return found
        return None

    def _conclude(
        self, board: Board, digit: bits.Digit, source: bits.House, target: bits.House
    ) -> Hint | None:
        gone: bits.CellSet = board.where[digit] & bits.HOUSES[target] & ~bits.HOUSES[source]
        house: bits.House
        inside: bits.CellSet
        left: bits.CellSet
        if not gone:
            return None
        if not self.direct:
            name = "pointing" if source >= 18 else "claiming"
            return Hint(name, 2.6 if source >= 18 else 2.8, board.removals(gone, 1 << digit))
        for house in range(source // 9 * 9, source // 9 * 9 + 9):
            if house == source or not bits.HOUSES[house] & bits.HOUSES[target]:
                continue
            inside = board.where[digit] & bits.HOUSES[house]
            left = inside & ~bits.HOUSES[target]
            if inside & inside - 1 and left and not left & left - 1:
                name = "direct pointing" if source >= 18 else "direct claiming"
                rating = 1.7 if source >= 18 else 1.9
                return Hint(name, rating, (), 81 * digit + bits.first(left))
        return None
