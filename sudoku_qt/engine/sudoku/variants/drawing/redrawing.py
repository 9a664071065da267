# SPDX-License-Identifier: MIT
"""Rules that are drawn and taken away: each change is a text, one constraint or the regions.

It is written as f-puzzles writes it.
"""

import json
from dataclasses import replace

from sudoku_qt.engine.foreign_json import parse_json
from sudoku_qt.engine.game import IllegalMove, Json, Section
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, Shape
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.fpuzzles_keys import MARKS
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED, Rules
from sudoku_qt.engine.sudoku.variants.variant_board import NOWHERE, VariantBoard
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

REGIONS = "regions"
LONGEST = 20_000
"""Of the text of a change."""


def blank(size: int) -> VariantPuzzle:
    """A board without givens and constraints. Raises `Fault`."""
    return VariantPuzzle(Rules(size), bytes(size * size))


def written(constraint: Constraint, board: VariantBoard, look: Section) -> str:
    """The text that draws a constraint, at its cells in their order, or takes it away."""
    kind = KIND_NAMED[constraint.kind]
    value = kind.write([(constraint, look)], board)
    return json.dumps({kind.name: value}, ensure_ascii=False, separators=(",", ":"))


def redrawn(before: VariantPuzzle, text: str, *, on: bool) -> VariantPuzzle:
    """The puzzle with what a text says drawn, or taken away. Raises `IllegalMove`."""
    try:
        return _redrawn(before, text, on=on)
    except Fault as fault:
        raise IllegalMove("This cannot be drawn: {reason}.", reason=fault) from None


def _redrawn(before: VariantPuzzle, text: str, *, on: bool) -> VariantPuzzle:
    whole = parse_json(text) if len(text) <= LONGEST else {}
    if len(whole) != 1:
        raise _no_rule(text)
    (key, value), = whole.items()  # fmt: skip
    if key == REGIONS:
        return _divided(before, value)
    if key in KIND_NAMED:
        return _with(before, key, value) if on else _without(before, key, value)
    raise _no_rule(text)


def shape_of(puzzle: VariantPuzzle) -> Shape:
    """The shape of the grids of a draft."""
    return STANDARD_SHAPE if puzzle.rules.is_classic else puzzle.rules.shape


def _divided(puzzle: VariantPuzzle, value: Json) -> VariantPuzzle:
    rules = puzzle.rules
    if not isinstance(value, list):
        raise _no_rule(str(value))
    regions = []
    for region in value:
        if isinstance(region, bool) or not isinstance(region, int) or not NOWHERE <= region < 256:
            raise _no_rule(str(value))
        regions.append(region)
    return replace(puzzle, rules=Rules(rules.size, tuple(regions), rules.constraints))


def _with(puzzle: VariantPuzzle, key: str, value: Json) -> VariantPuzzle:
    rules, kind = puzzle.rules, KIND_NAMED[key]
    looks, added = {**puzzle.looks}, list[Constraint]()
    for constraint, look in kind.read(_as_read(key, value, rules.board), rules.board):
        kind.check(constraint, rules.board)
        added.append(constraint)
        if look:
            looks[kind.usual(constraint)] = look
    made = Rules(rules.size, rules.board.regions, (*rules.constraints, *added))
    return replace(puzzle, rules=made, looks=looks)


def _without(puzzle: VariantPuzzle, key: str, value: Json) -> VariantPuzzle:
    rules, kind = puzzle.rules, KIND_NAMED[key]
    found = kind.read(_as_read(key, value, rules.board), rules.board)
    gone = {kind.usual(constraint) for constraint, _ in found}
    left = tuple(each for each in rules.constraints if each not in gone)
    looks = {each: look for each, look in puzzle.looks.items() if each not in gone}
    return replace(puzzle, rules=Rules(rules.size, rules.board.regions, left), looks=looks)


def _as_read(key: str, value: Json, board: VariantBoard) -> Json:
    """The value of a key as it is read: pencil marks are read with the cells of the grid."""
    if key != MARKS:
        return value
    if not isinstance(value, dict):
        raise _no_rule(str(value))
    return [[{MARKS: value.get(str(cell))} for cell in row] for row in board.rows]


def _no_rule(text: str) -> Fault:
    return Fault("“{word}” is not a move.", word=text[:20])
