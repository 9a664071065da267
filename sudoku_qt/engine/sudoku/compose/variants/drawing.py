# SPDX-License-Identifier: MIT
"""The rules that a setter draws: each stroke is an edit, which undo takes back.

An edit holds one constraint, or the regions, as f-puzzles writes them.
"""

import json
from collections.abc import Sequence
from dataclasses import replace

from sudoku_qt.engine.foreign_json import parse_json
from sudoku_qt.engine.game import IllegalMove, Json, Section
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.credits import Credits
from sudoku_qt.engine.sudoku.game import Edit, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, Shape
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.fpuzzles_keys import MARKS
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED, Rules
from sudoku_qt.engine.sudoku.variants.variant_board import NOWHERE, VariantBoard
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

REGIONS = "regions"
CREDIT_KEYS = {"title": "title", "author": "author", "comment": "ruleset"}
"""The keys of f-puzzles for what a puzzle is called."""


def blank(size: int) -> VariantPuzzle:
    """A board without givens and constraints. Raises `Fault`."""
    return VariantPuzzle(Rules(size), bytes(size * size))


def draft_of(size: int) -> SudokuSetup:
    """The setup of a puzzle of a size that is to be composed."""
    if size == STANDARD_SHAPE.side:
        return SudokuSetup(bytes(STANDARD_SHAPE.cells), "draft")
    return SudokuSetup(bytes(size * size), "draft", variant=blank(size))


def composed_setup(grid: Grid) -> SudokuSetup:
    """The setup of a puzzle as it was composed, for playing and keeping it."""
    called = grid.credits
    variant = None
    if grid.drawn and not grid.drawn.rules.is_classic:
        named = _named(called, grid.drawn.kept)
        variant = replace(grid.drawn, givens=grid.values, kept=named)
    return SudokuSetup(grid.values, "typed", **called._asdict(), variant=variant)


def _named(called: Credits, kept: Section) -> Section:
    """What is kept of f-puzzles' object, with the credits."""
    texts = {CREDIT_KEYS[name]: text for name, text in called._asdict().items()}
    others = {key: each for key, each in kept.items() if key not in texts}
    return others | {key: text for key, text in texts.items() if text}


# The edits


def draw(constraint: Constraint, board: VariantBoard, look: Section | None = None) -> Edit:
    """The edit that adds a constraint, drawn at its cells in their order."""
    return Edit(0, "!", 1, _written(constraint, board, look or {}))


def take_away(constraint: Constraint, board: VariantBoard) -> Edit:
    """The edit that takes a constraint away."""
    return Edit(0, "!", 0, _written(constraint, board, {}))


def divide(regions: Sequence[int]) -> Edit:
    """The edit that divides the board into other regions, -1 for a cell in none."""
    return Edit(0, "!", 1, json.dumps({REGIONS: [*regions]}, separators=(",", ":")))


def _written(constraint: Constraint, board: VariantBoard, look: Section) -> str:
    kind = KIND_NAMED[constraint.kind]
    value = kind.write([(constraint, look)], board)
    return json.dumps({kind.name: value}, ensure_ascii=False, separators=(",", ":"))


# What they do


def redrawn(grid: Grid, edit: Edit) -> Grid:
    """The grid of a draft after an edit of its rules. Raises `IllegalMove`."""
    try:
        return _redrawn(grid, edit)
    except Fault as fault:
        raise IllegalMove("This cannot be drawn: {reason}.", reason=fault) from None


def _redrawn(grid: Grid, edit: Edit) -> Grid:
    before = grid.drawn or blank(grid.shape.side)
    whole = parse_json(edit.text)
    if len(whole) != 1:
        raise _no_rule(edit.text)
    (key, value), = whole.items()  # fmt: skip
    if key == REGIONS:
        after = _divided(before, value)
    elif key in KIND_NAMED:
        after = _with(before, key, value) if edit.digits else _without(before, key, value)
    else:
        raise _no_rule(edit.text)
    return replace(grid, drawn=after, shape=shape_of(after))


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


def resized(grid: Grid, size: int) -> tuple[Edit, ...]:
    """The edits by which a draft of another size gets what fits of this one."""
    before, side = grid.drawn, grid.shape.side
    board = Rules(size).board
    edits = [
        Edit(size * row + column, "=", digit)
        for row in range(min(side, size))
        for column in range(min(side, size))
        if 0 < (digit := grid.values[side * row + column]) <= size
    ]
    for constraint in before.rules.constraints if before else ():
        places = [divmod(cell, side) for cell in constraint.cells]
        cells = [board.cell(*place) for place in places]
        moved = tuple(cell for cell in cells if cell is not None)
        kept = Constraint(constraint.kind, moved, constraint.value)
        if len(moved) == len(cells) and _fits(kept, board):
            edits.append(draw(kept, board))
    return tuple(edits)


def _fits(constraint: Constraint, board: VariantBoard) -> bool:
    try:
        Rules(board.size, board.regions, (constraint,))
    except Fault:
        return False
    return True
