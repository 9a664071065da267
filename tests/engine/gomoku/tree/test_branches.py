# SPDX-License-Identifier: MIT
"""The order of branches: the main line first, and what stays of it when others are added."""

from dataclasses import replace

from sudoku_qt.engine.gomoku.tree.branches import Branches, GomokuHistory
from tests.engine.gomoku.tree.trees import SETUP, grown, preorder


def words(history: GomokuHistory, numbers: list[int]) -> str:
    moves = (history.node(number).move for number in numbers)
    return " ".join(move.word for move in moves if move)


def main_line(history: GomokuHistory) -> str:
    return words(history, [*Branches(history).onward(0)])


def test_the_line_played_first_is_the_main_line() -> None:
    history = grown("h8", "h9", "h10", "1> i9", "i10", "0> a1")
    tree = Branches(history)

    assert main_line(history) == "h8 h9 h10"
    assert words(history, tree.children(0)) == "h8 a1"
    assert words(history, [*preorder(tree)]) == "h8 h9 h10 i9 i10 a1"
    assert tree.depths == [0, 1, 2, 3, 2, 3, 1]


def test_a_branch_becomes_the_main_line_and_gives_it_back() -> None:
    history = grown("h8", "h9", "1> i9", "i10", "3> j9")
    main = Branches(history).with_main(5)
    history.bookmarks = replace(history.bookmarks, main=main)

    assert main_line(history) == "h8 i9 j9"
    assert main == {1: 3, 3: 5}
    history.bookmarks = replace(history.bookmarks, main=Branches(history).with_main(2))
    assert main_line(history) == "h8 h9"
    assert history.bookmarks.main == {3: 5}


def test_a_first_child_that_is_none_changes_nothing() -> None:
    history = grown("h8", "h9", "1> i9")
    history.bookmarks = replace(history.bookmarks, main={1: 99, 0: 3, 7: 2})

    assert main_line(history) == "h8 h9"


def test_nodes_that_are_added_are_followed() -> None:
    history = grown("h8", "h9")
    tree = Branches(history)
    move = SETUP[0].read_move(SETUP[1], "i9")
    number = history.grow(1, move, SETUP[0].play(SETUP[1], history.state_at(1), move))
    tree.follow()

    assert tree.children(1) == [2, number]
    assert (history.at, [*tree.onward(0)]) == (2, [0, 1, 2])
