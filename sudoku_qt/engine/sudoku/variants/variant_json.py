# SPDX-License-Identifier: MIT
"""The f-puzzles object of a puzzle with rules of its own: read and written.

Drawings, and fields of a constraint that this program does not know, are kept and written back. An
unknown kind of constraint is refused by name, since without it the puzzle would be a different one.
"""

import json
import re
from collections.abc import Iterator, Sequence

from sudoku_qt.engine.foreign_json import list_in, missing, parse_json
from sudoku_qt.engine.format import FormatFault
from sudoku_qt.engine.game import Json, Section
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.fpuzzles_keys import CAGE, MARKS, NO_RULES, has_sum
from sudoku_qt.engine.sudoku.variants.kinds import KINDS
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED, Rules
from sudoku_qt.engine.sudoku.variants.variant_board import NOWHERE, VariantBoard, board_of, boxes
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

OWN = frozenset(("value", "given", "region", MARKS))
"""What is read of a cell."""


def read_variant(text: str) -> VariantPuzzle:
    """Read the object. Raises `FormatFault`."""
    whole = parse_json(text)
    if "grid" not in whole:
        raise missing("grid")
    try:
        return _puzzle(whole)
    except FormatFault:
        raise
    except Fault as fault:
        raise FormatFault("This puzzle makes no sense: {reason}.", reason=fault) from None


def _puzzle(whole: Section) -> VariantPuzzle:
    cells = _cells(whole)
    size = _size(whole)
    board = board_of(size, _regions(cells, size))
    looks: dict[Constraint, Section] = {}
    kept: Section = {}
    for key, value in whole.items():
        if key in {"size", "grid"}:
            continue
        if key == CAGE:
            looks.update(_sums(value, board, kept))
        elif key in KIND_NAMED:
            if value:
                looks.update(KIND_NAMED[key].read(value, board))
        elif not value or key in NO_RULES:
            kept[key] = value
        else:
            raise _unknown(whole)
    looks.update(KIND_NAMED[MARKS].read(whole["grid"], board))
    rules = Rules(size, board.regions, tuple(looks))
    usual = {KIND_NAMED[each.kind].usual(each): look for each, look in looks.items() if look}
    rest = tuple({key: each for key, each in cell.items() if key not in OWN} for cell in cells)
    return VariantPuzzle(rules, _givens(cells, size), kept, rest, usual)


def _unknown(whole: Section) -> FormatFault:
    names = tuple(
        name[:20]
        for name, value in whole.items()
        if value and name not in NO_RULES and name not in KIND_NAMED and name != "grid"
    )
    return FormatFault(
        "This is no plain Sudoku: it has rules that this program does not play ({names}).",
        names=names[:5],
    )


def _sums(value: Json, board: VariantBoard, kept: Section) -> Iterator[tuple[Constraint, Section]]:
    """The cages with a number; those with another word or none are only drawn."""
    items = value if isinstance(value, list) else []
    drawn = [item for item in items if not has_sum(item)]
    if drawn or not isinstance(value, list):
        kept[CAGE] = drawn or value
    yield from KIND_NAMED[CAGE].read([item for item in items if has_sum(item)], board)


def _size(whole: Section) -> int:
    size = whole.get("size", 9)
    if isinstance(size, bool) or not isinstance(size, int):
        raise Fault("a board has from 4 to 16 rows, not {count}", count=str(size)[:20])
    return size


def _cells(whole: Section) -> list[Section]:
    """The cells, as many in each row as there are rows. Raises `FormatFault`."""
    size = _size(whole)
    board_of(size)
    rows = list_in(whole, "grid")
    cells = [cell for row in rows if isinstance(row, list) and len(row) == size for cell in row]
    found = [cell for cell in cells if isinstance(cell, dict)]
    if len(rows) != size or len(found) != size * size:
        raise missing("grid")
    return found


def _regions(cells: Sequence[Section], size: int) -> tuple[int, ...]:
    """The region of each cell; where none is named, the usual box."""
    found = []
    for cell, box in zip(cells, boxes(size), strict=True):
        region = cell.get("region", box)
        if region is None:
            region = NOWHERE
        if isinstance(region, bool) or not isinstance(region, int) or not -1 <= region < 256:
            raise Fault("a cell is in the region “{word}”", word=str(region)[:20])
        found.append(region)
    return tuple(found)


def _givens(cells: Sequence[Section], size: int) -> bytes:
    """The digits that are given; others are left with their cells."""
    return bytes(_digit(cell, size) if cell.get("given") is True else 0 for cell in cells)


def _digit(cell: Section, size: int) -> int:
    value = cell.get("value") or 0
    if isinstance(value, str) and re.fullmatch(r"\d{1,2}", value, re.ASCII):
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= size:
        raise Fault("{digit} is no digit from 1 to {most}", digit=str(value)[:20], most=size)
    return value


def write_variant(puzzle: VariantPuzzle) -> str:
    """Write the object, on one line."""
    board, rules = puzzle.rules.board, puzzle.rules
    whole: Section = {"size": rules.size, **puzzle.kept}
    whole["grid"] = [*_rows(puzzle)]
    for kind in KINDS:
        here = [
            (each, puzzle.looks.get(each, {}))
            for each in rules.constraints
            if each.kind == kind.name
        ]
        if not here or kind.name == MARKS:
            continue
        made = kind.write(here, board)
        before = whole.get(kind.name)
        whole[kind.name] = (
            [*before, *made] if isinstance(before, list) and isinstance(made, list) else made
        )
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))


def _rows(puzzle: VariantPuzzle) -> Iterator[Json]:
    rules = puzzle.rules
    size, regions = rules.size, rules.board.regions
    marks = {each.cells[0]: each.value for each in rules.constraints if each.kind == MARKS}
    cells = list[Json]()
    for cell, given in enumerate(puzzle.givens):
        written: Section = {**puzzle.cells[cell]} if puzzle.cells else {}
        if given:
            written |= {"value": given, "given": True}
        if not rules.has_boxes:
            written["region"] = None if regions[cell] == NOWHERE else regions[cell]
        if isinstance(digits := marks.get(cell), tuple):
            written[MARKS] = [*digits]
        cells.append(written)
    for start in range(0, size * size, size):
        yield cells[start : start + size]
