# SPDX-License-Identifier: MIT
"""Fish between rows and columns: X-Wing, Swordfish and Jellyfish, whole, finned and sashimi."""

from collections.abc import Iterator
from typing import Literal

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.fish import has_lines, line_fish
from sudoku_qt.engine.sudoku.logic.technique import DigitTechnique


class Fish(DigitTechnique):
    """n rows have a digit in n columns only, or n columns in n rows, except for some fins."""

    def __init__(self, name: str, size: int, fins: Literal["", "finned", "sashimi"] = "") -> None:
        self.name = name
        self.size = size
        self.fins = fins

    def find_digit(self, board: Board, digit: bits.Digit) -> Iterator[Finding]:
        """Try every choice of lines, where there are enough."""
        most: bits.Count = self.size + 2 if self.fins else self.size
        if not has_lines(board, digit, self.size, most):
            return iter(())
        return self._among_lines(board, digit)

    def _among_lines(self, board: Board, digit: bits.Digit) -> Iterator[Finding]:
        for pattern in line_fish(board, digit, self.size, finned=bool(self.fins)):
            if not self.fins or pattern.sashimi(board) == (self.fins == "sashimi"):
                yield pattern.finding(board)
