# SPDX-License-Identifier: MIT
"""The rules that a setter draws: each stroke is an edit, which undo takes back.

An edit holds one constraint, or the regions, as f-puzzles writes them.
"""

import json
from collections.abc import Sequence
from dataclasses import replace

from sudoku_qt.engine.game import Section
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.credits import Credits
from sudoku_qt.engine.sudoku.game import Edit, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.drawing.redrawing import REGIONS, blank, written
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard

CREDIT_KEYS = {"title": "title", "author": "author", "comment": "ruleset"}
"""The keys of f-puzzles for what a puzzle is called."""


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
    return Edit(0, "!", 1, written(constraint, board, look or {}))


def take_away(constraint: Constraint, board: VariantBoard) -> Edit:
    """The edit that takes a constraint away."""
    return Edit(0, "!", 0, written(constraint, board, {}))


def divide(regions: Sequence[int]) -> Edit:
    """The edit that divides the board into other regions, -1 for a cell in none."""
    return Edit(0, "!", 1, json.dumps({REGIONS: [*regions]}, separators=(",", ":")))


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
    edits += (Edit(place, ":", 0, text) for place, text in enumerate(grid.credits) if text)
    return tuple(edits)


def is_less(after: Grid, before: Grid) -> bool:
    """Whether a draft lacks digits or constraints of the one before."""
    return any(now < then for now, then in zip(_counts(after), _counts(before), strict=True))


def _counts(grid: Grid) -> tuple[int, int]:
    constraints = grid.drawn.rules.constraints if grid.drawn else ()
    return len(grid.values) - grid.values.count(0), len(constraints)


def _fits(constraint: Constraint, board: VariantBoard) -> bool:
    try:
        Rules(board.size, board.regions, (constraint,))
    except Fault:
        return False
    return True
