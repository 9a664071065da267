# SPDX-License-Identifier: MIT
"""Batches of puzzles and the lines they come from."""

import pytest

from sudoku_qt.cli.batch import (
    Batch,
    Rows,
    begins_course_grid,
    course_grids,
    read_course_grids,
    read_lines,
)
from tests.cli.puzzles import EASY, HARD, course_text
from tests.sweeps import in_turn


def puzzles_in(batch: Batch) -> list[str]:
    """Write the puzzles of a batch as lines."""
    text = "".join(str(digit) if digit else "." for digit in batch.cells)
    return [text[at : at + 81] for at in range(0, len(text), 81)]


def said(batch: Batch) -> list[tuple[int, str]]:
    """Write the faults of a batch."""
    return [(line, str(fault)) for line, fault in batch.faults]


@pytest.mark.parametrize("blank", ["\n", " \n", "\t\n"])
def test_lines_without_a_sign_are_no_puzzles(blank: str) -> None:
    batch = read_lines(blank.encode() * 3, 1)

    assert (batch.cells, list(batch.lines), list(batch.faults)) == (b"", [], [])


def test_lines_are_read_by_the_block() -> None:
    batch = read_lines(f"{EASY}\n{HARD.replace('.', '0')}\n".encode(), 7)

    assert puzzles_in(batch) == [EASY, HARD]
    assert list(batch.lines) == [7, 8]


def test_other_lines_are_read_one_by_one() -> None:
    text = f"# list\n{EASY} # easy\n\n{HARD[:80]}\nhello\n{HARD.replace('.', '*')}\n"
    batch = read_lines(text.encode(), 10)

    assert puzzles_in(batch) == [EASY, HARD]
    assert list(batch.lines) == [11, 15]
    assert batch.comments == {0: "easy"}
    assert said(batch) == [
        (13, "Line 13: 80 cells; a Sudoku has 81."),
        (14, "Line 14: no puzzle here: there are no 81 cells in a row."),
    ]


def test_words_in_the_first_line_are_a_heading() -> None:
    assert not read_lines(f"Puzzle\n{EASY}\n".encode(), 1).faults


def test_eighty_one_spaces_between_are_no_trap() -> None:
    broken = f"{EASY[:40]}\n{EASY[41:]}\n{EASY}\n"

    assert puzzles_in(read_lines(broken.encode(), 1)) == [EASY]


def test_the_rest_of_a_batch_keeps_its_lines_comments_and_faults() -> None:
    text = f"{EASY} one\nx\n{HARD} two\ny\n{EASY} three\n"
    rest = read_lines(text.encode(), 2).after(1)

    assert puzzles_in(rest) == [HARD, EASY]
    assert list(rest.lines) == [4, 6]
    assert rest.comments == {0: "two", 1: "three"}
    assert [line for line, _ in rest.faults] == [5]


def test_grids_of_the_course_are_recognised_only_where_they_stand_exactly() -> None:
    text = (course_text(EASY, HARD) + "\n").encode()

    assert course_grids(text) == len(text)
    assert course_grids(text + b"5 3") == len(text)
    assert course_grids(text[1:]) == 0
    assert course_grids(text.replace(b"\n\n", b"\n")) == 0
    assert begins_course_grid(text[:50])
    assert not begins_course_grid(b"53..7")


def test_grids_of_the_course_are_read_by_the_block() -> None:
    batch = read_course_grids((course_text(EASY, HARD) + "\n").encode(), 21)

    assert puzzles_in(batch) == [EASY, HARD]
    assert list(batch.lines) == [21, 31]


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
