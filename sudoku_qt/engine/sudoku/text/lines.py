# SPDX-License-Identifier: MIT
"""Lines of text with 81 cells each, and what else may be on them.

This is apart from the formats, since a reader of lists needs no other format.
"""

import re
from collections.abc import Iterator, Sequence

from sudoku_qt.engine.format import COMMENT_MARKS, FormatFault, at_line
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE
from sudoku_qt.engine.sudoku.text.cells import (
    CELL_CHARACTERS,
    check_cells,
    check_zero_is_blank,
    wrong_length,
)
from sudoku_qt.engine.sudoku.text.table import Column, Span, column_of, span_in_object

NAME = "line"
OLD_NOTATIONS = SUMOCUE, KILLER = "SumoCueV1", "3x3:"
"""The beginning of a line that holds a killer or a jigsaw."""
SUKAKU = re.compile(r"\s*[0-9.]{729}\s*")
"""Nine places for the candidates of each cell, instead of givens."""
MARKS = ("{", "fpuz", "puzzles", *OLD_NOTATIONS)
"""One of these is in each line of a puzzle with other rules, except jigsaws with letters."""
NUMBER_SIGN = "#"
_NUMBER = re.compile(
    r"#\s*(?:(?:no|nr|puzzle|sudoku|grid|第|题目?|数独)\.?)?\s*#?\d{1,9}\s*[题号]?\s*[.:),、：]?",
    re.IGNORECASE,
)
"""What stands before the cells of a puzzle with a number, on a line that looks like a comment."""
_USUAL = re.compile(r"(?<![0-9.])[0-9.]{81}(?![0-9.])")
_FIELDS = re.compile(r"[^\s,:;#|\"']+")
_SPACED = re.compile(r"[1-9 ]{81}")
_REGIONS = re.compile(r"(?<![A-Za-z])[A-Za-z]{81}(?![A-Za-z])")
_CELLS, _DIGITS = set(CELL_CHARACTERS), set("123456789")
_NEARLY = 30
"""A field with so many cells was meant to be a puzzle."""
_BEGINNING = 2**16
"""The number of characters within which a table's heading and one more line are found."""
_PLAIN = re.compile(rb"(?:[0-9.]{81}\n)*[0-9.]{81}(?:\n[0-9.]{0,81})?")


def are_plain(head: bytes) -> bool:
    """Whether the beginning of a file is certainly lines of 81 cells and nothing else."""
    return _PLAIN.fullmatch(head) is not None


def column_in(text: str) -> Column | None:
    """The column of puzzles that a text's heading names; None if it names none."""
    telling = telling_lines(text[:_BEGINNING])
    number, heading = next(telling, (0, ""))
    _, row = next(telling, (0, ""))
    if not row or span_of_cells(heading) or attempt(heading):
        return None
    return column_of(heading, number, row, _holds_cells)


def cells_in(
    line: str, number: int, *, heading: bool = False, column: Column | None = None
) -> tuple[str, str] | None:
    """The 81 cells of a line, and the rest of it.

    None for a comment or an empty line, and for words without cells where a `heading` may be. Of a
    table only the `column` of puzzles is read. Raises `FormatFault` for any other line, with its
    `number`.
    """
    if is_comment(line):
        return None
    if is_old_notation(line):
        raise at_line(number, Fault("a killer, a jigsaw or a sukaku, which has rules of its own."))
    field = column.span(line) if column else (0, len(line))
    span = _span_within(line, field)
    if span is not None:
        start, end = span
        check_zero_is_blank(line[start:end], number)
        return line[start:end], _around(line, start, end)
    if heading and not attempt(line):
        return None
    start, end = field or (0, 0)
    raise _fault(number, " " * start + line[start:end])


def may_hold_variants(text: str) -> bool:
    """Whether a text may contain a puzzle with rules of its own."""
    return any(mark in text for mark in MARKS) or any(map(is_old_notation, text.splitlines()))


def is_old_notation(line: str) -> bool:
    """Whether a line is a killer, a jigsaw or a sukaku in a notation older than f-puzzles."""
    if line.lstrip().startswith(OLD_NOTATIONS) or regions_in(line) is not None:
        return True
    return len(line) >= SIDE * CELLS and SUKAKU.fullmatch(line) is not None


def regions_in(line: str) -> str | None:
    """The 81 letters on a line that name the regions of a jigsaw's cells; else None."""
    match = _REGIONS.search(line) if len(line) >= CELLS else None
    return match and match[0]


def has_region_lines(text: str) -> bool:
    """Whether the letters of a jigsaw's regions stand on lines of their own."""
    return any(line.strip() == regions_in(line) for line in text.splitlines())


def joined_regions(lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Yield lines with their numbers from 0, each with the letters of regions on the line below."""
    taken = -1
    for number, line in enumerate(lines):
        below = lines[number + 1] if number + 1 < len(lines) else ""
        if number == taken:
            continue
        letters = below.strip() == regions_in(below)
        if letters and not is_old_notation(line) and span_of_cells(line):
            taken = number + 1
            yield number, f"{line} {below}"
        else:
            yield number, line


def is_comment(line: str) -> bool:
    """Whether a line is a comment, and no puzzle with its number: "#12 53..7…".

    A puzzle behind the mark without a number was commented out, and a full grid is a solution.
    """
    if not line.lstrip().startswith(COMMENT_MARKS):
        return not line.strip()
    return not line.lstrip().startswith(NUMBER_SIGN) or not _is_numbered(line)


def _is_numbered(line: str) -> bool:
    """Whether a line is a number sign, a number, and a puzzle, and nothing more."""
    text = line.strip()
    start, end = span_of_cells(text) or (0, 0)
    if not start or end < len(text) or set(text[start:]) <= _DIGITS:
        return False
    return _NUMBER.fullmatch(text[:start].rstrip()) is not None


def telling_lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines that are neither empty nor comments, with their numbers from 1."""
    for number, line in enumerate(text.split("\n"), 1):
        if not is_comment(line):
            yield number, line


def span_of_cells(line: str) -> tuple[int, int] | None:
    """Where the 81 cells of a line begin and end."""
    if span := span_in_object(line, _holds_cells):
        return span
    match = _USUAL.search(line) or _SPACED.fullmatch(line)
    if match:
        return match.span()
    for field in _FIELDS.finditer(line):
        cells = set(field[0])
        if len(field[0]) == CELLS and cells <= _CELLS and cells & _DIGITS:
            return field.span()
    return None


def _span_within(line: str, field: Span | None) -> Span | None:
    """Where the 81 cells of a field stand in its line."""
    if field is None:
        return None
    span = span_of_cells(line[slice(*field)])
    return span and (field[0] + span[0], field[0] + span[1])


def _holds_cells(field: str) -> bool:
    return span_of_cells(field) is not None


def _around(line: str, start: int, end: int) -> str:
    """What stands before and after the cells, without the marks that part them."""
    before, after = line[:start].strip(" \t,:;|\"'"), line[end:].strip(" \t,:;#|\"'")
    before = before.removeprefix(NUMBER_SIGN).lstrip()
    return " ".join(part for part in (before, after) if part)


def attempt(line: str) -> re.Match[str] | None:
    """The longest field, if it looks like a malformed puzzle."""
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
