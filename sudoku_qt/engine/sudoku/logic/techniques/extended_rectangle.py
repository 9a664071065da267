# SPDX-License-Identifier: MIT
"""Extended rectangle: two lines of a chute, three crossing lines in three boxes, three digits.

If the six cells held only three digits, the two lines could be swapped there, giving a second
solution. So some other candidate is true in them.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.guarded.deadly_shapes import DeadlyShapes
from sudoku_qt.engine.sudoku.logic.technique import Technique


class ExtendedRectangle(Technique):
    """Type 1: one cell has extras; 2: all extras are one digit; 3 and 4: two cells have extras."""

    name = "extended_rectangle"

    def find(self, board: Board) -> Iterator[Finding]:
        """Check all shapes of empty cells with few digits."""
        deadly = DeadlyShapes(board, 3)
        for cells in _shapes(board.empty):
            yield from deadly.conclude(cells)


def _shapes(free: bits.CellSet) -> list[int]:
    """List the shapes of free cells: two rows of a band and a column of each stack, or turned.

    There are 486.
    """
    pair: bits.Count
    one: bits.House
    two: bits.House
    three: bits.House
    found: list[int] = []
    for pair in range(18):
        for one in range(3):
            if _crossing(pair, one) & ~free:
                continue
            for two in range(3, 6):
                if _crossing(pair, two) & ~free:
                    continue
                for three in range(6, 9):
                    if not _crossing(pair, three) & ~free:
                        cells = _crossing(pair, one) | _crossing(pair, two)
                        found.append(cells | _crossing(pair, three))
    return found


def _crossing(pair: bits.Count, across: bits.House) -> bits.CellSet:
    """The two cells where two lines of a chute (0-8: rows, 9-17: columns) cross another line."""
    chute: bits.House = pair % 9 // 3 * 3
    one: bits.House = chute + (1 if pair % 3 == 2 else 0)
    two: bits.House = chute + (1 if pair % 3 == 0 else 2)
    if pair < 9:
        return bits.bit(9 * one + across) | bits.bit(9 * two + across)
    return bits.bit(9 * across + one) | bits.bit(9 * across + two)
