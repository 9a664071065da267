# SPDX-License-Identifier: MIT
"""The digits read from a picture while a player corrects them: a cursor and the doubtful cells."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import isqrt

from PySide6.QtCore import QCoreApplication

from sudoku_qt.models.sudoku.board.spoken import cell_label

translate = QCoreApplication.translate


@dataclass(frozen=True)
class PictureCheck:
    """The check of the corrected puzzle: `solutions` is 0, 1, or 2 for several."""

    solutions: int
    conflicts: tuple[int, ...] = ()


class Correction:
    """The digits, the doubtful cells, and a cursor; a digit that is typed is no longer doubtful."""

    def __init__(self, digits: bytes, doubtful: Iterable[int]) -> None:
        self.digits, self.doubtful = digits, frozenset(doubtful)
        self.cursor = min(self.doubtful, default=0)
        self.side = isqrt(len(digits))

    def put(self, digit: int) -> None:
        """Put a digit at the cursor, or 0 for none."""
        at = self.cursor
        self.digits = self.digits[:at] + bytes([digit]) + self.digits[at + 1 :]
        self.doubtful -= {at}

    def confirm(self) -> bool:
        """Confirm the digit at the cursor; return whether it was doubtful."""
        was = self.cursor in self.doubtful
        self.doubtful -= {self.cursor}
        return was

    def step(self, down: int, right: int) -> None:
        """Move the cursor; it stays on the board."""
        row, column = divmod(self.cursor, self.side)
        last = self.side - 1
        row, column = max(0, min(row + down, last)), max(0, min(column + right, last))
        self.cursor = row * self.side + column

    def seek(self, *, forward: bool) -> bool:
        """Move to the next or previous doubtful cell; return whether there is one."""
        if forward:
            cells = [cell for cell in self.doubtful if cell > self.cursor]
        else:
            cells = [cell for cell in self.doubtful if cell < self.cursor]
        if cells:
            self.cursor = min(cells) if forward else max(cells)
        return bool(cells)

    def spoken(self) -> str:
        """The cursor's cell in words: "r1c1, 5, in doubt"."""
        digit = self.digits[self.cursor]
        parts = [
            cell_label(self.cursor, letters=False, side=self.side),
            str(digit) if digit else translate("SudokuModel", "empty"),
        ]
        if self.cursor in self.doubtful:
            parts.append(translate("SudokuModel", "in doubt"))
        return translate("SudokuModel", ", ", "between the parts of a spoken cell").join(parts)
