# SPDX-License-Identifier: MIT
"""`sudoku daily --variant`."""

import csv
import json
from datetime import date

import pytest

from sudoku_qt.engine.sudoku.generate.variants.daily_variants import DailyVariants, level_on
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant, write_variant
from sudoku_qt.paths import resource
from tests.cli.conftest import Sudoku

VARIANTS = DailyVariants(resource("puzzles/daily_variants.zip"))
EVE = date(2026, 12, 24)


def test_a_date_has_a_variant_which_other_verbs_read(sudoku: Sudoku) -> None:
    ended = sudoku("daily", "2026-12-24", "--variant")

    assert (ended.code, ended.out) == (0, write_variant(VARIANTS.puzzle(EVE)) + "\n")
    assert sudoku("check", stdin=ended.out.encode()).code == 0


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_days_follow_each_other_with_their_levels(jobs: str, sudoku: Sudoku) -> None:
    ended = sudoku(
        "daily", "2026-12-30", "--variant", "-n", "3", "--format", "jsonl", "--jobs", jobs
    )
    records = [json.loads(line) for line in ended.out.splitlines()]

    assert [each["date"] for each in records] == ["2026-12-30", "2026-12-31", "2027-01-01"]
    for each in records:
        day = date.fromisoformat(each["date"])
        assert read_variant(each["puzzle"]) == VARIANTS.puzzle(day)
        assert each["level"] == level_on(day)
        assert each["variant"]
        assert each["hardest"]


def test_a_table_has_a_column_of_the_kinds_and_none_of_minutes(sudoku: Sudoku) -> None:
    lines = sudoku("daily", "2026-12-24", "--variant", "--format", "csv").out.splitlines()

    head, _ = csv.reader(lines)
    assert head == ["line", "puzzle", "date", "variant", "level", "clues", "hardest"]


def test_what_it_does_not_have_is_empty_in_a_line_of_ones_own(sudoku: Sudoku) -> None:
    text = "{date}|{variant}|{minutes}|{se_rating}"
    variant = sudoku("daily", "2026-12-24", "--variant", "--template", text).out.strip().split("|")
    plain = sudoku("daily", "2026-12-24", "--template", text).out.strip().split("|")

    assert variant[2:] == ["", ""]
    assert variant[1]
    assert plain[1] == ""
    assert all(plain[2:])


@pytest.mark.parametrize(
    ("option", "told"),
    [
        (("--level", "3"), "--variant and --level do not go together"),
        (("--format", "grid"), "boards with other rules are not drawn"),
    ],
)
def test_what_does_not_go_with_it_is_refused(
    option: tuple[str, ...], told: str, sudoku: Sudoku
) -> None:
    ended = sudoku("daily", "--variant", *option)

    assert (ended.code, ended.out) == (2, "")
    assert told in ended.err[0]
