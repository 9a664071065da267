# SPDX-License-Identifier: MIT
"""Layouts: the ways to write records, from a line each to a drawn grid."""

import io
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from sudoku_qt.cli.exits import UsageFault
from sudoku_qt.engine.format import Format
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.text import guarded

Fields = Mapping[str, object]

_CELL = "x"
_FIELD = re.compile(r"{(\w+)}")
_ROW = "| x x x | x x x | x x x |\n"
_DIGITS = bytes.maketrans(bytes(range(10)), b".123456789")
_COURSE_DIGITS = bytes.maketrans(bytes(range(10)), b"0123456789")


class Layout(ABC):
    """A way to write records. `between` is written before each record but the first."""

    names: tuple[str, ...] = ()
    """The names of its fields."""
    between = ""
    lines_of_header = 0
    lines_of_record: int | None = 1
    """The lines of each record; None if a record itself says how many it has."""

    def header(self) -> str:
        """The text before all records."""
        return ""

    def footer(self) -> str:
        """The text after all records."""
        return ""

    def comment(self, text: str) -> str:
        """A comment on all records, or "" if the layout has no place for one."""
        return ""

    @abstractmethod
    def record(self, fields: Fields) -> str:
        """Write a record, including its end of line."""

    def bulk(self, field: str, grids: bytes | bytearray) -> bytearray | None:
        """Write many grids at once, 81 bytes of 0-9 each, with `between` before each.

        None if a record is more than the grid in `field`.
        """
        return None

    def rows(self, columns: Mapping[str, Sequence[object]]) -> list[str] | None:
        """Write many records at once, from a column for each field; None if that is impossible."""
        return None


