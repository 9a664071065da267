# SPDX-License-Identifier: MIT
"""Puzzles are named by the line above them, if it stands above one of them only."""

from collections.abc import Sequence

from sudoku_qt.engine.sudoku.text.titles import Titles, may_be_title, plain_number, title_in
from tests.puzzle_lines import EASY
from tests.sweeps import in_turn


def named(lines: Sequence[str]) -> tuple[list[str], int]:
    """The names of the puzzles "P" with the remark behind them, and the lines that named none."""
    titles, found = Titles(), list[tuple[str, str]]()
    for line in lines:
        if line.startswith("P"):
            found += titles.puzzle("P", line[2:])
        else:
            found += titles.above(line)
    found += titles.end()
    return [name for _, name in found], titles.unused


@in_turn(
    ("lines", "names", "unused"),
    [
        (["# One", "P", "# Two", "P"], ["One", "Two"], 0),
        (["// One", "P"], ["One"], 0),
        (["# A list", "P", "P", "P"], ["", "", ""], 0),
        (["# Easy", "P", "P", "# Hard", "P"], ["", "", "Hard"], 0),
        (["# Above", "P own", "P"], ["own", ""], 0),
        (["# first", "# second", "P"], ["second"], 0),
        (["# a licence", "", "P"], [""], 0),
        (["Grid 1", "P", "Grid 2", "P"], ["Grid 1", "Grid 2"], 0),
        (["Grid 1", "P", "P"], ["", ""], 1),
        (["words", "words", "P"], ["words"], 1),
        (["P", "the end"], [""], 1),
        (["P", "", "P"], ["", ""], 0),
        (["# One", "P", "", "P"], ["One", ""], 0),
        (["", "#", "P"], [""], 0),
    ],
)
def test_a_line_names_the_only_puzzle_below_it(
    lines: list[str], names: list[str], unused: int
) -> None:
    assert named(lines) == (names, unused)


def test_a_puzzle_that_is_a_comment_is_no_name() -> None:
    assert named([f"# {EASY}", "P"]) == ([""], 0)


def test_nothing_is_held_back_where_nothing_stands_above() -> None:
    titles = Titles()
    assert not titles.is_waiting
    assert [*titles.puzzle("P", "")] == [("P", "")]
    assert not titles.is_waiting


def test_marks_around_a_title_are_none_of_it() -> None:
    assert title_in("  ## --- The kite --- ##") == "The kite"
    assert [plain_number(each) for each in ("12.", "#12", "No. 7", "7)", "007:", "Nr 3")] == [
        "12", "12", "7", "7", "007", "3"
    ]  # fmt: skip
    assert plain_number("1. hello") == "1. hello"


def test_what_was_meant_as_a_puzzle_is_no_title() -> None:
    assert may_be_title("Puzzle 12, by somebody")
    assert not may_be_title(EASY[:80])
    assert not may_be_title("x" * 201)
    assert not may_be_title(" ")
