# SPDX-License-Identifier: MIT
"""Solving as a person does, in steps with explanations: the next one, all, or the whole path.

All functions ask `stop` before the search for each technique, and raise `Cancelled`.
"""

from collections.abc import Iterator

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.ladder import Ladder, Rung
from sudoku_qt.engine.sudoku.logic.path import all_findings, follow, next_finding
from sudoku_qt.engine.sudoku.logic.step import Step, write_cells
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.work import Stop, never


def step_of(rung: Rung, finding: Finding, grid: Grid) -> Step:
    """The step of a rung's finding, with the name of its kind if it has one."""
    return Step.of(rung.name_of(finding), finding, grid.candidates, grid.values)


def next_step(grid: Grid, ladder: Ladder = LADDER, stop: Stop = never) -> Step | None:
    """The easiest step in a grid with its noted candidates, or None."""
    found = next_finding(Board(grid), ladder.active, stop)
    return None if found is None else step_of(*found, grid)


def all_steps(grid: Grid, ladder: Ladder = LADDER, stop: Stop = never) -> Iterator[Step]:
    """Yield every step of every active rung, the easiest technique first."""
    for rung, finding in all_findings(Board(grid), ladder.active, stop):
        yield step_of(rung, finding, grid)


def speaks_against(grid: Grid, solution: bytes) -> Fault | None:
    """The reason why no right step can follow from a position; None if there is no such reason."""
    for cell, digit in enumerate(solution):
        if not grid.values[cell] and grid.candidates[cell] >> digit - 1 & 1:
            continue
        if grid.values[cell] != digit:
            name = write_cells([cell])
            return Fault("{cell} is {digit} in the solution, and not here", cell=name, digit=digit)
    return None


def path(grid: Grid, ladder: Ladder = LADDER, stop: Stop = never) -> Iterator[Step]:
    """Yield the steps that solve a grid, always the easiest one, as far as the ladder goes."""
    board = Board(grid)
    for rung, finding in follow(board, ladder, stop):
        yield step_of(rung, finding, board.grid())
