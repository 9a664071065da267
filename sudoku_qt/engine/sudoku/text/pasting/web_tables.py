# SPDX-License-Identifier: MIT
"""Grids in the tables of web pages: nine rows of nine cells, or nine tables, a box each."""

from collections.abc import Sequence
from html.parser import HTMLParser

from sudoku_qt.engine.format import FormatFault
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.shape import SIDE
from sudoku_qt.engine.sudoku.text.pasting.signs import (
    EMPTY,
    OTHER_SIDES,
    SIGNS,
    are_edges,
    cell_of,
    is_edge,
)

NEARLY = 6
"""With so many good rows a table was meant to be a grid."""
FEWEST = 5
"""A row of fewer cells is a heading, or something else beside the grid."""
Table = list[list[str]]
"""The rows of a table, with the texts of their cells."""


class _TableReader(HTMLParser):
    """Reads the cells of tables, row by row; what is inside a nested table is a table itself."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.tables: list[Table] = []
        self._open: list[Table] = []
        self._is_open = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin a table, a row or a cell; the value of a field in it counts as its text."""
        if tag == "table" or (tag == "tr" and not self._open):  # a part of a table was copied
            if self._is_open:
                self._open[-1][-1].pop()  # a cell with a table in it is no cell of the grid
            self._is_open = False
            self.tables.append([])
            self._open.append(self.tables[-1])
        if tag == "tr":
            self._open[-1].append([])
            self._is_open = False
        elif tag in {"td", "th"} and self._open and self._open[-1]:
            self._open[-1][-1].append("")
            self._is_open = True
        elif tag == "input" and self._is_open:  # what is typed there is the cell's text
            self.handle_data(dict(attrs).get("value") or "")

    def handle_endtag(self, tag: str) -> None:
        """End a cell, or a table."""
        if tag in {"td", "th", "tr", "table"}:
            self._is_open = False
        if tag == "table" and self._open:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        """Take the text of a cell."""
        if self._is_open:
            self._open[-1][-1][-1] += data


def grids_in_tables(text: str) -> Sequence[list[str]]:
    """The grids in the tables of a page, as rows of nine characters; empty if there are none.

    Raises `FormatFault` for a table that was nearly a grid.
    """
    reader = _TableReader()
    reader.feed(text)
    tables = [[_words(row) for row in table if row] for table in reader.tables]
    grids = [grid for table in tables for grid in _grids_of(table)]
    if grids:
        return grids
    cells = [[cell_of(word) for word in row] for table in tables for row in table]
    three = ["".join(map(str, row)) for row in cells if len(row) == 3 and None not in row]
    if three and len(three) == len(cells) and len(three) % 27 == 0:
        return [_of_boxes(three[at : at + 27]) for at in range(0, len(three), 27)]
    return []


def _words(row: Sequence[str]) -> list[str]:
    """The texts of a row's cells, without the names of the row at its ends."""
    words = [each.translate(SIGNS).strip() or EMPTY for each in row]
    if len(words) in {SIDE + 1, SIDE + 2} and (is_edge(words[0]) or words[0] == EMPTY):
        return words[1 : SIDE + 1]
    return words


def _grids_of(table: Table) -> Sequence[list[str]]:
    """The grids of one table. Raises `FormatFault` if it was nearly one."""
    rows = table[1:] if len(table) % SIDE == 1 and are_edges(table[0]) else table
    good = [row for row in rows if len(row) == SIDE and None not in map(cell_of, row)]
    if not good or len(good) % SIDE:
        _check(rows, len(good))
        return []
    lines = ["".join(cell_of(word) or "" for word in row) for row in good]
    return [lines[at : at + SIDE] for at in range(0, len(lines), SIDE)]


def _check(rows: Table, good: int) -> None:
    """Raise `FormatFault` for the rows of a table that was nearly a grid."""
    sizes = {len(row) for row in rows if not any(cell_of(word) is None for word in row)}
    if not good and sizes == {len(rows)} and len(rows) in OTHER_SIDES:
        raise FormatFault("The text has {count} rows; a Sudoku has 9.", count=len(rows))
    if good < NEARLY:
        return
    for number, row in enumerate(rows, 1):
        if len(row) != SIDE and len(row) >= FEWEST:
            raise _at_row(number, Fault("{count} cells; a row of a Sudoku has 9.", count=len(row)))
        for place, word in enumerate(row, 1):
            if len(row) == SIDE and cell_of(word) is None:
                template = "cell {place}, “{word}”, is no digit and no empty cell."
                raise _at_row(number, Fault(template, place=place, word=word[:20]))
    raise FormatFault("The text has {count} rows; a Sudoku has 9.", count=len(rows))


def _at_row(row: int, reason: Fault) -> FormatFault:
    return FormatFault("Row {row} of the table: {reason}", row=row, reason=reason)


def _of_boxes(rows: Sequence[str]) -> list[str]:
    """Rows of three cells, box by box, as rows of nine."""
    return [
        "".join(rows[9 * band + 3 * stack + row] for stack in range(3))
        for band in range(3)
        for row in range(3)
    ]
