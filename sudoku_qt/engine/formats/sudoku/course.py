# SPDX-License-Identifier: MIT
"""The course projects' text: nine rows of nine digits with a space between, 0 for an empty cell."""

from collections.abc import Sequence

from sudoku_qt.engine.format import Format, Found
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE
from sudoku_qt.engine.sudoku.text.cells import givens_of
from sudoku_qt.engine.sudoku.text.nine_rows import read_rows_of_cells, row_likeness


class CourseFormat(Format):
    """Puzzles as nine lines each, an empty line between two."""

    name = "course"
    title = "course text"
    game = "sudoku"
    suffixes = (".txt",)

    def likeness(self, head: str) -> float:
        """Look for rows of nine cells, and for nothing beside digits and spaces."""
        return 0.85 * row_likeness(head) if not set(head) - set("0123456789 \n") else 0.0

    def read(self, text: str) -> Sequence[Found]:
        """Read every nine rows as one puzzle."""
        return read_rows_of_cells(text)

    def write(self, found: Found) -> str:
        """Write the nine rows."""
        givens = givens_of(found)
        rows = (givens[start : start + SIDE] for start in range(0, CELLS, SIDE))
        return "".join(" ".join(map(str, row)) + "\n" for row in rows)
