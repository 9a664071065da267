# SPDX-License-Identifier: MIT
"""Grids of nine rows of nine cells, with any separators.

Cells may be adjacent or separated by blanks; by bars, drawn with ASCII or box characters; or by
tabs, commas or semicolons, as spreadsheets copy them. Between bars and separators a blank, or
nothing, is an empty cell. Words before a puzzle are its title.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from sudoku_qt.engine.format import COMMENT_MARKS, FormatFault, Found, Reading, at_line
from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku.game import SudokuGame
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.shape import SIDE, STANDARD_SHAPE
from sudoku_qt.engine.sudoku.text.cells import (
    check_cells,
    check_zero_is_blank,
    digit_of,
    rows_of_cells,
)
from sudoku_qt.engine.sudoku.text.position import found, found_at, position, position_of

LONGEST_CHOICE = 2**14
"""Three grids, in any drawing, are shorter; longer texts are not examined for a choice."""
SEPARATORS = "\t,;"
FEWEST_OF_LIST = 5
"""A list of so many cells was meant to be a row."""
_BORDER = frozenset(" \t|+*:.'`=_-")
_DOUBLE = re.compile(r"--|==|__")
_LIST = frozenset(" \t[](){},;")
_AFTER_LIST = re.compile(r"([\])}])\s*[,;]\s*$")
"""A separator after a list; it parts rows, and no empty cell follows it."""
_WORD = re.compile(r"[^\W\d_]{2,}|[぀-鿿가-힣]")
"""Two adjacent letters, or a letter of a script in which a word may be a single sign."""
_LIKE_CELLS = frozenset("oOxX")
"""Letters that people type for empty cells; two of them make no word."""
_DRAWN = {
    **dict.fromkeys(range(0x2500, 0x2580), "+"),
    **dict.fromkeys(map(ord, "│┃║┆┇┊┋╎╏"), "|"),
    **dict.fromkeys(map(ord, "─━═┄┅┈┉╌╍"), "="),
    0xA0: " ",
}
"""The ASCII equivalents of box-drawing characters."""
_NO_QUOTES = str.maketrans("", "", "\"'[](){}")
BOX_STEPS = {
    3: ((0, 1),),
    5: ((0, 2),),
    6: ((0, 2), (1, 2)),
    7: ((1, 2),),
    9: ((1, 3),),
    11: ((1, 4),),
}
"""By the width of a box in a row: the possible places of its first cell, and the distance to the
next."""


@dataclass(frozen=True)
class Row:
    """A line of a text that is no border: its number from 1, its cells, and its whole text."""

    line: int
    cells: str
    text: str = ""

    @property
    def is_title(self) -> bool:
        """Whether it is words rather than cells, and so a title if a puzzle may begin here."""
        return is_title(self.cells)


def is_title(text: str) -> bool:
    """Whether a text has words in it, and not only letters that people type for empty cells."""
    words = (set(word) for word in _WORD.findall(text))
    return not all(letters <= _LIKE_CELLS for letters in words)


def rows_of(text: str) -> Iterator[Row]:
    """Yield the rows of a text, without borders, comments and empty lines."""
    lines = (text if text.isascii() else text.translate(_DRAWN)).split("\n")
    blanks = [mark for mark in "-_" if any(_is_blank_in(mark, line) for line in lines)]
    for number, line in enumerate(lines, 1):
        separated = _separated(line)
        if separated is not None:
            yield Row(number, separated, line.strip())
        elif line.strip() and not line.lstrip().startswith(COMMENT_MARKS):
            empty_row = any(_is_empty_row(mark, line) for mark in blanks)
            if empty_row or not _is_border(line):
                yield Row(number, _cells(line), line.strip())


def is_gap(line: str) -> bool:
    """Whether a line is empty, and not nine empty cells between tabs."""
    return not line.strip() and _separated(line) is None


def row_likeness(head: str) -> float:
    """The share of a text's beginning that is rows of nine cells, from 0 to 1."""
    rows, titles = _rows_and_titles(head)
    good = sum(1 for row in rows if _is_good(row))
    return good / (len(rows) + len(titles) / SIDE) if good >= SIDE // 3 else 0.0


def has_only_grids(text: str) -> bool:
    """Whether all that is no title in a text is rows of nine cells, nine each."""
    rows, _ = _rows_and_titles(text)
    return bool(rows) and len(rows) % SIDE == 0 and all(map(_is_good, rows))


def read_rows_of_cells(text: str) -> Sequence[Found]:
    """Read every nine rows as one puzzle. Raises `FormatFault`, which names the line."""
    rows, titles = _rows_and_titles(text)
    for row in rows:
        check_row(row)
    if not rows or len(rows) % SIDE:
        raise FormatFault("The text has {count} rows; a Sudoku has 9.", count=len(rows))
    for at in range(0, len(rows), SIDE):
        check_grid(rows[at : at + SIDE])
    return [
        found("".join(row.cells for row in rows[at : at + SIDE]), titles.get(at, ""))
        for at in range(0, len(rows), SIDE)
    ]


def without_solutions(puzzles: Sequence[Found]) -> Sequence[Found]:
    """The puzzles without their solutions: full grids that solve the puzzle just before them."""
    if len(puzzles) < 2 or any(found.game != SudokuGame.name for found in puzzles):
        return puzzles
    grids = [position_of(found).grid for found in puzzles]
    kept = [
        found
        for place, found in enumerate(puzzles)
        if not (place and _solves(grids[place], grids[place - 1]))
    ]
    return kept if len(kept) < len(puzzles) else puzzles


