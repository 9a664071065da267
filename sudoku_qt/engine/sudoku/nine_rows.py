# SPDX-License-Identifier: MIT
"""Grids written as nine rows of nine cells, with or without borders and blanks between."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sudoku_qt.engine.format import FormatFault, Found
from sudoku_qt.engine.sudoku.cell_text import check_cells, digit_of, found
from sudoku_qt.engine.sudoku.shape import SIDE

COMMENT_MARKS = ("#", "//", ";")
_BORDER = re.compile(r"[\s|+*:.'`=_-]*(?:-{2,}|={2,}|_{2,})[\s|+*:.'`=_-]*")


@dataclass(frozen=True)
class Row:
    """A line of a text that is no border: its number from 1, and its cells."""

    line: int
    cells: str


def rows_of(text: str) -> Iterator[Row]:
    """Yield the rows of a text, leaving out borders, comments and empty lines."""
    lines = text.split("\n")
    blanks = [mark for mark in "-_" if any(_is_blank_in(mark, line) for line in lines)]
    for number, line in enumerate(lines, 1):
        if line.strip() and not line.lstrip().startswith(COMMENT_MARKS):
            empty_row = any(_is_empty_row(mark, line) for mark in blanks)
            if empty_row or not _BORDER.fullmatch(line):
                yield Row(number, _cells(line))


def row_likeness(head: str) -> float:
    """Say how much of the beginning of a text is rows of nine cells, from 0 to 1."""
    rows = list(rows_of(head))
    good = sum(1 for row in rows if _is_good(row))
    return good / len(rows) if rows and good >= SIDE // 3 else 0.0


def read_rows_of_cells(text: str) -> Sequence[Found]:
    """Read every nine rows as one puzzle. Raises `FormatFault` that names the line."""
    rows = list(rows_of(text))
    for row in rows:
        check_row(row)
    if not rows or len(rows) % SIDE:
        raise FormatFault("The text has {count} rows; a Sudoku has 9.", count=len(rows))
    starts = range(0, len(rows), SIDE)
    return [found("".join(row.cells for row in rows[at : at + SIDE])) for at in starts]


def check_row(row: Row) -> None:
    """Raise `FormatFault` for a row that is not nine cells."""
    check_cells(row.cells, row.line)
    if len(row.cells) != SIDE:
        raise FormatFault(
            "Line {line} has {count} cells; a row of a Sudoku has 9.",
            line=row.line,
            count=len(row.cells),
        )


def _is_good(row: Row) -> bool:
    return len(row.cells) == SIDE and all(digit_of(cell) is not None for cell in row.cells)


def _cells(line: str) -> str:
    """Take the cells out of a row; between uprights a space may be an empty one."""
    inside = line.replace("|", "")
    return inside if "|" in line and len(inside) == SIDE else "".join(inside.split())


def _is_blank_in(mark: str, line: str) -> bool:
    """Say whether a line shows that empty cells are written as `mark`: it has digits as well."""
    return mark in line and any(character in "123456789" for character in line)


def _is_empty_row(mark: str, line: str) -> bool:
    return line.count(mark) == SIDE and not set(line) - {mark, "|", " ", "\t"}
