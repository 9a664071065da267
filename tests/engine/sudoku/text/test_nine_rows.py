# SPDX-License-Identifier: MIT
"""Rows of nine cells among borders, comments and blanks."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine.format import FormatFault
from sudoku_qt.engine.sudoku.text.cells import digit_of
from sudoku_qt.engine.sudoku.text.nine_rows import (
    check_row,
    is_gap,
    read_rows_of_cells,
    row_likeness,
    rows_of,
)
from sudoku_qt.engine.sudoku.text.position import position_of
from tests.sweeps import dear, in_turn


@in_turn(
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
        "+-+-+-+",
        "╔═══════╦═══════╦═══════╗",
        "╟───┼───┼───╫───┼───┼───╫───┼───┼───╢",
        "┌─┬─┐",
        "]",
        "}],",
    ],
)
def test_a_border_is_no_row(border: str) -> None:
    assert [row.cells for row in rows_of(f"{border}\n12345....\n{border}")] == ["12345...."]


@in_turn("empty", ["---------", "- - - - - - - - -", "---|---|---", "|---|---|---|"])
def test_a_row_of_dashes_is_one_where_empty_cells_are_dashes(empty: str) -> None:
    text = f"1-2-3-4-5\n{empty}\n---+---+---"

    assert [row.cells for row in rows_of(text)] == ["1-2-3-4-5", "-" * 9]


def test_rows_know_the_lines_they_stand_in() -> None:
    text = "# one\n\n12345....\n-----\n.....1234\n"

    assert [row.line for row in rows_of(text)] == [3, 5]


def test_between_uprights_a_space_is_an_empty_cell() -> None:
    assert [row.cells for row in rows_of("|1 2|   |  3|")] == ["1 2     3"]


@in_turn(
    "line",
    [
        "5 . 3 | . 7 . | . . 9",
        "| 5   3 |   7   |     9 |",
        "║5 3║ 7 ║  9║",
        "  | 5   3 |   7   |     9 |",
        "5   3 |   7   |     9",
        "│ 5 │   │ 3 ║   │ 7 │   ║   │   │ 9 │",
        "|5||3||7||||9|",
        "5||3||7||||9",
        "| 5     3 |    7    |       9 |",
        "| 5       3 |     7     |         9 |",
        "5\t\t3\t\t7\t\t\t\t9",
        "5,,3,,7,,,,9",
        "5, , 3, , 7, , , , 9,",
        "[5, 0, 3, 0, 7, 0, 0, 0, 9],",
        '["5",".","3",".","7",".",".",".","9"]',
        '"5";;"3";;\'7\';;;;9',
    ],
)
def test_cells_may_be_parted_by_uprights_or_separators(line: str) -> None:
    (row,) = rows_of(line)

    assert [digit_of(cell) for cell in row.cells] == [5, 0, 3, 0, 7, 0, 0, 0, 9]


def in_boxes(row: str, cells: str, upright: str) -> str:
    """Draw a row with its boxes between uprights."""
    return upright.join(cells.join(row[at : at + 3]) for at in (0, 3, 6))


STYLES: dict[str, Callable[[str], str]] = {  # a row of digits and spaces, as people draw it
    "tight": lambda row: f"|{in_boxes(row, '', '|')}|",
    "wide": lambda row: f"| {in_boxes(row, ' ', ' | ')} |",
    "open": lambda row: in_boxes(row, " ", " | ").rstrip(),
    "drawn": lambda row: f"║ {in_boxes(row, '   ', ' ║ ')} ║",
    "each cell": lambda row: f"║ {in_boxes(row, ' │ ', ' ║ ')} ║",
    "table": lambda row: f"|{'|'.join(row)}|".replace(" ", ""),
    "tabs": lambda row: "\t".join(row).replace(" ", ""),
    "commas": lambda row: ",".join(row).replace(" ", ""),
    "quotes": lambda row: ";".join(f'"{cell}"' for cell in row).replace(" ", ""),
    "dots": lambda row: row.replace(" ", "."),
    "dashes": lambda row: " ".join(row.replace(" ", "-")),
}


@pytest.mark.parametrize("style", STYLES)
@given(st.text(alphabet=" 123456789", min_size=81, max_size=81) | st.just("1" + " " * 80))
def test_a_puzzle_is_read_as_it_was_drawn(style: str, puzzle: str) -> None:
    rows = (puzzle[at : at + 9] for at in range(0, 81, 9))
    (found,) = read_rows_of_cells("\n".join(map(STYLES[style], rows)))

    assert list(position_of(found).setup.givens) == [digit_of(cell) for cell in puzzle]


@given(st.text(alphabet="1 9.-_|+=\t,;[]\"'#/ax║═╬é数\n", max_size=400))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert 0.0 <= row_likeness(text) <= 1.0
    try:
        puzzles = read_rows_of_cells(text)
    except FormatFault:
        return
    assert all(len(position_of(found).setup.givens) == 81 for found in puzzles)


@in_turn("empty", ["\t" * 8, "," * 8, ";" * 8, "|   |   |   |", "|" * 10])
def test_a_row_may_be_empty(empty: str) -> None:
    assert [row.cells for row in rows_of(f"\n{empty}\n\n")] == [" " * 9]
    assert not is_gap(empty)


@in_turn("gap", ["", "  ", "\t", "\t" * 7, "\t" * 10])
def test_other_blank_lines_are_gaps(gap: str) -> None:
    assert is_gap(gap)
    assert not list(rows_of(gap))


@in_turn(
    "line",
    ["|1 2|  |  3|", "1 2 | 3 4", "|1  2   |  3 | 4 |", "1,2,3,4,5,6,7,8", "1,2,3,4,5,6,7,8,99"],
)
def test_cells_that_do_not_come_to_nine_are_left_to_be_refused(line: str) -> None:
    (row,) = rows_of(line)

    with pytest.raises(FormatFault):
        check_row(row)


@in_turn(
    "title",
    [
        "Puzzle 12",
        "by Anna, 2026-11-21",
        "No. 123456789",
        "[Puzzle]",
        "第12题",
        "数独",
        "board = [",
    ],
)
def test_words_before_a_puzzle_are_its_title(title: str) -> None:
    grid = "12345....\n" * 9
    first, second = read_rows_of_cells(f"{title}\n{grid}\n{title}\nmore words\n{grid}the end\n")

    assert first.setup["comment"] == second.setup["comment"] == title


@in_turn("row", ["12?45....", "1OO4OxX..", "12345...", "a........", "123 456 7890"])
def test_a_first_row_that_is_wrong_is_no_title(row: str) -> None:
    with pytest.raises(FormatFault, match="Line 1"):
        read_rows_of_cells(f"{row}\n" + "12345....\n" * 8)


def test_words_inside_a_puzzle_are_refused() -> None:
    with pytest.raises(FormatFault, match="Line 4: character 1, “h”"):
        read_rows_of_cells("12345....\n" * 3 + "here it goes on\n" + "12345....\n" * 6)


@pytest.mark.parametrize(
    "text", ["-" * 100_000 + "x", "|" * 100_000, ",;\t" * 100_000, dear("aa\n" * 50_000)]
)
def test_long_texts_that_are_no_grids_take_no_longer_than_others(text: str) -> None:
    assert row_likeness(text) == 0.0
    with pytest.raises(FormatFault):
        read_rows_of_cells(text)


def test_likeness_is_the_share_of_rows() -> None:
    rows = "12345....\n" * 3

    assert row_likeness(rows) == 1.0
    assert row_likeness(rows + "hello\n") == 0.75
    assert row_likeness("12345....\n") == 0.0
    assert row_likeness("Dear diary,\nno puzzle today.\n") == 0.0
    assert 0.9 < row_likeness("A title\n" + rows) < 1.0


def test_every_nine_rows_are_a_puzzle() -> None:
    assert len(read_rows_of_cells("12345....\n" * 27)) == 3
