# SPDX-License-Identifier: MIT
"""Locked candidates: a digit that one house has only where another crosses it leaves that one."""

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
        part: bits.Count
        digit: bits.Digit
        crossing: bits.CellSet
        outside: bits.CellSet
        home: bits.House
        other: bits.House
        places: bits.Mask
        third: bits.Mask
        pointing: bits.Flag = self.pointing
        for box in range(18, 27):
            for part in range(6):
                line = _line_through(box, part)
                home, other = (box, line) if pointing else (line, box)
                third = _third_of(home, part, box)
                for digit in range(9):
                    places = board.spots[9 * home + digit]
                    if places & ~third or not places & places - 1:
                        continue
                    crossing = bits.HOUSES[box] & bits.HOUSES[line]
                    outside = board.where[digit] & bits.HOUSES[other] & ~crossing
                    if outside:
                        parts = (
                            evidence.cells(
                                "cells",
                                evidence.SET_A,
                                board.where[digit] & crossing,
                                1 << digit,
                            ),
                            evidence.digits("digit", 1 << digit),
                            evidence.houses("home", (home,)),
                            evidence.houses("other", (other,)),
                        )
                        yield Finding(parts, 1 << digit, board.eliminations(outside, 1 << digit))


def _line_through(box: bits.House, part: bits.Count) -> bits.House:
    """The rows and then the columns that cross a box."""
    return (box - 18) // 3 * 3 + part if part < 3 else 9 + box % 3 * 3 + part - 3


def _third_of(home: bits.House, part: bits.Count, box: bits.House) -> bits.Mask:
    """The places of a house at which the other one crosses it, as `_line_through` tells."""
    if home >= 18:
        return 7 << 3 * part if part < 3 else 0o111 << part - 3
    return 7 << (3 * (box % 3) if part < 3 else (box - 18) // 3 * 3)
