# SPDX-License-Identifier: MIT
"""Texts as they are pasted from programs and web pages, rewritten as rows of nine cells.

These are nested lists, as programming languages and services write them; tables of web pages;
quoted grids; grids with numbers or letters at their edges, or side by side; 81 digits parted by
blanks; digits in full width; and boxes, circles and other signs for empty cells.
"""

import re
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser

from sudoku_qt.engine.format import FormatFault, at_line
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE
from sudoku_qt.engine.sudoku.text.cells import CELL_CHARACTERS
from sudoku_qt.engine.sudoku.text.nine_rows import has_only_grids
from sudoku_qt.engine.sudoku.text.table import SOLUTIONS

Grid = list[str]
"""Nine rows of nine characters."""
EMPTY = "."
SIGNS = str.maketrans(
    {
        **{chr(0xFF10 + digit): str(digit) for digit in range(10)},
        **dict.fromkeys("□◻◽☐⬜▢▫■◼⬛○◯◌◦⚪⭕·•∙⋅・．。＿？﹍", EMPTY),
        "－": "-",
        "　": " ",
        "｜": "|",
        "，": ",",
    }
)
"""What is written for digits, empty cells and separators, by what it means."""
NOTHING = frozenset(("none", "null", "nil", "nan", "undefined", "''", '""', "' '", '" "'))
"""How programming languages write an empty cell."""
_QUOTE = re.compile(r"(?m)^[ \t]*(?:>[ \t]?)+")
_TOKENS = re.compile(r"""[\[\](){}]|"[^"\n]*"|'[^'\n]*'|[^\s\[\](){},;:"']+|:""")
_OPENING, _CLOSING = frozenset("[({"), frozenset("])}")
_TABLE = re.compile(r"(?i)<t[dr][\s>]")
_EDGES = ("123456789", "ABCDEFGHI", "abcdefghi", "012345678", "JKLMNPQRS")
"""The letters or digits that stand for columns and rows, in order."""
_EDGE_WORD = re.compile(r"(?:[rRcC]|row|col|Row|Col)?([1-9A-Ia-i])[.):]?")
NEARLY = 6
"""With so many rows a list was meant to be a grid."""
LONGEST = 2**20
"""Longer texts are lists, which are read line by line."""


def rewritten(text: str) -> str | None:
    """The grids of a pasted text as rows of nine, with empty lines between; None for none.

    Nor is a text rewritten that is made of such rows already. Raises `FormatFault` for a list that
    was nearly a grid.
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
        return _of_tables(text)
    if "[" in text or "(" in text or "{" in text:
        return _of_lists(text)
    plain = _QUOTE.sub("", text.translate(SIGNS))
    lines = [line for line in plain.splitlines() if line.strip()]
    return _of_words(lines) or _of_rows(lines) or _side_by_side(lines)


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

    Raises `FormatFault` for a list that was nearly a grid, if there is none.
    """
    found, others = list[tuple[str, Grid]](), list[_List]()
    for each in _lists(text.translate(SIGNS)):
        grid = each.grid()
        if grid and _has_digits(grid):
            found.append((each.key, grid))
        elif not grid:
            others.append(each)
    if not found:
        for each in others:
            each.check()
    puzzles = [grid for key, grid in found if key not in SOLUTIONS]
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
    return text if len(text) == SIDE and _are_cells(text) else None


def _cell_of(item: _List | str) -> str | None:
    """The character of a cell; None for anything else."""
    if isinstance(item, _List):
        return None
    if item.casefold() in NOTHING or item == "-1":
        return EMPTY
    bare = item.strip("\"'").removesuffix(".0").removesuffix(".") or EMPTY
    return bare if len(bare) == 1 and bare in CELL_CHARACTERS else None


# Tables


class _TableReader(HTMLParser):
    """Reads the cells of tables, row by row; what is inside a nested table belongs to its rows."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.rows: list[list[str]] = []
        self._is_open = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin a row or a cell; the value of a field in it counts as its text."""
        if tag == "tr":
            self.rows.append([])
            self._is_open = False
        elif tag in {"td", "th"} and self.rows:
            self.rows[-1].append("")
            self._is_open = True
        elif tag == "table" and self._is_open:
            self.rows[-1].pop()  # a cell with a table in it is no cell of the grid
            self._is_open = False
        elif tag == "input" and self._is_open:  # what is typed there is the cell's text
            self.handle_data(dict(attrs).get("value") or "")

    def handle_endtag(self, tag: str) -> None:
        """End a cell."""
        if tag in {"td", "th", "tr"}:
            self._is_open = False

    def handle_data(self, data: str) -> None:
        """Take the text of a cell."""
        if self._is_open:
            self.rows[-1][-1] += data


