# SPDX-License-Identifier: MIT
"""Nine rows of nine cells as people type and print them, with or without borders."""

from collections.abc import Sequence

from sudoku_qt.engine.format import Found, Reading
from sudoku_qt.engine.sudoku.text.cells import line_of
from sudoku_qt.engine.sudoku.text.nine_rows import (
    LONGEST_CHOICE,
    drawn,
    read_rows_of_cells,
    readings_of,
    row_likeness,
    without_solutions,
)
from sudoku_qt.engine.sudoku.text.position import Position
from sudoku_qt.engine.sudoku.text.position_format import PositionFormat

BORDER = "+-------+-------+-------+"


class GridFormat(PositionFormat):
    """Puzzles as nine lines each."""

    name = "grid"
    title = "9x9 text"
    suffixes = (".txt", ".ss", ".sdk")
    between = "\n"

    def likeness(self, head: str) -> float:
        """Look for rows of nine cells."""
        return 0.8 * row_likeness(head)

    def read(self, text: str) -> Sequence[Found]:
        """Read every nine rows as one puzzle."""
        return without_solutions(read_rows_of_cells(text))

    def readings(self, text: str) -> Sequence[Reading]:
        """Two interpretations, where one grid may be another one with more digits entered."""
        return readings_of(self.read(text)) if len(text) <= LONGEST_CHOICE else ()

    def write_position(self, position: Position) -> str:
        """Write the grid with its borders."""
        return drawn(line_of(position.setup.givens), BORDER, "| {} {} {} | {} {} {} | {} {} {} |")
