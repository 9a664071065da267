# SPDX-License-Identifier: MIT
"""The work of finding the position of a review."""

from datetime import UTC, datetime

import pytest

from sudoku_qt.controllers.sudoku.workers.teaching.review import find_review
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.sudoku.learn.review.schedule import Memory
from sudoku_qt.engine.work import Cancelled

NEEDS_X_WING = "....7..2.8.......6.1.2.5...9.54....8.........3....85.1...3.2.8.4.......9.7..6...."


def memory(puzzle: str = "") -> Memory:
    return Memory("x_wing", datetime(2026, 11, 1, tzinfo=UTC), puzzle)


def test_it_is_of_the_player_s_puzzle_unless_that_was_the_last_one() -> None:
    ticket = Ticket(lambda _: None)
    assert find_review(memory(), [NEEDS_X_WING])(ticket).own == 0
    other = find_review(memory(NEEDS_X_WING), [NEEDS_X_WING])(ticket)
    assert (other.own, other.exercise.technique) == (-1, "x_wing")


def test_it_is_another_one_each_time() -> None:
    ticket = Ticket(lambda _: None)
    assert len({find_review(memory(), [])(ticket).puzzle for _ in range(3)}) == 3


def test_it_can_be_stopped() -> None:
    ticket = Ticket(lambda _: None)
    ticket.stop()
    with pytest.raises(Cancelled):
        find_review(memory(), [])(ticket)
