# SPDX-License-Identifier: MIT
"""The work of finding out what can be said of a puzzle, or of an answer to it."""

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.sudoku.grid import Grid, conflicts_in
from sudoku_qt.engine.sudoku.inspection import CheckedAnswer, Inspection, check, inspect
from sudoku_qt.engine.sudoku.kernel import count_solutions
from sudoku_qt.models.sudoku.board.correction import PictureCheck


@as_work
def inspect_puzzle(ticket: Ticket, givens: bytes) -> Inspection:
    """The work that ends in the `Inspection` of a puzzle."""
    return inspect(givens, ticket.stopped)


@as_work
def check_answer(ticket: Ticket, grid: Grid) -> CheckedAnswer:
    """The work that ends in the `CheckedAnswer` to whether a player is right."""
    return check(grid, ticket.stopped)


@as_work
def check_picture(ticket: Ticket, digits: bytes) -> PictureCheck:
    """The work that counts the solutions of digits from a picture, or finds which conflict."""
    conflicts = tuple(sorted(conflicts_in(digits)))
    solutions = 0 if conflicts else count_solutions(digits, 2, ticket.stopped)
    return PictureCheck(solutions, conflicts)
