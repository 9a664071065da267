# SPDX-License-Identifier: MIT
"""Locked candidates: a digit that one house holds only where another crosses it leaves the rest."""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.technique import Technique


class LockedCandidates(Technique):
    """Pointing goes from a box to a line, claiming from a line to a box."""

    def __init__(self, name: str, *, pointing: bool) -> None:
        self.name = name
        self.pointing = pointing

    def find(self, board: Board) -> Iterator[Finding]:
        """Try every crossing of a box and a line with every digit."""
        box: bits.House
        line: bits.House
        digit: bits.Digit
        crossing: bits.CellSet
        inside: bits.CellSet
        outside: bits.CellSet
        home: bits.House
        other: bits.House
        pointing: bits.Flag = self.pointing
        for box in range(18, 27):
            for line in range(18):
                crossing = bits.HOUSES[box] & bits.HOUSES[line]
                if not crossing & board.empty:
                    continue
                home, other = (box, line) if pointing else (line, box)
                for digit in range(9):
                    inside = board.where[digit] & crossing
                    if (
                        not inside & inside - 1
                        or board.where[digit] & bits.HOUSES[home] & ~crossing
                    ):
                        continue
                    outside = board.where[digit] & bits.HOUSES[other] & ~crossing
                    if outside:
                        parts = (
                            evidence.cells("cells", evidence.SET_A, inside, 1 << digit),
                            evidence.digits("digit", 1 << digit),
                            evidence.houses("home", (home,)),
                            evidence.houses("other", (other,)),
                        )
                        yield Finding(parts, 1 << digit, board.eliminations(outside, 1 << digit))
