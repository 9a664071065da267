# SPDX-License-Identifier: MIT
"""Texts as they are pasted from programs and web pages, rewritten as rows of nine cells.

These are nested lists, as programming languages and services write them; tables of web pages;
quoted grids; grids with numbers or letters at their edges, or side by side; 81 digits parted by
blanks; digits in full width; and boxes, circles and other signs for empty cells.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sudoku_qt.engine.format import FormatFault, at_line
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE
from sudoku_qt.engine.sudoku.text.cells import wrong_length
from sudoku_qt.engine.sudoku.text.nine_rows import has_only_grids, is_title
from sudoku_qt.engine.sudoku.text.pasting.signs import (
    OTHER_SIDES,
    SIGNS,
    are_cells,
    are_edges,
    cell_of,
    is_edge,
)
from sudoku_qt.engine.sudoku.text.pasting.web_tables import grids_in_tables
from sudoku_qt.engine.sudoku.text.table import SOLUTIONS

Grid = list[str]
"""Nine rows of nine characters."""
_QUOTE = re.compile(r"(?m)^[ \t]*(?:>[ \t]?)+")
_TOKENS = re.compile(r"""[\[\](){}]|"[^"\n]*"|'[^'\n]*'|[^\s\[\](){},;:"']+|:""")
_OPENING, _CLOSING = frozenset("[({"), frozenset("])}")
_TABLE = re.compile(r"(?i)<t[dr][\s>]")
NEARLY = 6
"""With so many rows a list was meant to be a grid."""
FEW = 6
"""With so many cells more or fewer than a grid, a text was meant to be one."""
LONGEST = 2**20
"""Longer texts are lists, which are read line by line."""


def rewritten(text: str) -> str | None:
    """The grids of a pasted text as rows of nine, with empty lines between; None for none.

    Nor is a text rewritten that is made of such rows already. Raises `FormatFault` for a list or a
    table that was nearly a grid, and `NearlyFault` for lines that were.
    """
    if len(text) > LONGEST or has_only_grids(text):
        return None
    grids = [*_grids(text)]
    if not grids:
        return None
    return "\n\n".join("\n".join(grid) for grid in grids) + "\n"


def _grids(text: str) -> Sequence[Grid]:
    """The grids of a text in any of these forms, the likeliest form first."""
    if _TABLE.search(text):
        return grids_in_tables(text)
    if "[" in text or "(" in text or "{" in text:
        return _of_lists(text)
    lines = [line for _, line in _numbered(text)]
    found = _of_words(lines) or _of_rows(lines) or _side_by_side(lines)
    if not found:
        check_nearly(_numbered(text))
    return found


def _numbered(text: str) -> list[tuple[int, str]]:
    """The lines of a text that are not empty, with their numbers, without quotes and odd signs."""
    plain = _QUOTE.sub("", text.translate(SIGNS))
    return [(number, line) for number, line in enumerate(plain.splitlines(), 1) if line.strip()]


# Lists


class _List:
    """An open list: the line that it begins on, the key that it stands behind, and its items."""

    def __init__(self, line: int, key: str) -> None:
        self.line, self.key = line, key
        self.items: list[_List | str] = []

    def grid(self) -> Grid | None:
        """The grid that 9 lists, 9 texts or 81 cells are; None for anything else."""
        cells = [_cell_of(item) for item in self.items]
        if len(cells) == CELLS and None not in cells:
            return _rows("".join(map(str, cells)))
        rows = [_row_of(item) for item in self.items]
        return [row for row in rows if row] if len(rows) == SIDE and all(rows) else None

    def row(self) -> str | None:
        """The row that nine cells are; None for anything else."""
        cells = [_cell_of(item) for item in self.items]
        return None if len(cells) != SIDE or None in cells else "".join(map(str, cells))

    def check(self) -> None:
        """Raise `FormatFault` for a list that was nearly a grid."""
        cells = sum(1 for each in self.items if _cell_of(each))
        if cells == len(self.items) and is_nearly_all(cells):
            raise wrong_length(self.line, cells)
        rows = [each for each in self.items if isinstance(each, _List)]
        good = sum(1 for each in rows if each.row())
        if good < NEARLY:
            return
        if len(rows) != SIDE:
            raise FormatFault("The text has {count} rows; a Sudoku has 9.", count=len(rows))
        for each in rows:
            if len(each.items) != SIDE:
                template = "{count} cells; a row of a Sudoku has 9."
                raise at_line(each.line, Fault(template, count=len(each.items)))
            for place, item in enumerate(each.items, 1):
                if _cell_of(item) is None:
                    word = item[:20] if isinstance(item, str) else "[]"
                    template = "cell {place}, “{word}”, is no digit and no empty cell."
                    raise at_line(each.line, Fault(template, place=place, word=word))


