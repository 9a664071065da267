# SPDX-License-Identifier: MIT
"""Lines of text with 81 cells each, and what else may stand around these.

Here and not with the formats, since whoever reads a list needs no other format.
"""

import re
from collections.abc import Iterator

from sudoku_qt.engine.format import FormatFault, at_line
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.text.cells import (
    CELL_CHARACTERS,
    check_cells,
    check_zero_is_blank,
    wrong_length,
)

NAME = "line"
COMMENT_MARKS = ("#", "//", ";")
_USUAL = re.compile(r"(?<![0-9.])[0-9.]{81}(?![0-9.])")
_FIELDS = re.compile(r"[^\s,:;#|\"']+")
_SPACED = re.compile(r"[1-9 ]{81}")
_CELLS, _DIGITS = set(CELL_CHARACTERS), set("123456789")
_NEARLY = 30
"""A field with so many cells was meant to be a puzzle."""
_PLAIN = re.compile(rb"(?:[0-9.]{81}\n)*[0-9.]{81}(?:\n[0-9.]{0,81})?")


def are_plain(head: bytes) -> bool:
    """Whether the beginning of a file is lines of 81 cells and nothing else, so is in no doubt."""
    return _PLAIN.fullmatch(head) is not None


def cells_in(line: str, number: int, *, heading: bool = False) -> tuple[str, str] | None:
    """Take the 81 cells out of a line, and what else stands in it.

    None for a comment or an empty line, and for words without cells where a `heading` may stand.
    Raises `FormatFault` for any other line, with its `number`.
    """
    if is_comment(line):
        return None
    span = span_of_cells(line)
    if span is not None:
        start, end = span
        check_zero_is_blank(line[start:end], number)
        return line[start:end], _around(line, start, end)
    if heading and not attempt(line):
        return None
    raise _fault(number, line)


def is_comment(line: str) -> bool:
    """Whether a line has nothing to say."""
    return not line.strip() or line.lstrip().startswith(COMMENT_MARKS)


def telling_lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines that are neither empty nor comments, with their numbers from 1."""
    for number, line in enumerate(text.split("\n"), 1):
        if not is_comment(line):
            yield number, line


def span_of_cells(line: str) -> tuple[int, int] | None:
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


def attempt(line: str) -> re.Match[str] | None:
    """Find the longest field, where it looks like a puzzle gone wrong."""
    fields = list(_FIELDS.finditer(line))
    longest = max(fields, key=lambda field: len(field[0]), default=None)
    if longest is None:
        return None
    cells = sum(1 for character in longest[0] if character in CELL_CHARACTERS)
    meant = cells >= _NEARLY and 2 * cells > len(longest[0]) and _DIGITS & set(longest[0])
    return longest if meant else None


def _fault(number: int, line: str) -> FormatFault:
    meant = attempt(line)
    if meant is None:
        return at_line(number, Fault("no puzzle here: there are no 81 cells in a row."))
    if len(meant[0]) != CELLS:
        return wrong_length(number, len(meant[0]))
    check_cells(meant[0], number, meant.start() + 1)
    raise AssertionError
