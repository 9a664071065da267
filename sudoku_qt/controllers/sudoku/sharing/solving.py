# SPDX-License-Identifier: MIT
"""The work of solving puzzles for a web page, which checks answers against their solutions."""

from typing import NamedTuple

from sudoku_qt.controllers.sudoku.workers.inspect import solver_of
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.work import Stop, go_on, never


class WithSolution(NamedTuple):
    """A puzzle with its solution, None if there is not exactly one."""

    setup: SudokuSetup
    solution: bytes | None


def solved(setup: SudokuSetup, stop: Stop = never) -> WithSolution:
    """Solve a puzzle. Raises `Cancelled`."""
    solver, givens = solver_of(setup), setup.givens
    go_on(stop)
    if solver.clash(givens) or solver.count(givens, 2, stop) != 1:
        return WithSolution(setup, None)
    return WithSolution(setup, solver.solve(givens, stop))