def _of_lists(text: str) -> Sequence[Grid]:
    """The grids in nested lists; those called solutions only if there is nothing else.

    Raises `FormatFault` for a list that was nearly a grid, if there is no puzzle.
    """
    found, others = list[tuple[str, Grid]](), list[_List]()
    for each in _lists(text.translate(SIGNS)):
        grid = each.grid()
        if grid and _has_digits(grid):
            found.append((each.key, grid))
        elif not grid:
            others.append(each)
    puzzles = [grid for key, grid in found if key not in SOLUTIONS]
    if not puzzles:
        for each in others:
            each.check()
    return puzzles or [grid for _, grid in found]


def _has_digits(grid: Grid) -> bool:
    return any(cell in "123456789" for row in grid for cell in row)


def _lists(text: str) -> Iterator[_List]:
    """Yield the lists of a text, inner ones first; what is behind a key is no part of the outer."""
    open_lists: list[_List] = []
    key, line, at = "", 1, 0
    for match in _TOKENS.finditer(text):
        line += text.count("\n", at, match.start())
        at, part = match.start(), match[0]
        if part in _OPENING:
            open_lists.append(_List(line, key))
            key = ""
        elif part in _CLOSING and open_lists:
            ended = open_lists.pop()
            yield ended
            if open_lists:
                open_lists[-1].items.append(ended)
        elif part == ":" and open_lists and open_lists[-1].items:
            word = open_lists[-1].items.pop()
            key = word.strip("\"'").casefold() if isinstance(word, str) else ""
        elif part not in _CLOSING and open_lists:
            open_lists[-1].items.append(part)


def _row_of(item: _List | str) -> str | None:
    """The row that a list of nine cells, or a text of nine, is."""
    if isinstance(item, _List):
        return item.row()
    text = item[1:-1] if item[:1] in {'"', "'"} else ""
    return text if len(text) == SIDE and are_cells(text) else None


def _cell_of(item: _List | str) -> str | None:
    """The character of a cell; None for anything else."""
    return None if isinstance(item, _List) else cell_of(item)


# Lines


def _of_words(lines: Sequence[str]) -> Sequence[Grid]:
    """A grid of 81 cells that blanks or commas part, on fewer or more lines than nine."""
    words = re.split(r"[\s,;]+", " ".join(lines).strip(" ,;"))
    are_single = len(words) == CELLS and all(len(word) == 1 for word in words)
    text = "".join(words)
    if are_single and are_cells(text) and len(lines) != SIDE:
        return [_rows(text)]
    return []


def _of_rows(lines: Sequence[str]) -> Sequence[Grid]:
    """Grids of rows of nine, or lines of 81, once quotes, edges and signs are out of the way."""
    cells = [_dense(line) for line in lines]
    whole = [_rows(row) for row in cells if len(row) == CELLS and are_cells(row)]
    if whole:
        return whole
    rows = _bare_rows(lines)
    good = [row.cells for row in rows if len(row.cells) == SIDE and are_cells(row.cells)]
    are_alike = len({row.names for row in rows}) == 1
    if not good or len(good) % SIDE or len(good) < len(rows) or not are_alike:
        return []
    return [good[at : at + SIDE] for at in range(0, len(good), SIDE)]


class _BareRow(NamedTuple):
    """The cells of a line, and at how many of its ends the row's name was."""

    cells: str
    names: int


def _bare_rows(lines: Sequence[str]) -> list[_BareRow]:
    """The rows of lines, without edges, headings, borders, and words between two grids."""
    rows = list[_BareRow]()
    for line in lines:
        bare, names = _without_names(line)
        cells = "" if _is_heading(line) else _dense(bare)
        if cells and not (len(rows) % SIDE == 0 and is_title(line)):
            rows.append(_BareRow(cells, names))
    return rows


