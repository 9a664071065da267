# SPDX-License-Identifier: MIT
"""The records of entries."""

import csv
import json

from sudoku_qt.store.library.entry import Entry, Source, State
from sudoku_qt.store.library.records import (
    FIELDS,
    OF_FILES,
    fields_of,
    json_line,
    table_head,
    table_row,
)
from tests.puzzle_lines import EASY

KNOWN = Entry(
    "sudoku", EASY, name="=A", source=Source.MADE, level=4, se_rating=7.1, hardest="x_wing",
    predicted_s=90.0, clues=30, solutions=1, state=State.SOLVED, progress=1.0, best_ms=61_500,
    tags=("a", "b"), added="2026-01-02T03:04:05+00:00", played="2026-01-03T03:04:05+00:00",
    minimal=False,
)  # fmt: skip


def test_a_solved_puzzle_has_its_times() -> None:
    fields = fields_of(KNOWN, 1)

    assert tuple(fields) == FIELDS
    assert (fields["best_seconds"], fields["hints"], fields["minutes"]) == (61.5, False, 1.5)
    assert (fields["state"], fields["source"], fields["tags"]) == ("solved", "made", "a, b")
    assert fields["minimal"] is False


def test_what_is_unknown_is_no_number() -> None:
    fields = fields_of(Entry("sudoku", EASY), 1, 2)
    unknown = ("level", "grade", "se_rating", "hardest", "minutes", "solutions", "best_seconds")

    assert [fields[name] for name in (*unknown, "minimal")] == [None] * 8
    assert fields["twin"] == 2


def test_a_table_says_what_each_column_is_and_guards_formulas() -> None:
    (row,) = csv.DictReader([table_head(), table_row(KNOWN)])

    assert tuple(row) == OF_FILES
    assert (row["name"], row["tags"], row["best_seconds"]) == ("'=A", "a, b", "61.5")


def test_a_json_line_keeps_numbers_and_names_as_they_are() -> None:
    found = json.loads(json_line(KNOWN))

    assert (found["name"], found["level"], found["grade"]) == ("=A", 4, None)
    assert tuple(found) == OF_FILES
