# SPDX-License-Identifier: MIT
"""The decorations of f-puzzles: lines, shapes and texts that mean nothing, and are only drawn.

Whatever cannot be understood here is skipped: it is kept with the puzzle all the same.
"""

import re
from collections.abc import Iterator
from math import isfinite

from sudoku_qt.engine.game import Json, Section
from sudoku_qt.engine.sudoku.variants.figures import Cage, Figure, Plate, Point, Stroke
from sudoku_qt.engine.sudoku.variants.kind import CELL
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard

MOST = 1000
"""Decorations of one puzzle, and points of one line."""
LONGEST_TEXT = 40
LARGEST = 32.0
"""In cells."""
HEX = re.compile(r"#([0-9a-f])([0-9a-f])([0-9a-f])|#([0-9a-f]{6})(?:[0-9a-f]{2})?", re.IGNORECASE)
BLACK, GREY = "#000000", "#808080"


def decorations(kept: Section, board: VariantBoard) -> tuple[Figure, ...]:
    """The decorations among what was kept of an f-puzzles object, each over those before it.

    Cages without a number lie inside their cells as others do, with their text.
    """
    found: list[Figure] = [
        *(stroke for item in _items(kept.get("line")) for stroke in _strokes(item)),
        *(_plates(kept.get("rectangle"), ellipse=False)),
        *(_plates(kept.get("circle"), ellipse=True)),
        *(cage for item in _items(kept.get("cage")) for cage in _cages(item, board)),
        *(text for item in _items(kept.get("text")) for text in _texts(item)),
    ]
    return tuple(found[:MOST])


def _items(value: Json) -> list[Section]:
    items = value if isinstance(value, list) else []
    return [item for item in items[:MOST] if isinstance(item, dict)]


def _strokes(item: Section) -> Iterator[Stroke]:
    lines = item.get("lines")
    for line in lines if isinstance(lines, list) else []:
        points = _points(line)
        if len(points) > 1:
            yield Stroke(points, colour_in(item, "outlineC") or GREY, _length(item, "width", 0.1))


def _plates(items: Json, *, ellipse: bool) -> Iterator[Plate]:
    for item in _items(items):
        for middle in _middle(item):
            yield Plate(
                middle,
                _length(item, "width", 1.0),
                _length(item, "height", 1.0),
                ellipse,
                _number(item, "angle", 0.0),
                colour_in(item, "baseC"),
                colour_in(item, "outlineC"),
                _text(item),
                colour_in(item, "fontC") or BLACK,
                _length(item, "size", 0.5),
            )


def _texts(item: Section) -> Iterator[Plate]:
    for middle in _middle(item):
        if text := _text(item):
            ink, size = colour_in(item, "fontC") or BLACK, _length(item, "size", 0.5)
            yield Plate(middle, text=text, ink=ink, size=size, angle=_number(item, "angle", 0.0))


def _cages(item: Section, board: VariantBoard) -> Iterator[Cage]:
    places = (_place(name) for name in _names(item.get("cells")))
    numbers = (
        board.cell(int(down - 0.5), int(across - 0.5)) for across, down in filter(None, places)
    )
    cells = tuple(sorted({cell for cell in numbers if cell is not None}))
    if cells:
        yield Cage(cells, _text(item))


def _names(value: Json) -> list[Json]:
    return value[:MOST] if isinstance(value, list) else []


def _points(value: Json) -> tuple[Point, ...]:
    return tuple(place for place in map(_place, _names(value)) if place)


def _place(name: Json) -> Point | None:
    """The middle of a cell, which may lie outside the board."""
    match = CELL.fullmatch(name) if isinstance(name, str) else None
    return (int(match[2]) - 0.5, int(match[1]) - 0.5) if match else None


def _middle(item: Section) -> Iterator[Point]:
    """The point in the middle of its cells, if it has any."""
    if points := _points(item.get("cells")):
        across, down = zip(*points, strict=True)
        yield sum(across) / len(points), sum(down) / len(points)


def _text(item: Section) -> str:
    value = item.get("value")
    written = isinstance(value, str | int | float) and not isinstance(value, bool)
    text = str(value) if written else ""
    return "".join(letter for letter in text if letter.isprintable())[:LONGEST_TEXT].strip()


def _number(item: Section, key: str, usual: float) -> float:
    value = item.get(key)
    try:
        number = float(value) if isinstance(value, str | int | float) else usual
    except (ValueError, OverflowError):
        return usual
    return number if isfinite(number) else usual


def _length(item: Section, key: str, usual: float) -> float:
    number = _number(item, key, usual)
    return min(number, LARGEST) if number > 0 else usual


def colour_in(item: Section, key: str) -> str:
    """A colour as "#RRGGBB"; none for one that is missing, unknown or transparent."""
    value = item.get(key)
    match = HEX.fullmatch(value) if isinstance(value, str) else None
    if not match or (len(str(value)) == 9 and str(value).endswith("00")):
        return ""
    digits = match[4] or "".join(2 * match[part] for part in (1, 2, 3))
    return f"#{digits.upper()}"
