# SPDX-License-Identifier: MIT
"""The digging paper's score of a puzzle, as work."""

from sudoku_qt.controllers.sudoku.workers.score import score_puzzle
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.sudoku.kernel.solver import parse


def test_what_has_no_solution_has_no_score() -> None:
    assert score_puzzle(parse("55" + "." * 79))(Ticket(lambda _done: None)) is None
