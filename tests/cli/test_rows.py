# SPDX-License-Identifier: MIT
"""The rows of drawn grids, as they become puzzles."""

from sudoku_qt.cli.batch import Batch
from sudoku_qt.cli.rows import Rows
from tests.cli.puzzles import EASY
from tests.cli.test_batch import puzzles_in, said
from tests.sweeps import in_turn

ROWS = [EASY[at : at + 9] for at in range(0, 81, 9)]


@in_turn(
    "lines",
    [
        ROWS,
        [*ROWS[:3], "", *ROWS[3:6], "", *ROWS[6:]],
        ["+---+---+---+", *ROWS[:3], "---", *ROWS[3:], "+---+---+---+"],
        ["# mine", *ROWS],
        ["\t".join(row).replace(".", "") for row in ROWS],
    ],
)
def test_rows_become_a_puzzle(lines: list[str]) -> None:
    rows = Rows()
    batch = Batch.of([*rows.feed("\n".join(lines) + "\n", 1), *rows.rest()])

    assert puzzles_in(batch) == [EASY]
    assert not rows.pending


def test_an_empty_row_of_a_spreadsheet_is_no_gap() -> None:
    rows = Rows()
    lines = ["\t".join(row).replace(".", "") for row in [*ROWS[:4], "." * 9, *ROWS[5:]]]
    batch = Batch.of([*rows.feed("\n".join(lines), 1), *rows.rest()])

    assert puzzles_in(batch) == [EASY[:36] + "." * 9 + EASY[45:]]
    assert not batch.faults


def test_a_title_is_the_comment_of_the_puzzle_after_it() -> None:
    rows = Rows()
    lines = ["Sunday 1", "", *ROWS, "", "Monday 2", "by Anna", *ROWS, "", *ROWS, "The end"]
    batch = Batch.of([*rows.feed("\n".join(lines), 1), *rows.rest()])

    assert puzzles_in(batch) == [EASY] * 3
    assert list(batch.lines) == [3, 15, 25]
    assert batch.comments == {0: "Sunday 1", 1: "Monday 2"}
    assert not batch.faults


def test_rows_may_come_in_parts() -> None:
    rows = Rows()
    first = list(rows.feed("\n".join(ROWS[:4]) + "\n", 1))
    second = list(rows.feed("\n".join(ROWS[4:]) + "\n", 5))

    assert first == []
    assert second == [(1, EASY, "")]


def test_a_missing_row_costs_one_puzzle_only() -> None:
    lines = [*ROWS[:7], "", *ROWS, "", *ROWS[:8]]
    rows = Rows()
    batch = Batch.of([*rows.feed("\n".join(lines), 1), *rows.rest()])

    assert puzzles_in(batch) == [EASY]
    assert list(batch.lines) == [9]
    assert said(batch) == [
        (1, "Line 1: a puzzle of 7 rows begins here; a Sudoku has 9."),
        (19, "Line 19: a puzzle of 8 rows begins here; a Sudoku has 9."),
    ]


def test_a_bad_row_is_named_with_its_own_line() -> None:
    rows = Rows()
    batch = Batch.of(rows.feed("\n".join([*ROWS[:4], "12?45....", *ROWS[5:]]), 1))

    assert said(batch) == [(1, "Line 5: character 3, “?”, is no digit and no empty cell.")]