def _side_by_side(lines: Sequence[str]) -> Sequence[Grid]:
    """Two grids beside each other, one row of each on a line."""
    rows = [row for line in lines if not is_title(line) and (row := _dense(line))]
    if len(rows) != SIDE or any(len(row) != 2 * SIDE or not are_cells(row) for row in rows):
        return []
    return [[row[:SIDE] for row in rows], [row[SIDE:] for row in rows]]


def _dense(line: str) -> str:
    """A line without blanks and borders; nothing of one that is only a border."""
    bare = "".join(line.replace("|", "").split())
    return "" if set(bare) <= set("+-=_:.'`*") and re.search(r"[-=+]{2}", bare) else bare


def _is_heading(line: str) -> bool:
    """Whether a line numbers the columns."""
    return are_edges(line.replace("|", " ").split())


def _without_names(line: str) -> tuple[str, int]:
    """A line without the names of its row, where ten words stand on it, or two; their number."""
    words = line.replace("|", " ").split()
    is_marked = len(words) in {2, 4, SIDE + 1, SIDE + 2} and is_edge(words[0])
    if not is_marked or len(_dense(line)) == SIDE:
        return line, 0
    rest = words[1:]
    if len("".join(rest)) > SIDE and rest[-1] == words[0]:
        return " ".join(rest[:-1]), 2
    return " ".join(rest), 1


# What was meant to be a grid


class NearlyFault(FormatFault):
    """What is wrong with a text that was probably meant to be a grid."""


def is_nearly_all(cells: int) -> bool:
    """Whether so many cells were probably meant to be those of a grid."""
    return abs(cells - CELLS) <= FEW


def check_nearly(lines: Sequence[tuple[int, str]]) -> None:
    """Raise `NearlyFault` for numbered lines that were probably meant to be a grid."""
    words = re.split(r"[\s,;]+", " ".join(line for _, line in lines).strip(" ,;"))
    if (
        is_nearly_all(len(words))
        and len(words) != CELLS
        and all(len(word) == 1 and are_cells(word) for word in words)
    ):
        raise NearlyFault("{count} cells; a Sudoku has {wanted}.", count=len(words), wanted=CELLS)
    rows = [(number, row) for number, line in lines for row in _bare_rows([line])]
    cells = [row.cells for _, row in rows]
    if len(cells) == 1 and is_nearly_all(len(cells[0])) and are_cells(cells[0]):
        raise NearlyFault(
            "{count} cells; a Sudoku has {wanted}.", count=len(cells[0]), wanted=CELLS
        )
    if {len(row) for row in cells} == {len(rows)} <= OTHER_SIDES and are_cells("".join(cells)):
        raise NearlyFault("The text has {count} rows; a Sudoku has 9.", count=len(rows))
    _check_width(rows, SIDE)
    _check_width(rows, 2 * SIDE)


def _check_width(rows: Sequence[tuple[int, _BareRow]], width: int) -> None:
    """Raise `NearlyFault` for numbered rows of which most have so many cells, but not all."""
    good = [row for _, row in rows if len(row.cells) == width and are_cells(row.cells)]
    if len(good) < NEARLY or 3 * len(good) < 2 * len(rows):
        return
    names = Counter(row.names for row in good).most_common(1)[0][0]
    for number, row in rows:
        reason = _wrong_width(width, len(row.cells))
        if row in good and row.names != names:
            reason = Fault("the names at its edges are not as in the other rows.")
        if row not in good or row.names != names:
            raise NearlyFault("Line {line}: {reason}", line=number, reason=reason)
    raise NearlyFault("The text has {count} rows; a Sudoku has 9.", count=len(rows))


def _wrong_width(width: int, count: int) -> Fault:
    if width == SIDE:
        return Fault("{count} cells; a row of a Sudoku has 9.", count=count)
    return Fault("{count} cells; a row of two Sudokus side by side has 18.", count=count)


def _rows(cells: str) -> Grid:
    return [cells[at : at + SIDE] for at in range(0, CELLS, SIDE)]