def _of_tables(text: str) -> Sequence[Grid]:
    """The grids in tables: of nine cells a row, or of nine tables, a box each."""
    reader = _TableReader()
    reader.feed(text)
    rows = [[_cell_of(each.translate(SIGNS).strip() or EMPTY) for each in row]
            for row in reader.rows if row]  # fmt: skip
    nine = ["".join(map(str, row)) for row in rows if len(row) == SIDE and None not in row]
    if nine:
        return [nine[at : at + SIDE] for at in range(0, len(nine), SIDE)]
    three = ["".join(map(str, row)) for row in rows if len(row) == 3 and None not in row]
    if len(three) == len(rows) and len(three) % 27 == 0:
        return [_of_boxes(three[at : at + 27]) for at in range(0, len(three), 27)]
    return []


def _of_boxes(rows: Sequence[str]) -> Grid:
    """Rows of three cells, box by box, as rows of nine."""
    return [
        "".join(rows[9 * band + 3 * stack + row] for stack in range(3))
        for band in range(3)
        for row in range(3)
    ]


# Lines


def _of_words(lines: Sequence[str]) -> Sequence[Grid]:
    """A grid of 81 cells that blanks or commas part, on fewer or more lines than nine."""
    words = re.split(r"[\s,;]+", " ".join(lines).strip(" ,;"))
    are_cells = len(words) == CELLS and all(len(word) == 1 for word in words)
    text = "".join(words)
    if are_cells and {*text} <= {*CELL_CHARACTERS} and len(lines) != SIDE:
        return [_rows(text)]
    return []


def _of_rows(lines: Sequence[str]) -> Sequence[Grid]:
    """Grids of rows of nine, or lines of 81, once quotes, edges and signs are out of the way."""
    cells = [_dense(line) for line in lines]
    whole = [_rows(row) for row in cells if len(row) == CELLS and _are_cells(row)]
    if whole:
        return whole
    bare = [_without_edge(line) for line in lines if not _is_heading(line)]
    rows = [row for row in map(_dense, bare) if row]
    good = [row for row in rows if len(row) == SIDE and _are_cells(row)]
    if not good or len(good) % SIDE or len(good) < len(rows):
        return []
    return [good[at : at + SIDE] for at in range(0, len(good), SIDE)]


def _side_by_side(lines: Sequence[str]) -> Sequence[Grid]:
    """Two grids beside each other, one row of each on a line."""
    rows = [row for row in map(_dense, lines) if row]
    if len(rows) != SIDE or any(len(row) != 2 * SIDE or not _are_cells(row) for row in rows):
        return []
    return [[row[:SIDE] for row in rows], [row[SIDE:] for row in rows]]


def _dense(line: str) -> str:
    """A line without blanks and borders; nothing of one that is only a border."""
    bare = "".join(line.replace("|", "").split())
    return "" if set(bare) <= set("+-=_:.'`*") and re.search(r"[-=+]{2}", bare) else bare


def _are_cells(text: str) -> bool:
    return {*text} <= {*CELL_CHARACTERS}


def _is_heading(line: str) -> bool:
    """Whether a line numbers the columns."""
    words = [_EDGE_WORD.fullmatch(word) for word in line.replace("|", " ").split()]
    return "".join(word[1] for word in words if word) in _EDGES and all(words)


def _without_edge(line: str) -> str:
    """A line without the number or letter of its row, where ten words stand on it, or two."""
    words = line.replace("|", " ").split()
    is_marked = len(words) in {2, 4, SIDE + 1, SIDE + 2} and _EDGE_WORD.fullmatch(words[0])
    if not is_marked or len(_dense(line)) == SIDE:
        return line
    rest = words[1:]
    if len("".join(rest)) > SIDE and _EDGE_WORD.fullmatch(rest[-1]):
        rest = rest[:-1]
    return " ".join(rest)


def _rows(cells: str) -> Grid:
    return [cells[at : at + SIDE] for at in range(0, CELLS, SIDE)]
