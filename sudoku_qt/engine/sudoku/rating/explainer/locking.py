# SPDX-License-Identifier: MIT
"""Pointing and claiming on the SE scale: a house's digit lies within another house, too.

The digit is eliminated from the rest of the other house. In its direct form the rule is only used
if that leaves a house of the first kind with one place for the digit.
"""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.hint import RatedHint, Rule


class LockingRule(Rule):
    """Pointing (from a box) and claiming (from a line)."""

    def __init__(self, direct: bits.Flag) -> None:
        self.direct = direct

    def find(self, board: Board) -> RatedHint | None:
        """Try boxes and columns, boxes and rows, columns and boxes, rows and boxes."""
        kind: bits.Count
        digit: bits.Digit
        number: bits.Count
        source: bits.House
        places: bits.Mask
        part: bits.Count
        for kind in range(4):
            for digit in range(9):
                for number in range(9):
                    source = number + (18 if kind < 2 else 9 if kind == 2 else 0)
                    places = board.spots[9 * source + digit]
                    if not places & places - 1:
                        continue
                    part = bits.low(places) % 3 if kind == 0 else bits.low(places) // 3
                    if places & ~(0o111 << part if kind == 0 else 7 << 3 * part):
                        continue
                    hint = self._conclude(board, digit, source, crossing(kind, number, part))
                    if hint is not None:
                        return hint
        return None

    def _conclude(
        self, board: Board, digit: bits.Digit, source: bits.House, target: bits.House
    ) -> RatedHint | None:
        eliminated: bits.CellSet = board.where[digit] & bits.HOUSES[target] & ~bits.HOUSES[source]
        house: bits.House
        inside: bits.CellSet
        left: bits.CellSet
        if not eliminated:
            return None
        if not self.direct:
            name = "pointing" if source >= 18 else "claiming"
            return RatedHint(
                name, 2.6 if source >= 18 else 2.8, board.eliminations(eliminated, 1 << digit)
            )
        for house in range(source // 9 * 9, source // 9 * 9 + 9):
            if house == source or not bits.HOUSES[house] & bits.HOUSES[target]:
                continue
            inside = board.where[digit] & bits.HOUSES[house]
            left = inside & ~bits.HOUSES[target]
            if inside & inside - 1 and left and not left & left - 1:
                name = "direct pointing" if source >= 18 else "direct claiming"
                rating = 1.7 if source >= 18 else 1.9
                return RatedHint(name, rating, (), 81 * digit + bits.first(left))
        return None


def crossing(kind: bits.Count, number: bits.Count, part: bits.Count) -> bits.House:
    """The house that crosses a house of this kind in a third of its places."""
    if kind == 0:
        return 9 + number % 3 * 3 + part
    if kind == 1:
        return number // 3 * 3 + part
    return 18 + (3 * part + number // 3 if kind == 2 else number // 3 * 3 + part)
