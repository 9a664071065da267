# SPDX-License-Identifier: MIT
"""The rows of a tree of moves: the main line on top, the nearest branch highest."""

from dataclasses import replace

from sudoku_qt.engine.gomoku.tree.branches import Branches, GomokuHistory
from sudoku_qt.engine.notes import Note
from sudoku_qt.models.gomoku import tree
from sudoku_qt.models.gomoku.tree import TreeRows, tree_rows
from tests.engine.gomoku.tree.trees import grown

LINE = ("h8", "h9", "i9", "i10", "j10")
BRANCH = ("1> a1", "b2", "c3", "d4", "e5", "f6", "g7")


def rows_of(history: GomokuHistory, at: int = 0) -> TreeRows:
    return tree_rows(Branches(history), at, lambda node: f"move {node}", {})


def told(rows: TreeRows) -> list[tuple[tuple[int, int], list[int], bool]]:
    return [(row.fork, [stone.node for stone in row.stones], row.folded) for row in rows.rows]


def test_the_main_line_is_whole_and_the_nearest_branch_is_highest() -> None:
    history = grown(*LINE, "1> a1", "3> a3", "3> a4")

    assert told(rows_of(history)) == [
        ((0, 0), [1, 2, 3, 4, 5], False),
        ((0, 3), [7], False),
        ((0, 3), [8], False),
        ((0, 1), [6], False),
    ]


def test_a_branch_is_folded_until_somebody_walks_in_it() -> None:
    history = grown(*LINE, *BRANCH, "6> a9")

    assert told(rows_of(history))[1:] == [((0, 1), [6, 7, 8, 9, 10], True)]
    assert told(rows_of(history, 7))[1:] == [
        ((0, 1), [6, 7, 8, 9, 10, 11, 12], False),
        ((1, 2), [13], False),
    ]
    assert rows_of(history, 7).way == {0, 1, 6, 7}


def test_a_main_line_that_was_played_later_is_on_top() -> None:
    history = grown(*LINE, "1> a1")
    history.bookmarks = replace(history.bookmarks, main={1: 6})

    assert told(rows_of(history)) == [((0, 0), [1, 6], False), ((0, 1), [2, 3, 4, 5], False)]


def test_stones_have_their_colour_and_tell_of_notes() -> None:
    history = grown("h8", "pass", "i9")
    history.bookmarks = history.bookmarks.noted(1, Note("good"))
    (row,) = rows_of(history).rows

    assert [(stone.colour, stone.noted) for stone in row.stones] == [
        (1, True),
        (0, False),
        (1, False),
    ]


def test_of_very_many_branches_the_last_are_not_drawn() -> None:
    names = [f"{letter}{row}" for letter in "abcdefghijklmno" for row in range(1, 16)]
    history = grown(*(f"0> {name}" for name in names))

    assert len(rows_of(history).rows) == len(names) <= tree.MOST_ROWS
