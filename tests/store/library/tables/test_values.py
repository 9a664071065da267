# SPDX-License-Identifier: MIT
"""Names and times as the table has them."""

from sudoku_qt.store.library.tables.values import (
    LONGEST_NAME,
    clues_in,
    digest,
    moment,
    seconds,
    tags_in,
    tidy,
    tidy_tags,
    words_of,
    words_of_values,
)
from tests.sweeps import in_turn


@in_turn(
    ("name", "plain"),
    [
        ("  two \n lines\t", "two lines"),
        ("half \ud800 a letter", "half ? a letter"),
        ("cut\0off", "cut off"),
        ("数独", "数独"),
        ("x" * 500, "x" * LONGEST_NAME),
    ],
)
def test_a_name_is_one_line_that_every_program_can_show(name: str, plain: str) -> None:
    assert tidy(name) == plain


def test_what_a_puzzle_is_known_by_never_changes() -> None:
    assert digest("gomoku", "h8").hex() == "2102c569504a6aa5d1302666"
    assert digest("sudoku", "h8").hex() == digest("sudoku", b"h8").hex()
    assert digest("sudoku", "h8").hex() == "082d075101656c7997e76c28"


def test_tags_stand_once_each_in_their_order() -> None:
    assert tags_in(tidy_tags(["b", " a\n", "b", ""])) == ("a", "b")
    assert tags_in(tidy_tags([])) == ()


@in_turn(
    ("when", "since"),
    [
        ("1970-01-01T00:01:00+00:00", 60),
        ("1970-01-01T01:01:00+01:00", 60),
        ("1970-01-01T00:01:00", 60),
        ("1960-01-01T00:00:00+00:00", 0),
        ("", 0),
        ("yesterday", 0),
    ],
)
def test_a_moment_is_seconds(when: str, since: int) -> None:
    assert seconds(when) == since


def test_seconds_are_a_moment() -> None:
    assert moment(60) == "1970-01-01T00:01:00+00:00"
    assert moment(0) == ""


def test_of_a_sudoku_its_digits_are_counted() -> None:
    assert clues_in("53..7" + "." * 76, "sudoku") == 3
    assert clues_in("h8 i9", "gomoku") == 0


def test_what_is_searched_for_words_is_the_same_from_an_entry_and_from_its_row() -> None:
    words = words_of("Ärger", "\ncalm\n", "\nrenju\n")

    assert words == "ärger\n\ncalm\n\nrenju\n"
    assert words_of_values("Ärger".encode(), b"\ncalm\n", b"\nrenju\n") == words
    assert words_of_values("Ärger", None) == "ärger\n"
    assert words_of_values(b"\xff", 7, None) == "\ufffd\n7"
