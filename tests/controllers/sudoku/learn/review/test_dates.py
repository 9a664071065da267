# SPDX-License-Identifier: MIT
"""The dates of reviews in the window: what is enrolled, what is due, and what is forgotten."""

import sqlite3
from contextlib import closing
from datetime import datetime, timedelta

import pytest

from sudoku_qt.controllers.sudoku.learn.review.dates import (
    ReviewDates,
    is_practised,
    local_now,
    reviewed_in,
)
from sudoku_qt.engine.sudoku.learn.review.schedule import Memory, Recall, Review
from sudoku_qt.store.record import Played
from tests.controllers.conftest import Program
from tests.waiting import until

LEARNED = datetime(2026, 11, 1, 19, 0).astimezone()


class Desk:
    """The dates of a program, with lessons that were finished, and a clock to be set."""

    def __init__(self, program: Program, *closed: str) -> None:
        self.now, self.closed = LEARNED, {*closed}
        self.access = program.controller.services.library
        self.dates = ReviewDates(self.access, lambda: self.closed, program.controller)
        self.dates.now = lambda: self.now

    def settle(self) -> None:
        """Wait until the library rests."""
        until(lambda: not self.access.is_busy)

    def due(self, days: int) -> list[str]:
        """The techniques that are due so many days after the lesson."""
        self.now = LEARNED + timedelta(days=days)
        told: list[tuple[Memory, ...]] = []
        self.dates.ask(told.append)
        self.settle()
        return [memory.technique for memory in told[0]]

    def reviewed(self, technique: str, grade: Recall) -> int:
        """Add a review now, and return in how many days the technique comes back."""
        told: list[Memory] = []
        self.dates.add(Review(technique, self.now, grade), told.append)
        self.settle()
        return told[0].days(self.now)


@pytest.fixture
def desk(fresh: Program) -> Desk:
    """The desk of somebody who has finished two lessons, and one of singles."""
    return Desk(fresh, "naked_single", "skyscraper", "naked_pair_and_triple")


def test_what_was_learned_comes_back_after_days(desk: Desk) -> None:
    assert desk.due(0) == []
    assert desk.due(1) == []
    assert desk.due(2) == ["naked_pair", "naked_triple", "skyscraper"]
    assert desk.due(40) == ["naked_pair", "naked_triple", "skyscraper"]


def test_it_comes_back_as_it_was_remembered(desk: Desk) -> None:
    assert desk.due(0) == []
    assert len(desk.due(2)) == 3

    waits = [
        desk.reviewed("naked_pair", Recall.AGAIN),
        desk.reviewed("naked_triple", Recall.GOOD),
        desk.reviewed("skyscraper", Recall.EASY),
    ]

    assert waits == [1, 11, 19]
    assert desk.due(2) == []
    assert desk.due(3) == ["naked_pair"]
    assert desk.due(13) == ["naked_pair", "naked_triple"]


def test_it_is_enrolled_once_though_it_is_asked_for_twice(desk: Desk) -> None:
    for _ in range(3):
        desk.dates.enrol()
    desk.settle()
    desk.now += timedelta(days=1)
    desk.dates.enrol()
    desk.settle()

    names = [each.technique for each in desk.access.library.reviews()]
    assert sorted(names) == ["naked_pair", "naked_triple", "skyscraper"]


def test_a_lesson_that_is_finished_later_is_enrolled_then(desk: Desk) -> None:
    desk.due(0)
    desk.closed.add("x_wing")
    desk.due(1)

    assert desk.due(2) == ["naked_pair", "naked_triple", "skyscraper"]
    assert "x_wing" in desk.due(3)


def test_what_was_forgotten_begins_anew(desk: Desk) -> None:
    desk.due(0)
    assert desk.due(2)

    desk.dates.forget()
    desk.settle()

    assert desk.due(2) == []
    assert desk.due(4) == ["naked_pair", "naked_triple", "skyscraper"]


def test_what_another_version_reviews_is_not_due(desk: Desk) -> None:
    desk.access.library.add_reviews([Review("not_yet_there", LEARNED, Recall.GOOD)])
    desk.due(0)
    assert "not_yet_there" not in desk.due(9)


def test_singles_and_variants_do_not_come_back() -> None:
    taught = ["hidden_single", "notes", "killer", "mixed_medium", "x_wing", "pointing", "whip"]
    assert reviewed_in(taught) == ("pointing", "x_wing", "whip")
    assert reviewed_in(["not_yet_there", "bowman_bingo"]) == ()
    assert is_practised("x_wing")
    assert not is_practised("naked_single")


def test_the_clock_knows_its_zone() -> None:
    assert local_now().tzinfo is not None


def test_a_library_that_cannot_be_read_costs_only_what_is_due(fresh: Program) -> None:
    path = fresh.paths.library
    fresh.controller.services.library.library.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 999")
    desk, failed, told = Desk(fresh, "x_wing"), list[str](), list[object]()
    desk.access.failed.connect(failed.append)

    desk.dates.ask(told.append)
    desk.dates.enrol()
    desk.settle()

    assert told == []
    assert ["newer" in text for text in failed] == [True]


def test_what_was_found_alone_in_a_game_is_not_due_that_day(desk: Desk) -> None:
    desk.due(0)
    assert desk.due(2) == ["naked_pair", "naked_triple", "skyscraper"]

    found = "naked_pair", "naked_triple", "skyscraper", "x_wing"
    game = Played("", "sudoku", found=found, shown=("naked_triple",), missed=("skyscraper",))
    desk.dates.add_found(game)
    desk.settle()

    assert desk.due(2) == ["naked_triple", "skyscraper"]
    assert "naked_pair" not in desk.due(12)
    assert "naked_pair" in desk.due(13)
    assert "x_wing" not in desk.due(13)


def test_a_kind_that_was_found_counts_for_what_its_lesson_teaches(desk: Desk) -> None:
    desk.closed.add("nice_loop")
    desk.due(0)
    desk.now += timedelta(days=2)
    desk.dates.add_found(Played("", "sudoku", found=("aic_type_1", "aic_type_2", "m_wing")))
    desk.dates.add_found(Played("", "sudoku", found=("aic_ring",), missed=("aic_type_2",)))
    desk.settle()

    reviews = [each for each in desk.access.library.reviews() if each.technique == "nice_loop"]
    assert [each.at - LEARNED for each in reviews] == [timedelta(days=2), timedelta()]
