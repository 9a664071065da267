# SPDX-License-Identifier: MIT
"""The work of finding out what can be said of a puzzle, or of an answer to it."""

from sudoku_qt.controllers.workers.job import Ticket, Work
from sudoku_qt.engine.sudoku.grid import Grid, conflicts_in
from sudoku_qt.engine.sudoku.inspection import Answer, Inspection, check, inspect
from sudoku_qt.engine.sudoku.kernel import count_solutions
from sudoku_qt.models.sudoku.board.correction import PictureCheck


def inspect_puzzle(givens: bytes) -> "Work[Inspection]":
    """The work that ends in the `Inspection` of a puzzle."""

    def work(ticket: Ticket) -> Inspection:
        return inspect(givens, ticket.stopped)

    return work


def check_answer(grid: Grid) -> "Work[Answer]":
    """The work that ends in the `Answer` to whether a player is right."""

    def work(ticket: Ticket) -> Answer:
        return check(grid, ticket.stopped)

    return work


def check_picture(digits: bytes) -> "Work[PictureCheck]":
    """The work that counts the solutions of digits from a picture, or finds which conflict."""

    def work(ticket: Ticket) -> PictureCheck:
        conflicts = tuple(sorted(conflicts_in(digits)))
        solutions = 0 if conflicts else count_solutions(digits, 2, ticket.stopped)
        return PictureCheck(solutions, conflicts)

    return work
