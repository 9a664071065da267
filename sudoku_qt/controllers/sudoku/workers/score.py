# SPDX-License-Identifier: MIT
"""The work of scoring a puzzle by the digging paper, which needs no techniques."""

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.sudoku.generate.course.digging_levels import Score
from sudoku_qt.engine.sudoku.generate.course.digging_paper import score
from sudoku_qt.engine.sudoku.kernel import count_solutions


@as_work
def score_puzzle(ticket: Ticket, givens: bytes) -> Score | None:
    """The work of computing the score; None if there is no solution."""
    solvable = count_solutions(givens, 1, ticket.stopped)
    return score(givens, ticket.stopped) if solvable else None
