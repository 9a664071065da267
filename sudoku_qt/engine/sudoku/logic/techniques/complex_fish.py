# SPDX-License-Identifier: MIT
"""Fish with boxes: Franken fish add boxes to the lines of either side, mutant fish any houses."""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.complex_fish import complex_fish
from sudoku_qt.engine.sudoku.logic.search.fish import BOXES, COLUMNS, ROWS, FishPattern
from sudoku_qt.engine.sudoku.logic.technique import DigitTechnique, Technique


class FrankenFish(Technique):
    """Rows and boxes against columns and boxes, or the reverse."""

    def __init__(self, name: str, size: int, *, finned: bool) -> None:
        self.name = name
        self.size = size
        self.finned = finned

    def find(self, board: Board) -> Iterator[Finding]:
        """Try both directions."""
        for bases, covers in ((ROWS, COLUMNS), (COLUMNS, ROWS)):
            for digit in range(9):
                for pattern in complex_fish(board, digit, self.size, bases | BOXES, covers | BOXES):
                    if pattern.finned == self.finned and (pattern.bases | pattern.covers) & BOXES:
                        yield pattern.finding(board)


class MutantFish(DigitTechnique):
    """Any houses against any others, if it is no simpler fish."""

    def __init__(self, name: str, size: int, *, finned: bool) -> None:
        self.name = name
        self.size = size
        self.finned = finned

    def find_digit(self, board: Board, digit: int) -> Iterator[Finding]:
        """Try every choice of houses."""
        every = ROWS | COLUMNS | BOXES
        for pattern in complex_fish(board, digit, self.size, every, every):
            if pattern.finned == self.finned and _mixed(pattern):
                yield pattern.finding(board)


def _mixed(pattern: FishPattern) -> bool:
    """Whether rows and columns stand on the same side."""
    return any(houses & ROWS and houses & COLUMNS for houses in (pattern.bases, pattern.covers))
