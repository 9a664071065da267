# SPDX-License-Identifier: MIT
"""Levels are found out in the background: what is in sight first, and only while it is wanted."""

from collections.abc import Mapping

import pytest

from sudoku_qt.controllers.sudoku.puzzle_list import rating
from sudoku_qt.controllers.sudoku.puzzle_list.rating import AT_ONCE
from sudoku_qt.controllers.workers.job import Ticket, Work
from sudoku_qt.models.sudoku.puzzle_list import Graded
from tests.controllers.conftest import Program
from tests.puzzle_lines import puzzles


@pytest.fixture
def program(rated: list[tuple[int, ...]], fresh: Program) -> Program:
    """A program of its own for each test, that takes no breath between two jobs."""
    return fresh


@pytest.fixture
def rated(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, ...]]:
    """The lines of each job, in their order; their levels are all 1."""
    jobs: list[tuple[int, ...]] = []

    def rate_levels(wanted: Mapping[int, bytes]) -> Work[Mapping[int, Graded]]:
        jobs.append(tuple(wanted))

        def work(_: Ticket) -> Mapping[int, Graded]:
            return dict.fromkeys(wanted, Graded(1))

        return work

    monkeypatch.setattr(rating, "rate_levels", rate_levels)
    monkeypatch.setattr(rating, "BREATH_MS", 0)
    return jobs


def test_what_is_in_sight_comes_first_and_then_the_rest(
    rated: list[tuple[int, ...]], program: Program
) -> None:
    program.shell.documents.open_text("\n".join(puzzles(100)))
    program.settle()
    lists = program.controller.lists
    seen = set(lists.page.table.in_sight())
    program.qtbot.waitUntil(lambda: lists.model.rated == 100)
    first = [row for job in rated for row in job][: len(seen)]
    assert set(first) == seen
    assert sorted(row for job in rated for row in job) == list(range(100))
    assert all(len(job) <= AT_ONCE for job in rated)
    assert lists.page.rating.isHidden(), "there is nothing left to find out"


def test_nothing_is_found_out_while_a_game_is_seen(
    rated: list[tuple[int, ...]], program: Program
) -> None:
    program.shell.documents.open_text("\n".join(puzzles(100)))
    program.settle()
    program.controller.lists.leave()
    count = len(rated)
    program.settle()
    assert len(rated) == count
    program.controller.actions["show_list"].trigger()
    program.qtbot.waitUntil(lambda: program.controller.lists.model.rated == 100)
