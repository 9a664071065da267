# SPDX-License-Identifier: MIT
"""Bookmarks: what a node is called, and what becomes of names and numbers."""

import pytest

from sudoku_qt.engine.bookmarks import (
    LONGEST_NAME,
    MOST_CHECKPOINTS,
    NO_BOOKMARKS,
    Bookmarks,
    read_bookmarks,
    tidy_name,
    write_bookmarks,
)


def test_a_node_gets_a_name_another_one_and_none() -> None:
    first = NO_BOOKMARKS.named(3, "guess")
    second = first.named(3, " a better  guess ")

    assert first.checkpoints == {3: "guess"}
    assert second.checkpoints == {3: "a better guess"}
    assert second.named(3, " ") == NO_BOOKMARKS


def test_the_oldest_checkpoint_makes_room() -> None:
    bookmarks = NO_BOOKMARKS
    for number in range(MOST_CHECKPOINTS + 1):
        bookmarks = bookmarks.named(number, "x")

    assert len(bookmarks.checkpoints) == MOST_CHECKPOINTS
    assert 0 not in bookmarks.checkpoints


@pytest.mark.parametrize(
    ("name", "tidy"),
    [("a\nb\tc", "a b c"), ("\x00\u202ea", "a"), ("猜测", "猜测"), ("x" * 99, "x" * LONGEST_NAME)],
)
def test_a_name_is_one_line_of_what_can_be_seen(name: str, tidy: str) -> None:
    assert tidy_name(name) == tidy


def test_where_nodes_get_other_numbers_bookmarks_follow() -> None:
    bookmarks = Bookmarks({2: "a", 9: "b"}, 9, 4)
    assert bookmarks.renumbered({9: 1, 4: 0}.get) == Bookmarks({1: "b"}, 1, 0)


@pytest.mark.parametrize("bookmarks", [NO_BOOKMARKS, Bookmarks({0: "a", 12: "猜"}, 0, 7)])
def test_they_come_back_from_a_document(bookmarks: Bookmarks) -> None:
    assert read_bookmarks(write_bookmarks(bookmarks)) == bookmarks
