# SPDX-License-Identifier: MIT
"""Nine rows of nine cells as people type and print them, with or without borders."""

from collections.abc import Sequence

from sudoku_qt.engine.format import Format, Found
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE
from sudoku_qt.engine.sudoku.text.cells import givens_of
from sudoku_qt.engine.sudoku.text.nine_rows import read_rows_of_cells, row_likeness

BORDER = "+-------+-------+-------+\n"


class GridFormat(Format):
    """Puzzles as nine lines each."""

    name = "grid"
    title = "9x9 text"
    game = "sudoku"
    suffixes = (".txt", ".ss", ".sdk")

    def likeness(self, head: str) -> float:
        """Look for rows of nine cells."""
        return 0.8 * row_likeness(head)

    def read(self, text: str) -> Sequence[Found]:
        """Read every nine rows as one puzzle."""
        return read_rows_of_cells(text)

    def write(self, found: Found) -> str:
        """Write the grid with its borders."""
        cells = "".join(str(digit) if digit else "." for digit in givens_of(found))
        rows = [_row(cells[start : start + SIDE]) for start in range(0, CELLS, SIDE)]
        bands = ("".join(rows[top : top + 3]) for top in range(0, SIDE, 3))
        return BORDER + BORDER.join(bands) + BORDER


def _row(cells: str) -> str:
    boxes = (" ".join(cells[left : left + 3]) for left in range(0, SIDE, 3))
    return f"| {' | '.join(boxes)} |\n"
