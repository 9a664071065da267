# SPDX-License-Identifier: MIT
"""The work of finding out what can be said of a puzzle, or of an answer to it."""

from typing import TYPE_CHECKING

from sudoku_qt.controllers.workers.job import Ticket, Work
from sudoku_qt.engine.sudoku.grid import Grid

if TYPE_CHECKING:
    from sudoku_qt.engine.sudoku.inspection import Answer, Inspection


def inspect_puzzle(givens: bytes) -> "Work[Inspection]":
    """The work that ends in the `Inspection` of a puzzle."""

    def work(ticket: Ticket) -> "Inspection":
        from sudoku_qt.engine.sudoku.inspection import inspect

        return inspect(givens, ticket.stopped)

    return work


def check_answer(grid: Grid) -> "Work[Answer]":
    """The work that ends in the `Answer` to whether a player is right."""

    def work(ticket: Ticket) -> "Answer":
        from sudoku_qt.engine.sudoku.inspection import check

        return check(grid, ticket.stopped)

    return work
