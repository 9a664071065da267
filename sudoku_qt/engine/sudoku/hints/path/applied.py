# SPDX-License-Identifier: MIT
"""What applying a step does to a game, and what puts the board to a position of its path."""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.game import Edit, SudokuMove
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.position import Play
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.shape import CELLS


def moves_of(step: Step, play: Play, *, tidy: bool = True) -> tuple[SudokuMove, ...]:
    """The moves that do what a step concludes, in order.

    Digits are placed; where `tidy`, notes go from the cells that see them. A candidate can only be
    struck out where it is noted, so where it is not, the cells are given their notes first, by a
    move of its own: what was struck out is told from the history.
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
    gone: dict[int, int] = {}
    for cell, digit in step.eliminations:
        gone[cell] = gone.get(cell, 0) | 1 << digit - 1
    return tuple(Edit(cell, "-", mask) for cell, mask in gone.items())


def move_to(position: Grid, play: Play) -> SudokuMove:
    """The one move that leaves a position with its candidates on the board.

    Its candidates are noted where the player notes any, or where the position has lost some that
    the rules allow: those are noted first and struck out then, so that they count as struck out.
    """
    grid = play.grid
    legal = tuple(0 if position.values[cell] else position.legal(cell) for cell in range(CELLS))
    notes = play.keeps_notes or legal != position.candidates
    return (
        *edits.fill(grid, position.values),
        *(edit for cell in range(CELLS) if notes for edit in _renoted(grid, position, cell, legal)),
    )


def _renoted(grid: Grid, position: Grid, cell: int, legal: tuple[int, ...]) -> Iterator[Edit]:
    """Yield what makes the notes of a cell those of the position."""
    if position.values[cell]:
        return
    now = 0 if grid.values[cell] else grid.candidates[cell]
    wanted = position.candidates[cell]
    if missing := legal[cell] & ~now:
        yield Edit(cell, "+", missing)
    if gone := (now | legal[cell]) & ~wanted:
        yield Edit(cell, "-", gone)
