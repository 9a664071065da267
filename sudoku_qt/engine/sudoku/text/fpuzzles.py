# SPDX-License-Identifier: MIT
"""The f-puzzles object, the lingua franca of puzzle sites: a puzzle with marks, title and author.

One with rules of its own is read by `variants.found`, which is imported when it is met. Colours
are numbers of the palette, 1 to 9; other colours are left out, with a notice.
"""

import json
from dataclasses import replace

from sudoku_qt.engine.foreign_json import digit_in, list_in, mask_in, missing, parse_json, text_in
from sudoku_qt.engine.format import FormatFault, Found
from sudoku_qt.engine.game import Json, Section
from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.markings import COLOURS, Markings
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE, box_of
from sudoku_qt.engine.sudoku.text.position import Position, found_at, position
from sudoku_qt.engine.sudoku.text.position_format import NAMES, STATE, Part
from sudoku_qt.engine.sudoku.variants.fpuzzles_keys import CAGE, MARKS, NO_RULES, has_sum

CARRIES = NAMES | STATE | {Part.CORNERS, Part.COLOURS}


class OtherRulesFault(FormatFault):
    """A puzzle has rules of its own."""


def read_fpuzzle(text: str) -> Found:
    """Read the object. Raises `FormatFault`."""
    try:
        return read_classic(text)
    except OtherRulesFault:
        from sudoku_qt.engine.sudoku.text.variants.found import object_found  # rare, saves 33 ms

        return object_found(text)


def read_classic(text: str) -> Found:
    """Read the object of a puzzle without rules of its own. Raises `FormatFault`."""
    whole = parse_json(text)
    _check_rules(whole)
    cells = _cells(whole)
    notices: tuple[Message, ...] = ()
    colours = [_colour(cell) for cell in cells]
    if None in colours:
        notices = (Message("Colours that this program does not have were left out."),)
    markings = Markings(
        tuple(mask_in(cell.get("cornerPencilMarks") or []) for cell in cells),
        tuple(1 << colour >> 1 if colour else 0 for colour in colours),
    )
    digits = [digit_in(cell.get("value") or 0) for cell in cells]
    given = [cell.get("given") is True for cell in cells]
    read = position(
        (digit if is_given else 0 for digit, is_given in zip(digits, given, strict=True)),
        digits,
        [mask_in(cell.get("centerPencilMarks") or []) for cell in cells],
        markings,
    ).renamed(
        title=text_in(whole, "title"),
        author=text_in(whole, "author"),
        comment=text_in(whole, "ruleset"),
    )
    return found_at(read, notices)


def fpuzzle_kept(position: Position) -> Position:
    """The position with at most one colour a cell."""
    marks = position.grid.markings
    first = tuple(mask & -mask for mask in marks.colours)
    grid = position.grid.with_markings(replace(marks, colours=first))
    return replace(position, grid=grid)


def write_fpuzzle(position: Position, *, indent: int | None = None) -> str:
    """Write the object."""
    setup = position.setup
    names = {"title": setup.title, "author": setup.author, "ruleset": setup.comment}
    whole: Section = {"size": SIDE, **{name: text for name, text in names.items() if text}}
    whole["grid"] = [list(row) for row in _rows(position)]
    separators = (",", ":") if indent is None else None
    return json.dumps(whole, ensure_ascii=False, indent=indent, separators=separators)


def _rows(position: Position) -> list[list[Section]]:
    cells = [_cell(position, cell) for cell in range(CELLS)]
    return [cells[start : start + SIDE] for start in range(0, CELLS, SIDE)]


def _cell(position: Position, cell: int) -> Section:
    grid = position.grid
    written: Section = {}
    if grid.values[cell]:
        written["value"] = grid.values[cell]
    if grid.givens[cell]:
        written["given"] = True
    for name, mask in (
        ("centerPencilMarks", grid.candidates[cell]),
        ("cornerPencilMarks", grid.markings.corners[cell]),
    ):
        if mask:
            written[name] = list(digits_in(mask))
    if grid.markings.colours[cell]:
        written["highlight"] = next(digits_in(grid.markings.colours[cell]))
    return written


def _check_rules(whole: Section) -> None:
    if "grid" not in whole:
        raise missing("grid")
    size = whole.get("size", SIDE)
    if size != SIDE:
        raise OtherRulesFault("The puzzle has {count} rows; a Sudoku has 9.", count=str(size)[:20])
    rules = tuple(name[:20] for name, value in whole.items() if value and name not in NO_RULES)
    cages = whole.get(CAGE)
    if isinstance(cages, list) and any(map(has_sum, cages)):
        rules += (CAGE,)
    if rules:
        raise _other_rules(*rules[:5])


def _other_rules(*names: str) -> FormatFault:
    return OtherRulesFault(
        "This is no plain Sudoku: it has rules that this program does not play ({names}).",
        names=names,
    )


def _cells(whole: Section) -> list[Section]:
    """The 81 cells, whose regions have to be the boxes. Raises `FormatFault`."""
    rows = list_in(whole, "grid")
    cells = [cell for row in rows if isinstance(row, list) and len(row) == SIDE for cell in row]
    found = [cell for cell in cells if isinstance(cell, dict)]
    if len(rows) != SIDE or len(found) != CELLS:
        raise missing("grid")
    for number, cell in enumerate(found):
        if cell.get("region", box_of(number)) != box_of(number):
            raise _other_rules("region")
        if cell.get(MARKS):
            raise _other_rules(MARKS)
    return found


def _colour(cell: Section) -> int | None:
    """The colour of a cell, 0 for none, None for one that is not ours."""
    colour: Json = cell.get("highlight") or cell.get("c") or 0
    if isinstance(colour, list):
        colour = colour[0] if colour else 0
    if isinstance(colour, str) and colour in set("123456789"):
        colour = int(colour)
    known = isinstance(colour, int) and 0 <= colour <= COLOURS
    return int(colour) if known and isinstance(colour, int) else None
