# SPDX-License-Identifier: MIT
"""The work behind exercises."""

from datetime import UTC, datetime

import pytest

from sudoku_qt.controllers.sudoku.workers.teaching.exercises import (
    find_review,
    make_another,
    make_exercises,
    make_first_puzzle,
    notice_found,
)
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.sudoku.learn.examples.pool import positions
from sudoku_qt.engine.sudoku.learn.lessons.course import COURSE, VARIANT_LESSONS, Lesson
from sudoku_qt.engine.sudoku.learn.lessons.first_puzzle import first_puzzle
from sudoku_qt.engine.sudoku.learn.review.schedule import Memory
from sudoku_qt.engine.sudoku.learn.variants.mixed_variants import MixedVariant
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.paths import resource


@pytest.fixture
def ticket() -> Ticket:
    return Ticket(lambda _: None)


def test_four_are_made_and_a_first_puzzle(ticket: Ticket) -> None:
    assert len(make_exercises(COURSE[9], "work")(ticket)) == 4
    assert make_first_puzzle("work")(ticket) == first_puzzle("work")


@pytest.mark.parametrize("lesson", [COURSE[0], COURSE[9]], ids=["board", "technique"])
def test_another_is_like_the_one_whose_place_it_takes(ticket: Ticket, lesson: Lesson) -> None:
    four = make_exercises(lesson, "work")(ticket)
    for place, before in enumerate(four):
        another = make_another(lesson, (before, place), "other")(ticket)
        assert another.task.label == before.task.label
        assert another.kind == before.kind
        assert another != before


def test_mixed_exercises_on_variants_are_made_of_the_daily_ones(ticket: Ticket) -> None:
    mixed = VARIANT_LESSONS[-1]
    four = make_exercises(mixed, "work")(ticket)
    assert all(isinstance(each, MixedVariant) for each in four)
    assert make_exercises(mixed, "work")(ticket) == four
    another = make_another(mixed, (four[0], 0), "other")(ticket)
    assert isinstance(another, MixedVariant)
    assert another not in four


def test_what_is_stopped_stops(ticket: Ticket) -> None:
    like = make_exercises(COURSE[9], "work")(ticket)[0], 0
    ticket.stop()
    makers = make_exercises(COURSE[9], "work"), make_another(COURSE[9], like, "work")
    for work in (*makers, make_first_puzzle("work")):
        with pytest.raises(Cancelled):
            work(ticket)


def test_a_find_is_noticed(ticket: Ticket) -> None:
    position = next(positions("x_wing", "work", resource("puzzles/techniques.zip")))
    cell, digit = position.step.eliminations[0]
    grid = position.grid
    after = grid.with_candidates(cell, grid.candidates[cell] & ~(1 << digit - 1))

    assert notice_found([grid], after, "x_wing")(ticket) is not None
    assert notice_found([grid], grid, "x_wing")(ticket) is None


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