def _solves(full: Grid, puzzle: Grid) -> bool:
    """Whether a grid is the solution of a puzzle without rules of its own."""
    return (
        full.shape is puzzle.shape is STANDARD_SHAPE
        and 0 in puzzle.values
        and full.solved
        and all(
            digit in {0, right} for digit, right in zip(puzzle.values, full.values, strict=True)
        )
    )


def readings_of(puzzles: Sequence[Found]) -> Sequence[Reading]:
    """Two interpretations, if of two or three grids each has all digits of the one before.

    They may be separate puzzles, or a single one: as it was given, and as it is now.
    """
    if len(puzzles) not in {2, 3}:
        return ()
    grids = [position_of(found).setup.givens for found in puzzles]
    if grids[0] == grids[-1]:
        return ()
    cells = (pair for two in pairwise(grids) for pair in zip(*two, strict=True))
    if not all(before in {0, after} for before, after in cells):
        return ()
    played = found_at(position(grids[0], grids[-1]), puzzles[0].notices)
    return (
        Reading(Message("{count} puzzles", count=len(grids)), puzzles),
        Reading(Message("One puzzle, and how far it has come"), [played]),
    )


def check_grid(rows: Sequence[Row]) -> None:
    """Raise `FormatFault` for nine rows that no puzzle would be written in."""
    check_zero_is_blank("".join(row.cells for row in rows), rows[0].line)


def check_row(row: Row) -> None:
    """Raise `FormatFault` for a row that is not nine cells."""
    check_cells(row.cells, row.line)
    if len(row.cells) != SIDE:
        template = "{count} cells; a row of a Sudoku has 9."
        raise at_line(row.line, Fault(template, count=len(row.cells)))


def drawn(cells: Sequence[str], border: str, row: str, inner: str = "") -> str:
    """Draw 81 cells: `row` has nine blanks; `inner` lies between bands, `border` at the frame."""
    lines = [row.format(*cells) for cells in rows_of_cells(cells)]
    for place in (6, 3):
        lines.insert(place, inner or border)
    return "\n".join((border, *lines, border)) + "\n"


def _rows_and_titles(text: str) -> tuple[list[Row], dict[int, str]]:
    """Part the rows from the titles, which are by the number of rows before them."""
    rows, titles = list[Row](), dict[int, str]()
    for row in rows_of(text):
        if len(rows) % SIDE == 0 and row.is_title:
            titles.setdefault(len(rows), row.text)
        else:
            rows.append(row)
    return rows, titles


def _is_good(row: Row) -> bool:
    return len(row.cells) == SIDE and all(digit_of(cell) is not None for cell in row.cells)


def _is_border(line: str) -> bool:
    """Whether a line only parts rows: it has a piece of a border, or brackets of a list."""
    characters = set(line)
    if characters <= _BORDER:
        return "+" in characters or _DOUBLE.search(line) is not None
    return characters <= _LIST and not characters.isdisjoint("[](){}")


def _separated(line: str) -> str | None:
    """Take nine cells out of a line with separators; None where it is no such line.

    Of a list all cells are taken, however many.
    """
    row, is_list = _AFTER_LIST.subn(r"\1", line)
    for separator in SEPARATORS:
        fields = [field.strip() for field in row.translate(_NO_QUOTES).split(separator)]
        if len(fields) == SIDE + 1 and not fields[SIDE]:
            fields.pop()
        is_row = len(fields) == SIDE or (is_list and len(fields) >= FEWEST_OF_LIST)
        if is_row and all(len(field) <= 1 for field in fields):
            return "".join(field or " " for field in fields)
    return None


def _cells(line: str) -> str:
    """Take the cells out of a row; between uprights a space may be an empty one."""
    inside = line.replace("|", "")
    dense = "".join(inside.split())
    if "|" not in line or len(dense) == SIDE:
        return dense
    parts = _between_uprights(line)
    if len(parts) == SIDE and all(len(part.strip()) <= 1 for part in parts):
        return "".join(part.strip() or " " for part in parts)
    boxes = [_cells_of_box(part) for part in parts] if len(parts) == 3 else [""]
    return "".join(boxes) if all(boxes) else inside if len(inside) == SIDE else dense


def _between_uprights(line: str) -> list[str]:
    """Part a row at its uprights; those at its ends stand for the frame."""
    parts = line.split("|")
    if len(parts) in {5, SIDE + 2}:
        return parts[1:-1]
    return [*parts[:-1], parts[-1].ljust(len(parts[0]))]  # editors remove trailing blanks


def _cells_of_box(part: str) -> str:
    """Take three cells out of what stands between two uprights; nothing where they are not so."""
    for first, step in BOX_STEPS.get(len(part), ()):
        cells = part[first::step][:3]
        if cells.replace(" ", "") == part.replace(" ", ""):
            return cells
    return ""


def _is_blank_in(mark: str, line: str) -> bool:
    """Whether a line shows that empty cells are written as `mark`: it has digits as well."""
    return mark in line and any(character in "123456789" for character in line)


def _is_empty_row(mark: str, line: str) -> bool:
    return line.count(mark) == SIDE and not set(line) - {mark, "|", " ", "\t"}