class Drawn(Layout):
    """A text with 81 places for the cells of one field."""

    def __init__(self, field: str, drawing: str, digits: bytes, between: str = "") -> None:
        self.between = between
        self.lines_of_record = (between + drawing).count("\n")
        self.names = (field,)
        self._field = field
        self._digits = digits
        self._text = (between + drawing).encode()
        self._places = [place for place, letter in enumerate(self._text) if chr(letter) == _CELL]

    def comment(self, text: str) -> str:
        """The comment after the comment sign, if grids are on lines."""
        return "" if self.between else f"# {text}\n"

    def record(self, fields: Fields) -> str:
        """Draw the field."""
        text = str(fields[self._field])
        if len(text) != CELLS:  # a variant
            if self.lines_of_record != 1:
                raise Fault("boards of this size are not drawn: write lines, csv or jsonl")
            return f"{text}\n"
        cells = bytes(0 if cell == "." else int(cell) for cell in text)
        return self._draw(cells)[len(self.between) :].decode()

    def bulk(self, field: str, grids: bytes | bytearray) -> bytearray | None:
        """Draw all grids, each cell in all of them at once."""
        return self._draw(grids) if field == self._field else None

    def _draw(self, grids: bytes | bytearray) -> bytearray:
        letters = grids.translate(self._digits)
        drawn = bytearray(self._text * (len(grids) // CELLS))
        step = len(self._text)
        for cell, place in enumerate(self._places):
            drawn[place::step] = letters[cell::CELLS]
        return drawn


class Line(Layout):
    """Some fields separated by spaces."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)

    def comment(self, text: str) -> str:
        """The comment after the comment sign."""
        return f"# {text}\n"

    def record(self, fields: Fields) -> str:
        """Write the fields that are not empty, and a dash for what a puzzle does not have."""
        return " ".join(filter(None, (_word(fields[name]) for name in self.names))) + "\n"

    def rows(self, columns: Mapping[str, Sequence[object]]) -> list[str] | None:
        """Write the fields of all records, if all are present."""
        rows = _rows_of(columns, self.names)
        if rows is None:
            return None
        return [" ".join(filter(None, map(_word, row))) + "\n" for row in rows]


class Csv(Layout):
    """CSV: fields separated by commas, with their names in the first line.

    Since spreadsheets may open it, texts that look like formulas are `guarded`.
    """

    lines_of_header = 1

    def __init__(self, names: Sequence[str], *, guard: bool = True) -> None:
        import csv  # 1 ms of every verb's start

        self.names = tuple(names)
        self._guard = guard
        self._writer = csv.writer

    def header(self) -> str:
        """The names of the columns."""
        return self._line(self.names)

    def record(self, fields: Fields) -> str:
        """Write all fields."""
        return self._line([fields[name] for name in self.names])

    def rows(self, columns: Mapping[str, Sequence[object]]) -> list[str] | None:
        """Write all fields of all records, if they are present."""
        rows = _rows_of(columns, self.names)
        return None if rows is None else [*map(self._line, rows)]

    def _line(self, values: Sequence[object]) -> str:
        text = io.StringIO()
        if self._guard:
            values = [guarded(value) if isinstance(value, str) else value for value in values]
        self._writer(text, lineterminator="\n").writerow(values)
        return text.getvalue()


class Jsonl(Layout):
    """A JSON object on each line."""

    def __init__(self, names: Sequence[str]) -> None:
        import json  # 3 ms

        self.names = tuple(names)
        self._dumps = partial(json.dumps, ensure_ascii=False, default=str)

    def record(self, fields: Fields) -> str:
        """Write all fields with their names."""
        named = {name: fields[name] for name in self.names}
        return self._dumps(named) + "\n"

    def rows(self, columns: Mapping[str, Sequence[object]]) -> list[str] | None:
        """Write all fields of all records with their names, if they are present."""
        rows = _rows_of(columns, self.names)
        if rows is None:
            return None
        return [self.record(dict(zip(self.names, row, strict=True))) for row in rows]


class Template(Layout):
    """A line given by the user, with the names of fields in braces."""

    def __init__(self, text: str, names: Sequence[str]) -> None:
        self._text = text.replace("\\t", "\t").replace("\\n", "\n") + "\n"
        self.lines_of_record = self._text.count("\n")
        literals, self.names = _FIELD.split(self._text)[::2], tuple(_FIELD.findall(self._text))
        self._blanks = "{}".join(each.replace("{", "{{").replace("}", "}}") for each in literals)
        unknown = set(re.findall(r"{(\w*)}", text)) - set(names)
        if unknown:
            raise UsageFault(
                "“{{{name}}}” is no field; there are {names}",
                name=min(unknown),
                names=tuple(names),
            )

    def record(self, fields: Fields) -> str:
        """Replace the names by the fields."""
        return self._blanks.format(*(_filled(fields[name]) for name in self.names))

    def rows(self, columns: Mapping[str, Sequence[object]]) -> list[str] | None:
        """Replace the names in all records, if there are any and all fields are present."""
        if not self.names or not columns.keys() >= {*self.names}:
            return None
        return [*map(self._blanks.format, *(map(_filled, columns[name]) for name in self.names))]


def _word(field: object) -> str:
    return "-" if field is None else str(field)


def _filled(field: object) -> object:
    return "" if field is None else field


class Foreign(Layout):
    """The text of a puzzle in one of the FORMATS, which is in the field "text"."""

    lines_of_record: int | None = None

    def __init__(self, writer: Format) -> None:
        self.writer = writer
        self.between = writer.between or ""
        self.lines_of_header = writer.opening.count("\n")

    def header(self) -> str:
        """The text before all positions."""
        return self.writer.opening

    def footer(self) -> str:
        """The text after all positions."""
        return self.writer.closing

    def record(self, fields: Fields) -> str:
        """The text of one puzzle."""
        return str(fields["text"])


class ObjectLines(Foreign):
    """A JSON object on each line, made by a format from a puzzle."""

    lines_of_record = 1

    def record(self, fields: Fields) -> str:
        """The object of a puzzle, on one line."""
        import json  # as above

        whole = json.loads(str(fields["text"]))
        return json.dumps(whole, ensure_ascii=False, separators=(",", ":")) + "\n"


LINE = _CELL * CELLS + "\n"
COURSE = " ".join(_CELL * 9) + "\n"
BORDER = "+-------+-------+-------+\n"
GRID = BORDER + (_ROW * 3 + BORDER) * 3
NAMES = ("line", "grid", "course", "csv", "jsonl")


def layout_named(
    name: str, drawn_field: str, line: Sequence[str], columns: Sequence[str]
) -> Layout:
    """The layout of a name, for a verb that draws the field `drawn_field`."""
    if name == "grid":
        return Drawn(drawn_field, GRID, _DIGITS, "\n")
    if name == "course":
        return Drawn(drawn_field, COURSE * 9, _COURSE_DIGITS, "\n")
    if name in {"csv", "parquet"}:  # Parquet is made by a worker from a table with commas
        return Csv(columns, guard=name == "csv")
    if name == "jsonl":
        return Jsonl(columns)
    return Drawn(drawn_field, LINE, _DIGITS) if tuple(line) == (drawn_field,) else Line(line)


def _rows_of(
    columns: Mapping[str, Sequence[object]], names: Sequence[str]
) -> Iterable[tuple[object, ...]] | None:
    """Some fields of all records, if they are available."""
    if not columns.keys() >= {*names}:
        return None
    return zip(*(columns[name] for name in names), strict=True)
