# SPDX-License-Identifier: MIT
"""The work of checking a puzzle, or an answer to it."""

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid, conflicts_in
from sudoku_qt.engine.sudoku.inspection import (
    CLASSIC,
    CheckedAnswer,
    Inspection,
    Solver,
    check,
    inspect,
)
from sudoku_qt.engine.sudoku.kernel import count_solutions
from sudoku_qt.engine.work import Stop
from sudoku_qt.models.sudoku.board.correction import PictureCheck


@as_work
def inspect_puzzle(ticket: Ticket, setup: SudokuSetup) -> Inspection:
    """The work of inspecting a puzzle."""
    return inspect(setup.givens, ticket.stopped, solver_of(setup))


@as_work
def check_answer(ticket: Ticket, setup: SudokuSetup, grid: Grid) -> CheckedAnswer:
    """The work of checking whether a player is right."""
    return check(grid, ticket.stopped, solver_of(setup))


def solver_of(setup: SudokuSetup) -> Solver:
    """The solver for the rules of a puzzle."""
    if setup.variant is None:
        return CLASSIC
    from sudoku_qt.engine.sudoku.variants.search.inspecting import VariantSolver  # variants: 42 ms

    return VariantSolver(setup.variant)


@as_work
def check_picture(
    ticket: Ticket, digits: bytes, regions: tuple[int, ...] | None = None
) -> PictureCheck:
    """The work of counting the solutions of digits from a picture, or finding their conflicts."""
    if regions is not None:
        return _check_in(digits, regions, ticket.stopped)
    conflicts = tuple(sorted(conflicts_in(digits)))
    solutions = 0 if conflicts else count_solutions(digits, 2, ticket.stopped)
    return PictureCheck(solutions, conflicts)


def _check_in(digits: bytes, regions: tuple[int, ...], stop: Stop) -> PictureCheck:
    """The check of digits in a grid that has not nine rows."""
    from sudoku_qt.engine.pictures.region_solver import solver_in  # variants: 42 ms

    solver = solver_in(regions)
    clash = solver.clash(digits)
    conflicts = tuple(sorted(clash[1])) if clash else ()
    return PictureCheck(0 if clash else solver.count(digits, 2, stop), conflicts)
