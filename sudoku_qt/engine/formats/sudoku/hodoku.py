# SPDX-License-Identifier: MIT
"""HoDoKu's library: a position a line, with the step that it is a test case for."""

from collections.abc import Sequence
from dataclasses import replace

from sudoku_qt.engine.format import FormatFault, Found
from sudoku_qt.engine.sudoku.text.library import LIBRARY_LINE, read_library_line, write_library_line
from sudoku_qt.engine.sudoku.text.position import Position, eliminated, found_at, with_eliminated
from sudoku_qt.engine.sudoku.text.position_format import STATE, PositionFormat


class HodokuFormat(PositionFormat):
    """Positions as lines with seven colons."""

    name = "hodoku"
    title = "HoDoKu library"
    suffixes = (".txt",)
    between = ""
    carries = STATE

    def likeness(self, head: str) -> float:
        """Look for the colons in the first line that is no comment."""
        lines = (line for line in head.split("\n") if line.strip() and not line.startswith("#"))
        return 0.95 if LIBRARY_LINE.match(next(lines, "").strip()) else 0.0

    def read(self, text: str) -> Sequence[Found]:
        """Read a position from every line that is no comment."""
        found = [
            found_at(read_library_line(line, number))
            for number, line in enumerate(text.split("\n"), 1)
            if line.strip() and not line.startswith("#")
        ]
        if not found:
            raise FormatFault("This text holds no puzzle that this program can read.")
        return found

    def kept(self, position: Position) -> Position:
        """The position with notes in all cells or in none: only eliminations are written."""
        left = super().kept(position)
        return replace(left, grid=with_eliminated(left.grid, eliminated(left.grid)))

    def write_position(self, position: Position) -> str:
        """Write a line without a step."""
        return write_library_line(position)
