# SPDX-License-Identifier: MIT
"""Grids as they are pasted from programs, services and web pages."""

from collections.abc import Sequence

from sudoku_qt.engine.format import FormatFault, Found, Reading
from sudoku_qt.engine.sudoku.text.nine_rows import (
    read_rows_of_cells,
    readings_of,
    row_likeness,
    without_solutions,
)
from sudoku_qt.engine.sudoku.text.pasting.pasted import NearlyFault, rewritten
from sudoku_qt.engine.sudoku.text.position import Position
from sudoku_qt.engine.sudoku.text.position_format import PositionFormat


class PastedFormat(PositionFormat):
    """Nested lists, tables of web pages, and grids with more around them; it is only read."""

    name = "pasted"
    title = "pasted text"
    suffixes = (".txt", ".json")
    writes = False
    between = "\n"

    def likeness(self, head: str) -> float:
        """Look for what can be rewritten as rows of nine cells."""
        try:
            rows = rewritten(head)
        except NearlyFault:
            return 0.25
        except FormatFault:
            return 0.75
        return 0.85 * row_likeness(rows) if rows else 0.0

    def read(self, text: str) -> Sequence[Found]:
        """Read every grid that is no solution of the one before."""
        rows = rewritten(text)
        if rows is None:
            raise FormatFault("This text holds no puzzle that this program can read.")
        return without_solutions(read_rows_of_cells(rows))

    def readings(self, text: str) -> Sequence[Reading]:
        """Two interpretations, where one grid may be another one with more digits entered."""
        return readings_of(self.read(text))

    def write_position(self, position: Position) -> str:
        """Refuse: it is no one way of writing."""
        raise FormatFault("Pasted text is only read.")
