# SPDX-License-Identifier: MIT
"""Digits that were read from a picture while a player corrects them: the cursor, and the doubts."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sudoku_qt.models.sudoku.board.spoken import cell_label

SIDE = 9
translate = QCoreApplication.translate


@dataclass(frozen=True)
class PictureCheck:
    """What the digits are as a puzzle: `solutions` is 0, 1, or 2 for several."""

    solutions: int
    conflicts: tuple[int, ...] = ()


class Correction:
    """81 digits, the cells in doubt, and a cursor; whatever is typed is beyond doubt."""

    def __init__(self, digits: bytes, doubtful: Iterable[int]) -> None:
        self.digits, self.doubtful = digits, frozenset(doubtful)
        self.cursor = min(self.doubtful, default=0)

    def put(self, digit: int) -> None:
        """Put a digit at the cursor, none for 0."""
        at = self.cursor
        self.digits = self.digits[:at] + bytes([digit]) + self.digits[at + 1 :]
        self.doubtful -= {at}

    def confirm(self) -> bool:
        """Take what was read at the cursor for right; say whether it was in doubt."""
        was = self.cursor in self.doubtful
        self.doubtful -= {self.cursor}
        return was

    def step(self, down: int, right: int) -> None:
        """Move the cursor; it stays on the board."""
        row, column = divmod(self.cursor, SIDE)
        row, column = max(0, min(row + down, SIDE - 1)), max(0, min(column + right, SIDE - 1))
        self.cursor = row * SIDE + column

    def seek(self, *, forward: bool) -> bool:
        """Go to the next cell in doubt, or the one before; say whether there is one."""
        if forward:
            cells = [cell for cell in self.doubtful if cell > self.cursor]
        else:
            cells = [cell for cell in self.doubtful if cell < self.cursor]
        if cells:
            self.cursor = min(cells) if forward else max(cells)
        return bool(cells)

    def spoken(self) -> str:
        """Say the cell of the cursor: "r1c1, 5, in doubt"."""
        digit = self.digits[self.cursor]
        parts = [
            cell_label(self.cursor, letters=False),
            str(digit) if digit else translate("SudokuModel", "empty"),
        ]
        if self.cursor in self.doubtful:
            parts.append(translate("SudokuModel", "in doubt"))
        return translate("SudokuModel", ", ", "between the parts of a spoken cell").join(parts)
