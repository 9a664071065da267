# SPDX-License-Identifier: MIT
"""81 characters in a line, one puzzle or many: what every Sudoku program reads and writes.

Around the 81 may stand whatever other programs put there (a number, a rating, the solution,
`# a comment`); it is kept as the puzzle's comment. Lines that begin with `#`, `//` or `;` are
comments, and so is a heading without digits before the first puzzle.
"""

import re
from collections.abc import Iterator, Sequence
from typing import overload

from sudoku_qt.engine.format import FormatFault, Found, at_line
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.text.cells import (
    CELL_CHARACTERS,
    check_cells,
    check_zero_is_blank,
    found,
    line_of,
    wrong_length,
)
from sudoku_qt.engine.sudoku.text.position import Position
from sudoku_qt.engine.sudoku.text.position_format import PositionFormat

COMMENT_MARKS = ("#", "//", ";")
_USUAL = re.compile(r"(?<![0-9.])[0-9.]{81}(?![0-9.])")
_FIELDS = re.compile(r"[^\s,:;#|\"']+")
_SPACED = re.compile(r"[1-9 ]{81}")
_CELLS, _DIGITS = set(CELL_CHARACTERS), set("123456789")
_NEARLY = 30
"""A field with so many cells was meant to be a puzzle."""


class LineFormat(PositionFormat):
    """Puzzles as lines of 81 characters."""

    name = "line"
    title = "81-character lines"
    suffixes = (".txt", ".sdm", ".csv")
    between = ""

    def likeness(self, head: str) -> float:
        """Look for a line that holds a puzzle, or holds nearly one."""
        lines = [line for _, line in _lines(head)]
        if any(_cells(line) for line in lines):
            return 0.9
        return 0.3 if any(_attempt(line) for line in lines) else 0.0

    def read(self, text: str) -> Sequence[Found]:
        """Read a puzzle from every line that is no comment."""
        lines: list[tuple[str, str]] = []
        for number, line in _lines(text):
            read = cells_in(line, number, heading=not lines)
            if read:
                lines.append(read)
        if not lines:
            raise FormatFault("This text holds no line of 81 cells.")
        return Lines(lines)

    def write_position(self, position: Position) -> str:
        """Write a dot for an empty cell."""
        return line_of(position.setup.givens) + "\n"


class Lines(Sequence[Found]):
    """Puzzles of lines, each made when it is asked for: a list may have a hundred thousand."""

    def __init__(self, lines: Sequence[tuple[str, str]]) -> None:
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
        return found(*self._lines[place])


def cells_in(line: str, number: int, *, heading: bool = False) -> tuple[str, str] | None:
    """Take the 81 cells out of a line, and what else stands in it.

    None for a comment or an empty line, and for words without cells where a `heading` may stand.
    Raises `FormatFault` for any other line, with its `number`.
    """
    if is_comment(line):
        return None
    span = _cells(line)
    if span is not None:
        start, end = span
        check_zero_is_blank(line[start:end], number)
        return line[start:end], _around(line, start, end)
    if heading and not _attempt(line):
        return None
    raise _fault(number, line)


def is_comment(line: str) -> bool:
    """Whether a line has nothing to say."""
    return not line.strip() or line.lstrip().startswith(COMMENT_MARKS)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines that are neither empty nor comments, with their numbers from 1."""
    for number, line in enumerate(text.split("\n"), 1):
        if not is_comment(line):
            yield number, line


def _cells(line: str) -> tuple[int, int] | None:
    """Find where the 81 cells of a line begin and end."""
    match = _USUAL.search(line) or _SPACED.fullmatch(line)
    if match:
        return match.span()
    for field in _FIELDS.finditer(line):
        cells = set(field[0])
        if len(field[0]) == CELLS and cells <= _CELLS and cells & _DIGITS:
            return field.span()
    return None


def _around(line: str, start: int, end: int) -> str:
    """What stands before and after the cells, without the marks that part them."""
    before, after = line[:start].strip(" \t,:;|\"'"), line[end:].strip(" \t,:;#|\"'")
    return " ".join(part for part in (before, after) if part)


def _attempt(line: str) -> re.Match[str] | None:
    """Find the longest field, where it looks like a puzzle gone wrong."""
    fields = list(_FIELDS.finditer(line))
    longest = max(fields, key=lambda field: len(field[0]), default=None)
    if longest is None:
        return None
    cells = sum(1 for character in longest[0] if character in CELL_CHARACTERS)
    meant = cells >= _NEARLY and 2 * cells > len(longest[0]) and _DIGITS & set(longest[0])
    return longest if meant else None


def _fault(number: int, line: str) -> FormatFault:
    attempt = _attempt(line)
    if attempt is None:
        return at_line(number, Fault("no puzzle here: there are no 81 cells in a row."))
    if len(attempt[0]) != CELLS:
        return wrong_length(number, len(attempt[0]))
    check_cells(attempt[0], number, attempt.start() + 1)
    raise AssertionError
