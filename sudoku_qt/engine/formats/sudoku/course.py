# SPDX-License-Identifier: MIT
"""The course projects' text: nine rows of nine digits separated by spaces, 0 for an empty cell."""

from collections.abc import Sequence

from sudoku_qt.engine.format import Found, Reading
from sudoku_qt.engine.sudoku.text.cells import line_of, rows_of_cells
from sudoku_qt.engine.sudoku.text.nine_rows import (
    LONGEST_CHOICE,
    read_rows_of_cells,
    readings_of,
    row_likeness,
)
from sudoku_qt.engine.sudoku.text.position import Position
from sudoku_qt.engine.sudoku.text.position_format import PositionFormat


class CourseFormat(PositionFormat):
    """Puzzles of nine lines each, separated by an empty line."""

    name = "course"
    title = "course text"
    suffixes = (".txt",)
    between = "\n"

    def likeness(self, head: str) -> float:
        """Look for rows of nine cells with only digits and spaces."""
        return 0.85 * row_likeness(head) if not set(head) - set("0123456789 \n") else 0.0

    def read(self, text: str) -> Sequence[Found]:
        """Read every nine rows as one puzzle."""
        return read_rows_of_cells(text)

    def readings(self, text: str) -> Sequence[Reading]:
        """Two interpretations, where one grid may be another one with more digits entered."""
        return readings_of(self.read(text)) if len(text) <= LONGEST_CHOICE else ()

    def write_position(self, position: Position) -> str:
        """Write the nine rows."""
        rows = rows_of_cells(line_of(position.setup.givens, "0"))
        return "".join(" ".join(row) + "\n" for row in rows)
