# SPDX-License-Identifier: MIT
"""Rows of nine cells among borders, comments and blanks."""

import pytest

from sudoku_qt.engine.sudoku.nine_rows import read_rows_of_cells, row_likeness, rows_of


@pytest.mark.parametrize(
    "border",
    [
        "+-------+-------+-------+",
        "*-----------*",
        "|---+---+---|",
        ".---.---.---.",
        ":---+---+---:",
        "'---'---'---'",
        "------+-------+------",
        "=========",
        "_________",
        "---------",
    ],
)
def test_a_border_is_no_row(border: str) -> None:
    assert [row.cells for row in rows_of(f"{border}\n12345....\n{border}")] == ["12345...."]


@pytest.mark.parametrize(
    "empty", ["---------", "- - - - - - - - -", "---|---|---", "|---|---|---|"]
)
def test_a_row_of_dashes_is_one_where_empty_cells_are_dashes(empty: str) -> None:
    text = f"1-2-3-4-5\n{empty}\n---+---+---"

    assert [row.cells for row in rows_of(text)] == ["1-2-3-4-5", "-" * 9]


def test_rows_know_the_lines_they_stand_in() -> None:
    text = "# one\n\n12345....\n-----\n.....1234\n"

    assert [row.line for row in rows_of(text)] == [3, 5]


def test_between_uprights_a_space_is_an_empty_cell() -> None:
    assert [row.cells for row in rows_of("|1 2|   |  3|")] == ["1 2     3"]


def test_likeness_is_the_share_of_rows() -> None:
    rows = "12345....\n" * 3

    assert row_likeness(rows) == 1.0
    assert row_likeness(rows + "hello\n") == 0.75
    assert row_likeness("12345....\n") == 0.0


def test_every_nine_rows_are_a_puzzle() -> None:
    assert len(read_rows_of_cells("12345....\n" * 27)) == 3
