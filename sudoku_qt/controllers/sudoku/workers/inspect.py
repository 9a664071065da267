# SPDX-License-Identifier: MIT
"""The work of finding out what can be said of a puzzle, or of an answer to it."""

from sudoku_qt.controllers.workers.job import Ticket, Work
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.inspection import Answer, Inspection, check, inspect


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
