# SPDX-License-Identifier: MIT
"""The work behind exercises."""

import pytest

from sudoku_qt.controllers.sudoku.workers.exercises import (
    make_exercises,
    make_first_puzzle,
    notice_found,
)
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.sudoku.learn.course import COURSE
from sudoku_qt.engine.sudoku.learn.first_puzzle import first_puzzle
from sudoku_qt.engine.sudoku.learn.pool import positions
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.paths import resource


@pytest.fixture
def ticket() -> Ticket:
    return Ticket(lambda _: None)


def test_four_are_made_and_a_first_puzzle(ticket: Ticket) -> None:
    assert len(make_exercises(COURSE[9], "work")(ticket)) == 4
    assert make_first_puzzle("work")(ticket) == first_puzzle("work")


def test_what_is_stopped_stops(ticket: Ticket) -> None:
    ticket.stop()
    for work in (make_exercises(COURSE[9], "work"), make_first_puzzle("work")):
        with pytest.raises(Cancelled):
            work(ticket)


def test_a_find_is_noticed(ticket: Ticket) -> None:
    position = next(positions("x_wing", "work", resource("puzzles/techniques.zip")))
    cell, digit = position.step.eliminations[0]
    grid = position.grid
    after = grid.with_candidates(cell, grid.candidates[cell] & ~(1 << digit - 1))

    assert notice_found([grid], after, "x_wing")(ticket) is not None
    assert notice_found([grid], grid, "x_wing")(ticket) is None
