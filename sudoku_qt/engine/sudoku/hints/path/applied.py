# SPDX-License-Identifier: MIT
"""The moves that apply a step to a game, or set the board to a position of its path."""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.game import Edit, SudokuMove
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.position import Play
from sudoku_qt.engine.sudoku.logic.step import Step


def moves_of(step: Step, play: Play, *, tidy: bool = True) -> tuple[SudokuMove, ...]:
    """The moves that do what a step concludes, in order.

    Digits are placed; with `tidy`, notes are removed from the cells that see them. A candidate can
    only be eliminated where it is noted, so missing notes are added first, by a separate move:
    eliminations are derived from the history.
    """
    placed: tuple[SudokuMove, ...] = tuple(
        edits.place(play.grid, cell, digit, tidy=tidy) for cell, digit in step.placements
    )
    return tuple(filter(None, (*placed, _noted(step, play), _struck(step))))


def _noted(step: Step, play: Play) -> SudokuMove:
    """Note what is to be struck out, and what else the cell may hold, where it is not noted."""
    grid = play.grid
    bare = dict.fromkeys(
        cell for cell, digit in step.eliminations if not grid.candidates[cell] >> digit - 1 & 1
    )
    missing = ((cell, _open(play, cell) & ~grid.candidates[cell]) for cell in bare)
    return tuple(Edit(cell, "+", mask) for cell, mask in missing if mask)


def _open(play: Play, cell: int) -> int:
    """What the rules, and what the player struck out, leave a cell."""
    return play.grid.legal(cell) & ~play.struck[cell]


def _struck(step: Step) -> SudokuMove:
    eliminated: dict[int, int] = {}
    for cell, digit in step.eliminations:
        eliminated[cell] = eliminated.get(cell, 0) | 1 << digit - 1
    return tuple(Edit(cell, "-", mask) for cell, mask in eliminated.items())


def move_to(position: Grid, play: Play) -> SudokuMove:
    """The single move that changes the board to a position with its candidates.

    Candidates are noted if the player notes any, or if the position lacks some that the rules
    allow: these are noted first and removed then, so that they count as eliminated.
    """
    grid = play.grid
    cells = range(grid.shape.cells)
    legal = tuple(0 if position.values[cell] else position.legal(cell) for cell in cells)
    notes = play.keeps_notes or legal != position.candidates
    return (
        *edits.fill(grid, position.values),
        *(edit for cell in cells if notes for edit in _renoted(grid, position, cell, legal)),
    )


def _renoted(grid: Grid, position: Grid, cell: int, legal: tuple[int, ...]) -> Iterator[Edit]:
    """Yield what makes the notes of a cell those of the position."""
    if position.values[cell]:
        return
    now = 0 if grid.values[cell] else grid.candidates[cell]
    noted = position.candidates[cell]
    if missing := legal[cell] & ~now:
        yield Edit(cell, "+", missing)
    if eliminated := (now | legal[cell]) & ~noted:
        yield Edit(cell, "-", eliminated)
