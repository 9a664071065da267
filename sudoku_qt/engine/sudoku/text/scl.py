# SPDX-License-Identifier: MIT
"""SudokuPad's own object, as in its links: with short names, and other quotes.

Names of fields lose their quotes, and some are abbreviated ("cells" is "ce", "value" is "v"); empty
objects, true and false are shortened, colours lose quotes and #, and every " is a '. Cells that
have a value are given. A cage with a value and cells is a rule, one without cells a credit.
"""

import re

from sudoku_qt.engine.foreign_json import digit_in, list_in, mask_in, missing, parse_json, text_in
from sudoku_qt.engine.format import FormatFault, Found
from sudoku_qt.engine.game import Json, Section
from sudoku_qt.engine.sudoku.markings import Markings
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE, STANDARD_SHAPE, cell_at
from sudoku_qt.engine.sudoku.text.position import found_at, position

_STRING = re.compile(r'"(?:\\.|[^"\\])*"', re.DOTALL)
MARK = "\0"
"""Stands for a text while everything else is expanded."""
_SHORTENED = (
    (re.compile(r"(?<=[{,])([A-Za-z0-9]+):"), r'"\1":'),
    (re.compile(r"(?<=[\[,])(?=[\],])"), "{}"),
    (re.compile(r"(?<=:)f(?=[,}\]])"), "false"),
    (re.compile(r"(?<=:)t(?=[,}\]])"), "true"),
    (re.compile(r"(?<=:)(?:#[0F]|[0-9A-Fa-f]{6})(?=[,}\]])"), '"#"'),
)
"""The abbreviations between the texts, with their expansions; colours are not distinguished."""
_SHORT = {
    "ca": "cages",
    "a": "arrows",
    "l": "lines",
    "u": "underlays",
    "o": "overlays",
    "re": "regions",
    "ce": "cells",
    "v": "value",
    "t": "title",
}
_DRAWN = ("arrows", "lines", "underlays", "overlays")
"""The drawings on a grid that have a meaning."""


def read_scl(text: str) -> Found:
    """Read the object. Raises `FormatFault`."""
    whole = _full(parse_json(text if '"' in text else _unfolded(text)))
    cells = _cells(whole)
    _check_rules(whole)
    read = position(
        [_digit(cell.get("value")) for cell in cells],
        notes=[_mask(cell.get("centremarks")) for cell in cells],
        markings=Markings(tuple(_mask(cell.get("pencilMarks")) for cell in cells)),
    )
    metadata = whole.get("metadata")
    names = _full(metadata) if isinstance(metadata, dict) else {}
    return found_at(
        read.renamed(
            title=text_in(names, "title"),
            author=text_in(names, "author"),
            comment=text_in(names, "rules"),
        )
    )


def _full(section: Section) -> Section:
    """An object whose parts have their full names."""
    return {_SHORT.get(name, name): value for name, value in section.items()}


def _unfolded(text: str) -> str:
    """The object as JSON again. Raises `FormatFault`."""
    if MARK in text:
        raise FormatFault("The file is damaged: it is not a text.")
    quoted = re.sub(r"\\?'", lambda match: "'" if match[0][0] == "\\" else '"', text)
    parts, strings = _STRING.split(quoted), _STRING.findall(quoted)
    joined = MARK.join(parts)
    for pattern, full in _SHORTENED:
        joined = pattern.sub(full, joined)
    pieces = joined.split(MARK)
    return "".join(piece + string for piece, string in zip(pieces, [*strings, ""], strict=True))


def _cells(whole: Section) -> list[Section]:
    """The 81 cells. Raises `FormatFault`."""
    rows = list_in(whole, "cells")
    found = [
        _full(cell) if isinstance(cell, dict) else {}
        for row in rows
        if isinstance(row, list) and len(row) == SIDE
        for cell in row
    ]
    if len(rows) != SIDE or len(found) != CELLS:
        raise missing("cells")
    return found


def _check_rules(whole: Section) -> None:
    """Refuse a puzzle that is no plain Sudoku without what is drawn on it."""
    rules = [name for name in _DRAWN if whole.get(name)]
    cages = [_full(cage) for cage in list_in(whole, "cages") if isinstance(cage, dict)]
    if any(cage.get("value") and cage.get("cells") for cage in cages):
        rules.append("cages")
    if whole.get("regions") and _regions(whole) != _BOXES:
        rules.append("regions")
    if rules:
        raise FormatFault(
            "This is no plain Sudoku: it has rules that this program does not play ({names}).",
            names=tuple(rules),
        )


_BOXES = {frozenset(house) for house in STANDARD_SHAPE.houses[2 * SIDE :]}


def _regions(whole: Section) -> set[frozenset[int]]:
    """The regions as sets of cells; what is no place of a cell is left out."""
    return {
        frozenset(
            cell_at(place[0], place[1])
            for place in region
            if isinstance(place, list) and len(place) == 2
            if isinstance(place[0], int) and isinstance(place[1], int)
        )
        for region in list_in(whole, "regions")
        if isinstance(region, list)
    }


def _digit(value: Json) -> int:
    return digit_in(value) if value else 0


def _mask(value: Json) -> int:
    return mask_in(value) if isinstance(value, list) else 0
