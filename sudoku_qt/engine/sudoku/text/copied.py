# SPDX-License-Identifier: MIT
"""A position on one line, as it is copied: what other programs paste."""

from dataclasses import replace

from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.text.cells import line_of
from sudoku_qt.engine.sudoku.text.position import Position


def copied_line(setup: SudokuSetup, grid: Grid) -> str:
    """The digits on the board, 81 characters; with rules of its own, an f-puzzles object.

    The rules of a draft are those that were drawn.
    """
    if setup.is_draft and grid.puzzle:
        setup = replace(setup, givens=grid.values, variant=grid.puzzle)
        grid = replace(grid, givens=grid.values)
    if setup.variant is None:
        return line_of(grid.values)
    from sudoku_qt.engine.sudoku.text.variants.found import written_object  # rare, saves 33 ms

    return written_object(Position(setup, grid))
