# SPDX-License-Identifier: MIT
"""Entering: what a key or a click means, as the edits of one move."""

from collections.abc import Iterable, Sequence
from typing import Literal

from sudoku_qt.engine.sudoku.game import Edit, SudokuMove
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE


def place(grid: Grid, cell: int, digit: int, *, tidy: bool = True) -> SudokuMove:
    """Put a digit into a cell; where `tidy`, its note goes from every cell that now sees it."""
    if grid.is_given(cell):
        return ()
    bit = 1 << digit - 1
    noted = (
        peer for peer in sorted(STANDARD_SHAPE.peers[cell]) if tidy and grid.candidates[peer] & bit
    )
    return (Edit(cell, "=", digit), *(Edit(peer, "-", bit) for peer in noted))


def note(grid: Grid, cells: Iterable[int], digit: int) -> SudokuMove:
    """Note a digit in all empty cells, or where it is noted in all of them, in none."""
    bit = 1 << digit - 1
    empty = [cell for cell in cells if not grid.values[cell]]
    missing = [cell for cell in empty if not grid.candidates[cell] & bit]
    if missing:
        return tuple(Edit(cell, "+", bit) for cell in missing)
    return tuple(Edit(cell, "-", bit) for cell in empty)


def enter(grid: Grid, cells: Sequence[int], digit: int, *, as_note: bool) -> SudokuMove:
    """Enter a digit as it was typed: into several cells it can only be a note."""
    if as_note or len(cells) != 1:
        return note(grid, cells, digit)
    return place(grid, cells[0], digit)


def erase(grid: Grid, cells: Iterable[int]) -> SudokuMove:
    """Take values out of cells; where there are none, the notes."""
    own = [cell for cell in cells if not grid.is_given(cell)]
    filled = [cell for cell in own if grid.values[cell]]
    if filled:
        return tuple(Edit(cell, "=", 0) for cell in filled)
    noted = (cell for cell in own if grid.candidates[cell])
    return tuple(Edit(cell, "-", grid.candidates[cell]) for cell in noted)


def restart(grid: Grid, first: Grid) -> SudokuMove:
    """Take back everything that the player entered or noted since a grid of the same puzzle."""
    return tuple(edit for cell in range(CELLS) for edit in _back(grid, first, cell))


def _back(grid: Grid, first: Grid, cell: int) -> SudokuMove:
    """Make a cell what it was."""
    digit, noted = first.values[cell], first.candidates[cell]
    if grid.values[cell] != digit:
        renoted = (Edit(cell, "+", noted),) if noted else ()
        return (Edit(cell, "=", digit), *renoted)
    now = grid.candidates[cell]
    changes: tuple[tuple[Literal["+", "-"], int], ...] = ("-", now & ~noted), ("+", noted & ~now)
    return tuple(Edit(cell, kind, mask) for kind, mask in changes if mask)


def fill(grid: Grid, solution: bytes) -> SudokuMove:
    """Put the digits of a solution wherever something else, or nothing, stands."""
    differing = (cell for cell, digit in enumerate(solution) if grid.values[cell] != digit)
    return tuple(Edit(cell, "=", solution[cell]) for cell in differing)


def fill_notes(grid: Grid) -> SudokuMove:
    """Note every digit that the rules allow in the empty cells where nothing is noted."""
    blank = (cell for cell in grid.empty_cells if not grid.candidates[cell])
    masks = ((cell, grid.legal(cell)) for cell in blank)
    return tuple(Edit(cell, "+", mask) for cell, mask in masks if mask)
