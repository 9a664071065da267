# SPDX-License-Identifier: MIT
"""The work of finding what a puzzle's card says before it is graded: its score, a level."""

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.sudoku.generate.course.digging_levels import Score
from sudoku_qt.engine.sudoku.generate.course.digging_paper import score
from sudoku_qt.engine.sudoku.kernel import count_solutions
from sudoku_qt.late import imported


@as_work
def score_puzzle(ticket: Ticket, givens: bytes) -> Score | None:
    """The work of computing the digging paper's score; None if there is no solution."""
    solvable = count_solutions(givens, 1, ticket.stopped)
    return score(givens, ticket.stopped) if solvable else None


class _Known:
    """Imports the techniques in the work's own thread, so that no start waits for them."""

    ladder = imported("sudoku_qt.engine.sudoku.logic.techniques:LADDER")


@as_work
def find_listed_level(_ticket: Ticket, technique: str) -> int:
    """The work of finding the level, 1 to 5."""
    level: int = _Known.ladder.listed_with(technique)
    return level
