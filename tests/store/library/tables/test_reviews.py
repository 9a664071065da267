# SPDX-License-Identifier: MIT
"""The reviews in the library: kept, backed up, merged; a damaged row costs only itself."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from sudoku_qt.engine.sudoku.learn.review.schedule import Recall, Review, memories
from sudoku_qt.store.library.library import Library
from tests.puzzle_lines import EASY

AT = datetime(2026, 11, 1, 19, 0, tzinfo=UTC)
FIRST = Review("x_wing", AT, Recall.GOOD)
SECOND = Review("x_wing", AT + timedelta(days=2), Recall.HARD, EASY)
OTHER = Review("skyscraper", AT + timedelta(days=1), Recall.EASY)
SPOIL = "UPDATE reviews SET {bad} WHERE at = (SELECT max(at) FROM reviews)"
BAD_VALUES = [
    "technique = 'x wing'",
    "technique = 'X_WING'",
    "technique = ''",
    "technique = x'785f77696e67'",
    "technique = CAST(x'ff785f' AS TEXT)",
    "technique = 'x_wing' || char(10)",
    "technique = printf('%.61c', 'x')",
    "at = 'yesterday'",
    "at = 1793559600.5",
    "at = -1",
    "at = 32503680001",
    "grade = 0",
    "grade = 5",
    "grade = 'good'",
    "grade = 2.5",
]
BAD_PUZZLES = [
    "puzzle = 'hello'",
    "puzzle = substr(puzzle, 2)",
    "puzzle = puzzle || char(10)",
    "puzzle = x'2e'",
    "puzzle = 1",
]


@pytest.fixture
def backup(library: Library, tmp_path: Path) -> Path:
    """A backup of three reviews."""
    library.add_reviews([FIRST, SECOND, OTHER])
    library.backup(tmp_path / "backup.db")
    return tmp_path / "backup.db"


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Library]:
    """Another library, with nothing in it."""
    library = Library(tmp_path / "elsewhere" / "library.db")
    yield library
    library.close()


def run(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def test_what_was_added_is_there_after_another_start(library: Library, path: Path) -> None:
    library.add_reviews([FIRST, SECOND])
    library.close()
    again = Library(path)
    assert again.reviews() == (SECOND, FIRST)
    again.close()


def test_the_same_review_counts_once_and_two_of_one_second_twice(library: Library) -> None:
    twin = Review("x_wing", FIRST.at, Recall.AGAIN)
    library.add_reviews([FIRST, SECOND, FIRST])
    library.add_reviews([FIRST, twin])
    assert sorted(each.grade for each in library.reviews()) == [1, 2, 3]


def test_they_are_forgotten_on_demand(library: Library) -> None:
    library.add_reviews([FIRST, SECOND])
    library.forget_reviews()
    assert library.reviews() == ()


@pytest.mark.parametrize("bad", BAD_VALUES)
def test_a_damaged_row_costs_only_itself(library: Library, path: Path, bad: str) -> None:
    library.add_reviews([FIRST, OTHER, SECOND])
    library.close()
    run(path, SPOIL.format(bad=bad))

    assert library.reviews() == (OTHER, FIRST)
    library.add_reviews([SECOND])
    assert library.reviews() == (SECOND, OTHER, FIRST)
    with closing(sqlite3.connect(path)) as connection:
        (count,) = connection.execute("SELECT count(*) FROM reviews").fetchone()
    assert count == 4


@pytest.mark.parametrize("bad", BAD_PUZZLES)
def test_a_damaged_puzzle_does_not_cost_its_review(library: Library, path: Path, bad: str) -> None:
    library.add_reviews([FIRST, SECOND])
    library.close()
    run(path, SPOIL.format(bad=bad))

    assert library.reviews() == (replace(SECOND, puzzle=""), FIRST)


def test_a_technique_of_another_version_stays(library: Library, path: Path) -> None:
    library.add_reviews([Review("not_yet_there", AT, Recall.GOOD), FIRST])
    library.close()
    again = Library(path)
    assert {each.technique for each in again.reviews()} == {"not_yet_there", "x_wing"}
    again.close()


# A backup


def test_a_backup_brings_them_to_another_library(backup: Path, elsewhere: Library) -> None:
    elsewhere.merge(backup)
    assert elsewhere.reviews() == (SECOND, OTHER, FIRST)
    elsewhere.merge(backup)
    assert len(elsewhere.reviews()) == 3


def test_two_histories_become_one_and_the_later_review_counts(
    backup: Path, elsewhere: Library
) -> None:
    between = Review("x_wing", AT + timedelta(days=1), Recall.GOOD)
    later = Review("x_wing", AT + timedelta(days=9), Recall.AGAIN)
    elsewhere.add_reviews([FIRST, between, later])

    elsewhere.merge(backup)

    assert elsewhere.reviews()[:2] == (later, SECOND)
    assert {*elsewhere.reviews()} == {FIRST, between, SECOND, later, OTHER}
    due = memories(elsewhere.reviews(), AT + timedelta(days=20))["x_wing"].due
    assert later.at < due < later.at + timedelta(days=5)


@pytest.mark.parametrize("bad", BAD_VALUES)
def test_a_damaged_row_of_a_backup_stays_out(backup: Path, elsewhere: Library, bad: str) -> None:
    elsewhere.add_reviews([Review("w_wing", AT, Recall.GOOD)])
    run(backup, SPOIL.format(bad=bad))

    elsewhere.merge(backup)

    assert {each.technique for each in elsewhere.reviews()} == {"w_wing", "skyscraper", "x_wing"}
    assert SECOND not in elsewhere.reviews()


def test_a_backup_of_before_there_were_reviews_takes_none_away(
    library: Library, tmp_path: Path
) -> None:
    golden = Path(__file__).parents[3] / "data" / "library" / "version-8.sql"
    with closing(sqlite3.connect(tmp_path / "old.db")) as connection:
        connection.executescript(golden.read_text(encoding="utf-8"))
    library.add_reviews([FIRST])

    library.merge(tmp_path / "old.db")

    assert library.reviews() == (FIRST,)
    assert library.totals().all > 0
