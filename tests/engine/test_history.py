# SPDX-License-Identifier: MIT
"""The history: undo, redo and branches, with words for states so that one can see where one is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine.bookmarks import Bookmarks
from sudoku_qt.engine.history import History, Node

Words = History[str, str]


def played(*moves: str) -> Words:
    """Begin at "" and let each move add its letter."""
    history: Words = History("")
    for move in moves:
        history.play(move, history.state + move)
    return history


def test_it_begins_with_nothing_to_take_back() -> None:
    history = played()

    assert (history.state, history.at, len(history)) == ("", 0, 0)
    assert not history.can_undo()
    assert not history.can_redo()


def test_undo_and_redo_at_an_end_stay_there() -> None:
    history = played("a")

    assert history.redo() == "a"
    assert history.undo() == ""
    assert history.undo() == ""
    assert history.at == 0


def test_every_move_can_be_taken_back_and_made_again() -> None:
    history = played(*"abcdef")

    back = [history.undo() for _ in range(6)]
    forth = [history.redo() for _ in range(6)]

    assert back == ["abcde", "abcd", "abc", "ab", "a", ""]
    assert forth == ["a", "ab", "abc", "abcd", "abcde", "abcdef"]


def test_a_move_after_undo_begins_a_branch_and_loses_nothing() -> None:
    history = played("a", "b")
    history.undo()

    history.play("c", "ac")

    assert [node.state for node in history.nodes] == ["", "a", "ab", "ac"]
    assert [node.parent for node in history.nodes] == [-1, 0, 1, 1]
    assert len(history) == 3


def test_redo_leads_along_the_branch_played_last() -> None:
    history = played("a", "b")
    history.undo()
    history.play("c", "ac")
    history.undo()

    assert history.redo() == "ac"


def test_redo_leads_along_the_branch_gone_to_last() -> None:
    history = played("a", "b")
    history.undo()
    history.play("c", "ac")

    assert history.go(2) == "ab"
    history.undo()
    history.undo()

    assert history.redo() == "a"
    assert history.redo() == "ab"


@pytest.mark.parametrize("number", [-1, 3])
def test_there_is_no_going_to_a_node_that_is_not_there(number: int) -> None:
    history = played("a", "b")

    with pytest.raises(IndexError):
        history.go(number)

    assert history.at == 2


def test_the_line_leads_from_the_start_to_the_current_node() -> None:
    history = played("a", "b")
    history.undo()
    history.play("c", "ac")
    history.play("d", "acd")
    history.undo()

    assert [node.state for node in history.line()] == ["", "a", "ac"]


def test_it_is_rebuilt_from_its_nodes() -> None:
    history = played("a", "b")
    history.undo()
    history.play("c", "ac")
    history.undo()

    rebuilt = History.from_nodes(history.nodes, history.at)

    assert rebuilt.nodes == history.nodes
    assert rebuilt.state == "a"
    assert rebuilt.redo() == "ac"


def test_the_nodes_given_out_do_not_change_afterwards() -> None:
    history = played("a")
    nodes = history.nodes

    history.play("b", "ab")

    assert nodes == (Node("", None, -1), Node("a", "a", 0))


@given(st.lists(st.sampled_from("abur")))
def test_undo_undoes_exactly_one_move_wherever_one_stands(steps: list[str]) -> None:
    history = played()
    for step in steps:
        before = history.state
        if step == "u":
            assert history.undo() == before[:-1]
        elif step == "r":
            if history.can_redo():
                history.redo()
                assert history.undo() == before
                assert history.redo() != before
            assert history.state[: len(before)] == before
        else:
            history.play(step, before + step)
            assert history.undo() == before
            assert history.redo() == before + step
    assert "".join(node.move or "" for node in history.line()) == history.state


def supposed(*moves: str, since: int) -> Words:
    """Play, and let the moves since a node be a hypothesis."""
    history = played(*moves)
    history.bookmarks = Bookmarks(what_if=since)
    return history


def test_a_hypothesis_ends_where_undo_leads_behind_its_start() -> None:
    history = supposed(*"abc", since=1)
    open_since = []
    for step in (history.undo, history.undo, history.undo, history.redo):
        step()
        open_since.append(history.bookmarks.what_if)

    assert open_since == [1, 1, None, None], "it does not begin again"


def test_a_hypothesis_ends_on_another_branch_and_nowhere_else() -> None:
    history = played("a", "b")
    history.go(1)
    history.play("c", "ac")
    history.bookmarks = Bookmarks(what_if=1)

    open_since = []
    for number in (2, 0):
        history.go(number)
        open_since.append(history.bookmarks.what_if)

    assert open_since == [1, None]


def test_the_end_of_what_redo_leads_to() -> None:
    history = played(*"abc")
    history.go(1)

    assert history.end_of(1) == 3
    assert history.numbers(3) == [0, 1, 2, 3]


def test_a_long_history_is_folded_with_its_bookmarks() -> None:
    history = played(*"abcdef")
    history.bookmarks = Bookmarks({1: "old", 5: "new"}, 4)

    folded = history.folded(3)

    assert [node.state for node in folded.nodes] == ["abcd", "abcde", "abcdef"]
    assert (folded.at, folded.bookmarks) == (2, Bookmarks({1: "new"}, 0))
    assert history.folded(6) is history


def test_a_node_that_is_added_elsewhere_changes_neither_the_place_nor_redo() -> None:
    history = played("a", "b")
    history.undo()

    assert history.grow(0, "c", "c") == 3
    assert history.grow(2, "d", "abd") == 4
    assert (history.at, history.state) == (1, "a")
    assert [history.redo(), history.redo()] == ["ab", "abd"]
    history.go(0)
    assert history.redo() == "a"


def test_a_branch_is_left_out_with_what_follows_it() -> None:
    history = played("a", "b", "c")
    history.grow(1, "d", "ad")
    history.bookmarks = Bookmarks({3: "end", 4: "other"}, main={1: 4, 0: 1})

    rest = history.without(2)

    assert [node.state for node in rest.nodes] == ["", "a", "ad"]
    assert (rest.at, rest.state) == (1, "a")
    assert rest.bookmarks == Bookmarks({2: "other"}, main={1: 2, 0: 1})
    assert len(history) == 4, "the history itself stays"
    assert history.without(4).state == "abc"
    with pytest.raises(IndexError):
        history.without(0)


def test_a_move_made_again_begins_no_branch_and_what_followed_it_still_does() -> None:
    history = played(*"abc")
    history.go(1)
    number = history.child(lambda move: move == "b")
    assert number == 2
    assert history.child(lambda move: move == "c") is None, "it follows only later"
    history.repeat(number, "B", "aB", 700)
    assert (history.at, history.state, len(history)) == (2, "aB", 3)
    assert history.node(2).elapsed_ms == 700
    assert history.redo() == "abc"


def test_of_two_branches_the_one_that_is_made_again_is_redone() -> None:
    history = played(*"ab")
    history.undo()
    history.play("x", "ax")
    history.undo()
    history.repeat(2, "b", "ab")
    history.undo()
    assert history.redo() == "ab"
