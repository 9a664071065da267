# SPDX-License-Identifier: MIT
"""81 characters on a line, one puzzle or many: the form that every Sudoku program knows.

Other programs put further text around the 81 characters (a number, a rating, the solution, `# a
comment`); it is kept as the puzzle's comment. Lines that begin with `#`, `//` or `;` are comments,
and so is a heading before the first puzzle, which may name the column of the puzzles.
"""

from collections.abc import Sequence
from typing import overload

from sudoku_qt.engine.format import FormatFault, Found
from sudoku_qt.engine.sudoku.text import lines as text_lines
from sudoku_qt.engine.sudoku.text.cells import line_of
from sudoku_qt.engine.sudoku.text.lines import (
    attempt,
    cells_in,
    column_in,
    is_old_notation,
    span_of_cells,
    telling_lines,
)
from sudoku_qt.engine.sudoku.text.position import Position, found
from sudoku_qt.engine.sudoku.text.position_format import PositionFormat
from sudoku_qt.engine.sudoku.text.table import Column


class LineFormat(PositionFormat):
    """Puzzles as lines of 81 characters."""

    name = text_lines.NAME
    title = "81-character lines"
    suffixes = (".txt", ".sdm", ".csv")
    between = ""

    def __init__(self, column: Column | None = None) -> None:
        self.column = column
        """The column with the puzzles, in a table whose heading has been read."""

    def headed(self, head: str) -> "LineFormat":
        """The format for a table: its heading says which column holds the puzzles."""
        return LineFormat(column_in(head))

    def likeness(self, head: str) -> float:
        """Look for a line that holds a puzzle, or nearly one."""
        lines = [line for _, line in telling_lines(head)]
        if any(span_of_cells(line) or is_old_notation(line) for line in lines):
            return 0.9
        return 0.3 if any(attempt(line) for line in lines) else 0.0

    def read(self, text: str) -> Sequence[Found]:
        """Read a puzzle from every line that is no comment."""
        lines: list[tuple[str, str]] = []
        column = self.column or column_in(text)
        for number, line in telling_lines(text):
            read = cells_in(line, number, heading=not lines, column=column)
            if read:
                lines.append(read)
        if not lines:
            raise FormatFault("This text holds no line of 81 cells.")
        return Lines(lines)

    def write_position(self, position: Position) -> str:
        """Write the line, with a dot for each empty cell."""
        return line_of(position.setup.givens) + "\n"


class Lines(Sequence[Found]):
    """The puzzles of lines, each made on access: a list may have a hundred thousand."""

    def __init__(self, lines: Sequence[tuple[str, str]]) -> None:
        self._lines = lines

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, place: int) -> Found: ...

    @overload
    def __getitem__(self, place: slice) -> "Lines": ...

    def __getitem__(self, place: "int | slice") -> "Found | Lines":
        if isinstance(place, slice):
            return Lines(self._lines[place])
        return found(*self._lines[place])
