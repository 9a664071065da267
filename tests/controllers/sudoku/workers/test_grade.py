# SPDX-License-Identifier: MIT
"""Grading a puzzle from elsewhere: what is quick comes first; what is no puzzle stays as it is."""

import pytest

from sudoku_qt.controllers.sudoku.workers.grade import grade_puzzle
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.kernel import minimal_puzzle
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.work import Cancelled

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARDEST = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."


@pytest.fixture
def ticket() -> Ticket:
    """A ticket that nobody has stopped."""
    return Ticket(lambda _: None)


def test_the_level_comes_first_and_the_rating_then(ticket: Ticket) -> None:
    setup = SudokuSetup(parse(EASY))
    first = grade_puzzle(setup)(ticket)
    assert (first.level, first.hardest, first.se_rating) == (1, "hidden_single", 0.0)
    assert first.minutes > 0
    assert grade_puzzle(first)(ticket).se_rating == 1.2


def test_the_hardest_step_of_the_highest_level_comes_with_the_rating(ticket: Ticket) -> None:
    first = grade_puzzle(SudokuSetup(minimal_puzzle(18)))(ticket)
    assert (first.level, first.hardest) == (5, "")
    rated = grade_puzzle(first)(ticket)
    assert rated.hardest
    assert rated.se_rating > 6.2


@pytest.mark.parametrize("givens", [bytes(81), parse("55" + EASY[2:])])
def test_what_is_no_puzzle_is_not_graded(ticket: Ticket, givens: bytes) -> None:
    assert grade_puzzle(SudokuSetup(givens))(ticket) == SudokuSetup(givens)


def test_the_rating_of_the_hardest_stops_when_it_is_asked_to(ticket: Ticket) -> None:
    setup = SudokuSetup(parse(HARDEST), level=5)
    ticket.stop()
    with pytest.raises(Cancelled):
        grade_puzzle(setup)(ticket)
