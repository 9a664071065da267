# SPDX-License-Identifier: MIT
"""Bookmarks: what a node is called, and what becomes of names and numbers."""

import json

import pytest

from sudoku_qt.engine import document
from sudoku_qt.engine.bookmarks import (
    LONGEST_NAME,
    MOST_CHECKPOINTS,
    MOST_HINTS,
    NO_BOOKMARKS,
    Bookmarks,
    read_bookmarks,
    tidy_name,
    write_bookmarks,
)
from sudoku_qt.engine.game import Section
from tests.engine.playable import play
from tests.engine.test_document import NIM, SUDOKU, after, bytes_of, nim_line, reopened
from tests.sweeps import in_turn


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


@in_turn(
    ("name", "tidy"),
    [("a\nb\tc", "a b c"), ("\x00\u202ea", "a"), ("猜测", "猜测"), ("x" * 99, "x" * LONGEST_NAME)],
)
def test_a_name_is_one_line_of_what_can_be_seen(name: str, tidy: str) -> None:
    assert tidy_name(name) == tidy


def test_where_nodes_get_other_numbers_bookmarks_follow() -> None:
    bookmarks = Bookmarks({2: "a", 9: "b"}, 9, 4, {2: "x_wing", 4: "xy_wing"})
    renumbered = Bookmarks({1: "b"}, 1, 0, {0: "xy_wing"})
    assert bookmarks.renumbered({9: 1, 4: 0}.get) == renumbered


def test_of_very_many_hints_the_oldest_are_forgotten() -> None:
    bookmarks = NO_BOOKMARKS
    for node in range(MOST_HINTS + 2):
        bookmarks = bookmarks.hinted(node, "x_wing")
    bookmarks = bookmarks.hinted(2, "xy_wing")
    assert set(bookmarks.hints) == set(range(2, MOST_HINTS + 2))
    assert bookmarks.hints[2] == "xy_wing"


@pytest.mark.parametrize(
    "bookmarks", [NO_BOOKMARKS, Bookmarks({0: "a", 12: "猜"}, 0, 7, {3: "x_wing"})]
)
def test_they_come_back_from_a_document(bookmarks: Bookmarks) -> None:
    assert read_bookmarks(write_bookmarks(bookmarks)) == bookmarks


# In a file


def test_a_file_of_1_2_opens_with_checkpoints_a_hypothesis_and_the_cursor() -> None:
    before = document.read(bytes_of("bookmarks-1.2.sudoku"))
    opened = document.unpack(SUDOKU, before)

    assert opened.notices == ()
    assert (before.cursor, opened.history.at) == (40, 5)
    assert opened.history.bookmarks == Bookmarks({2: "Before the guess", 7: "另一种走法"}, 2)
    assert opened.history.redo() == after("r1c3=4", "r1c4=6", "r5c5=5", "r4c2=5", "r4c4=7")


def test_a_file_of_1_3_opens_with_the_hints_that_were_shown() -> None:
    opened = document.unpack(SUDOKU, document.read(bytes_of("hints-1.3.sudoku")))

    assert opened.notices == ()
    assert opened.history.bookmarks.hints == {2: "hidden_single", 5: "xy_wing"}


@in_turn(
    "words",
    [
        {"hints": ["x_wing"]},
        {"hints": {"9": "x_wing", "1": "../x", "2": 5, "3": "", "4": "x" * 41, "5": "X-Wing"}},
        {"checkpoints": ["a"], "what_if": "2", "ahead": True},
        {"checkpoints": {"9": "too far", "-1": "x", "1²": "x", "2": 5, "3": "", "4": "a\nb"}},
        {"checkpoints": {"1" * 9: "x", "2": "x" * 81}, "what_if": 99, "ahead": 10**9},
        {"what_if": 7, "ahead": 8},
    ],
)
def test_bookmarks_that_are_none_cost_no_game(words: Section) -> None:
    whole = json.loads(bytes_of("bookmarks-1.2.sudoku"))
    kept = {word: whole["history"][word] for word in ("at", "moves")}

    opened = document.unpack(
        SUDOKU, document.read(json.dumps({**whole, "history": {**kept, **words}}).encode())
    )

    assert opened.notices == ()
    assert opened.history.bookmarks == NO_BOOKMARKS


@in_turn("cursor", [-1, 10**6, True, "4", 4.0, None])
def test_a_cursor_that_is_none_costs_no_game(cursor: object) -> None:
    whole = {**json.loads(bytes_of("bookmarks-1.2.sudoku")), "cursor": cursor}
    assert document.read(json.dumps(whole).encode()).cursor is None


def test_redo_leads_along_the_same_branch_after_opening() -> None:
    history = nim_line(2)
    history.go(0)
    play(NIM, (2,), history, (0, 2))
    history.go(2)
    history.go(0)

    opened = reopened(NIM, (2,), history)

    assert [opened.history.redo(), opened.history.redo()] == [(1,), (0,)]
