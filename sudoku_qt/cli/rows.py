# SPDX-License-Identifier: MIT
"""The rows of drawn grids, assembled to puzzles."""

from collections.abc import Iterator

from sudoku_qt.cli.batch import Item
from sudoku_qt.engine.format import FormatFault, at_line
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.shape import SIDE
from sudoku_qt.engine.sudoku.text.nine_rows import Row, check_grid, check_row, is_gap, rows_of


class Rows:
    """Gathers the rows of drawn grids, with or without borders, nine to a puzzle."""

    def __init__(self) -> None:
        self._rows: list[Row] = []
        self._title = ""

    @property
    def pending(self) -> bool:
        """Whether a puzzle is incomplete."""
        return bool(self._rows)

    def feed(self, text: str, first: int) -> Iterator[Item]:
        """Take whole lines, `first` being the number of the first; yield the completed puzzles."""
        if not text.strip("\n"):
            yield from self.rest(3)
            return
        lines: list[str] = []
        number = first
        for number, line in enumerate(text.removesuffix("\n").split("\n"), first):
            if is_gap(line):
                yield from self._take(lines, number - len(lines))
                yield from self.rest(3)
                lines = []
            else:
                lines.append(line)
        yield from self._take(lines, number + 1 - len(lines))

    def rest(self, together: int = SIDE) -> Iterator[Item]:
        """The remaining rows as a fault, unless their number is a multiple of `together`.

        An empty line may separate two bands of a puzzle, but not rows within one.
        """
        if len(self._rows) % together:
            count, line = len(self._rows), self._rows[0].line
            self._rows = []
            fault = Fault("a puzzle of {count} rows begins here; a Sudoku has 9.", count=count)
            yield line, at_line(line, fault), ""

    def _take(self, lines: list[str], first: int) -> Iterator[Item]:
        for row in rows_of("\n".join(lines)):
            if not self._rows and row.is_title:
                self._title = self._title or row.text
                continue
            self._rows.append(Row(first + row.line - 1, row.cells))
            if len(self._rows) == SIDE:
                yield _puzzle(self._rows, self._title)
                self._rows, self._title = [], ""


def _puzzle(rows: list[Row], title: str) -> Item:
    line = rows[0].line
    try:
        for row in rows:
            check_row(row)
        check_grid(rows)
    except FormatFault as fault:
        return line, fault, ""
    return line, "".join(row.cells for row in rows), title
