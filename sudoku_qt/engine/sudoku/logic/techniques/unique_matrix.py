# SPDX-License-Identifier: MIT
"""Unique matrix: the three lines of a chute, a crossing line in each of its boxes, four digits.

However four digits fill the nine cells, they could be exchanged, giving a second solution: if one
of them is missing from two of the crossing lines, these form an extended rectangle; otherwise there
is a smaller pattern of two digits inside. So some other candidate is true in them.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.guarded.deadly_shapes import DeadlyShapes
from sudoku_qt.engine.sudoku.logic.technique import Technique


class UniqueMatrix(Technique):
    """Type 1: one cell has extras; 2: all extras are one digit; 3 and 4: two cells have extras."""

    name = "unique_matrix"

    def find(self, board: Board) -> Iterator[Finding]:
        """Check all matrices of empty cells with few digits."""
        deadly = DeadlyShapes(board, 4)
        for cells in _matrices(board.empty):
            yield from deadly.conclude(cells)


def _matrices(free: bits.CellSet) -> list[int]:
    """List the matrices of free cells."""
    chute: bits.Count
    one: bits.House
    two: bits.House
    three: bits.House
    found: list[int] = []
    for chute in range(6):
        for one in range(3):
            if _crossing(chute, one) & ~free:
                continue
            for two in range(3, 6):
                if _crossing(chute, two) & ~free:
                    continue
                for three in range(6, 9):
                    if not _crossing(chute, three) & ~free:
                        cells = _crossing(chute, one) | _crossing(chute, two)
                        found.append(cells | _crossing(chute, three))
    return found


def _crossing(chute: bits.Count, across: bits.House) -> bits.CellSet:
    """The three cells where a chute (0-2: rows, 3-5: columns) crosses another line."""
    start: bits.House = 3 * chute
    line: bits.House = 9 + across if chute < 3 else across
    cells: bits.CellSet = bits.HOUSES[start] | bits.HOUSES[start + 1] | bits.HOUSES[start + 2]
    return cells & bits.HOUSES[line]
