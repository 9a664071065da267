# SPDX-License-Identifier: MIT
"""81 characters on a line, one puzzle or many: the form that every Sudoku program knows.

Other programs put further text around the 81 characters (a number, a rating, the solution, `# a
comment`); it is kept as the puzzle's comment. Lines that begin with `#`, `//` or `;` are comments,
except a puzzle with its number, `#12 53..7…`; so is a heading before the first puzzle, which may
name the column of the puzzles.
"""

from collections.abc import Sequence
from typing import overload

from sudoku_qt.engine.format import FormatFault, Found, at_line
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.text import lines as text_lines
from sudoku_qt.engine.sudoku.text.cells import line_of
from sudoku_qt.engine.sudoku.text.lines import (
    MARKS,
    attempt,
    cells_in,
    column_in,
    is_comment,
    is_old_notation,
    joined_regions,
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

    def is_comment(self, line: str) -> bool:
        """Whether a line is a comment, and no puzzle with its number."""
        return is_comment(line)

    def likeness(self, head: str) -> float:
        """Look for a line that holds a puzzle, or nearly one."""
        lines = [line for _, line in telling_lines(head)]
        if any(span_of_cells(line) or is_old_notation(line) for line in lines):
            return 0.9
        return 0.3 if any(attempt(line) for line in lines) else 0.0

    def read(self, text: str) -> Sequence[Found]:
        """Read a puzzle from every line that is no comment."""
        lines: list[tuple[str, str] | Found] = []
        column = self.column or column_in(text)
        for at, line in joined_regions(text.split("\n")):
            number = at + 1
            if is_comment(line):
                continue
            if other := _otherwise(line, number):
                lines.append(other)
            elif read := cells_in(line, number, heading=not lines, column=column):
                lines.append(read)
        if not lines:
            raise FormatFault("This text holds no line of 81 cells.")
        return Lines(lines)

    def write_position(self, position: Position) -> str:
        """Write the line, with a dot for each empty cell."""
        return line_of(position.setup.givens) + "\n"


class Lines(Sequence[Found]):
    """The puzzles of lines, each made on access: a list may have a hundred thousand."""

    def __init__(self, lines: Sequence[tuple[str, str] | Found]) -> None:
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
        line = self._lines[place]
        return line if isinstance(line, Found) else found(*line)


def _otherwise(line: str, number: int) -> Found | None:
    """The position of a line with an object, a link or an older notation. Raises `FormatFault`."""
    if not (is_old_notation(line) or any(mark in line for mark in MARKS)) or is_comment(line):
        return None
    from sudoku_qt.engine.sudoku.text.variants.found import line_found  # rare, saves 33 ms

    try:
        return line_found(line)
    except Fault as fault:
        raise at_line(number, fault) from None
