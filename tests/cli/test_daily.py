# SPDX-License-Identifier: MIT
"""`sudoku daily`."""

import json
from datetime import date, datetime, tzinfo

import pytest

from sudoku_qt.engine.sudoku.generate import daily
from sudoku_qt.engine.sudoku.generate.daily import DailyPuzzles
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from sudoku_qt.paths import resource
from tests.cli.conftest import Sudoku

FILE = resource("puzzles/daily.zip")


def test_a_date_and_a_level_have_a_puzzle(sudoku: Sudoku) -> None:
    ended = sudoku("daily", "2026-12-24", "--level", "4")

    wanted = DailyPuzzles(FILE).of(date(2026, 12, 24), 4)
    assert (ended.code, ended.out) == (0, to_text(wanted.givens) + "\n")


def test_without_a_date_it_is_today(sudoku: Sudoku, monkeypatch: pytest.MonkeyPatch) -> None:
    class Clock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> "Clock":
            return cls(2027, 2, 3, 23, 59, tzinfo=tz)

    monkeypatch.setattr(daily, "datetime", Clock)

    assert json.loads(sudoku("daily", "--format", "jsonl").out)["date"] == "2027-02-03"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_days_follow_each_other_and_are_graded(jobs: str, sudoku: Sudoku) -> None:
    ended = sudoku(
        "daily", "2026-12-30", "--level", "5", "-n", "3", "--format", "jsonl", "--jobs", jobs
    )
    records = [json.loads(line) for line in ended.out.splitlines()]

    assert [each["date"] for each in records] == ["2026-12-30", "2026-12-31", "2027-01-01"]
    assert all(each["level"] == 5 and each["se_rating"] >= 6 for each in records)
    assert all(each["minutes"] > 0 and each["hardest"] for each in records)


def test_a_date_that_there_is_none_of_is_refused(sudoku: Sudoku) -> None:
    ended = sudoku("daily", "2026-02-30")

    assert ended.code == 2
    assert "“2026-02-30” is no date of the calendar" in ended.err[0]


def test_the_calendar_ends(sudoku: Sudoku) -> None:
    assert sudoku("daily", "9999-12-31").code == 0

    ended = sudoku("daily", "9999-12-31", "-n", "2")
    assert (ended.code, ended.out) == (2, "")
    assert ended.err == ["sudoku: the calendar ends on 9999-12-31"]
