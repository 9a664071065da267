# SPDX-License-Identifier: MIT
"""A session, played with Nim: what changes, what is told of it, and what is saved."""

from dataclasses import replace
from typing import Any, TypeAlias

import pytest
from PySide6.QtCore import QObject

from sudoku_qt.engine import document
from sudoku_qt.engine.document import Opened
from sudoku_qt.engine.game import IllegalMove
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.models.session import Session
from tests.engine.nim import Nim, Piles, Take

NimSession: TypeAlias = Session[Piles, Piles, Take]

NIM = Nim()
PILES = (3, 4, 5)


@pytest.fixture
def session(owner: QObject) -> NimSession:
    """A fresh game of Nim."""
    return Session(NIM, PILES, owner)


@pytest.fixture
def told(session: NimSession) -> list[Any]:
    """A list that fills with what the session tells."""
    heard: list[Any] = []
    session.changed.connect(heard.append)
    session.replaced.connect(lambda: heard.append("replaced"))
    session.finished.connect(lambda: heard.append("finished"))
    session.saved_changed.connect(lambda: heard.append("saved"))
    return heard


def saved(session: NimSession) -> Opened[Piles, Piles, Take]:
    """Send a session's game to a file and back."""
    written = document.write(session.document("test 1"))
    return document.unpack(NIM, document.read(written))


# Playing


def test_it_begins_at_the_start_with_nothing_to_save(session: NimSession) -> None:
    assert session.state == PILES
    assert session.path == ""
    assert session.is_saved
    assert not session.is_touched
    assert not session.is_finished


def test_a_move_tells_which_cells_look_different(session: NimSession, told: list[Any]) -> None:
    assert session.play((1, 4))

    assert session.state == (3, 0, 5)
    assert told == [frozenset({1}), "saved"]
    assert session.is_touched


def test_an_illegal_move_changes_and_tells_nothing(session: NimSession, told: list[Any]) -> None:
    with pytest.raises(IllegalMove):
        session.play((1, 5))

    assert session.state == PILES
    assert not session.is_touched
    assert told == []


def test_undo_and_redo_tell_which_cells_look_different(
    session: NimSession, told: list[Any]
) -> None:
    session.play((1, 4))
    session.play((0, 1))
    told.clear()

    session.undo()
    session.redo()
    session.go(0)

    assert told == [frozenset({0}), "saved", frozenset({0}), "saved", frozenset({0, 1}), "saved"]
    assert session.state == PILES


def test_undo_at_the_start_and_redo_at_the_end_tell_nothing(
    session: NimSession, told: list[Any]
) -> None:
    session.undo()
    session.redo()

    assert told == []


def test_the_last_move_ends_the_game_and_stops_the_clock(owner: QObject) -> None:
    session = Session(NIM, (2, 1), owner)
    ends: list[bool] = []
    session.finished.connect(lambda: ends.append(session.is_finished))
    session.clock.start()

    session.play((0, 2))
    assert not ends
    session.play((1, 1))
    assert ends == [True]
    assert session.clock.is_held("finished")

    session.undo()
    assert not session.is_finished
    assert not session.clock.is_held("finished")

    session.redo()
    assert session.clock.is_held("finished")
    assert ends == [True], "redo is no victory"


def test_a_move_knows_when_it_was_made(session: NimSession) -> None:
    session.clock.reset(9_000)

    session.play((0, 1))

    assert session.history.nodes[1].elapsed_ms == 9_000


def test_another_game_takes_the_place_of_this_one(session: NimSession, told: list[Any]) -> None:
    session.play((1, 4))
    session.mark_saved("old.nim")
    session.clock.reset(9_000)
    session.clock.hold("paused", on=True)
    paused = [session.is_paused]
    told.clear()

    session.begin((7,))

    assert (session.setup, session.state, session.path) == ((7,), (7,), "")
    assert session.is_saved
    assert len(session.history) == 0
    assert session.clock.elapsed_ms() < 9_000
    paused.append(session.is_paused)
    assert paused == [True, False]
    assert told == ["replaced", "saved"]


# Bookmarks


def test_a_checkpoint_and_a_hypothesis_are_told_and_are_to_be_saved(
    session: NimSession, told: list[Any]
) -> None:
    session.play((0, 1))
    session.mark_saved("game.nim")
    session.bookmarks_changed.connect(lambda: told.append("bookmarks"))
    told.clear()

    session.name(1, "guess")
    session.name(1, "guess")
    assert not session.is_saved
    session.suppose(on=True)
    session.undo()

    assert told == ["bookmarks", "saved", "bookmarks", "saved", frozenset({0}), "saved",
                    "bookmarks", "saved"]  # fmt: skip
    assert session.history.bookmarks.what_if is None


def test_bookmarks_and_the_cursor_come_back(session: NimSession, owner: QObject) -> None:
    session.play((0, 1))
    session.name(0, "start")
    session.suppose(on=True)
    session.cursor = 2
    other = Session(NIM, (1,), owner)

    other.resume(saved(session))

    assert other.history.bookmarks == session.history.bookmarks
    assert other.cursor == 2
    other.begin(PILES)
    assert other.cursor is None


# Saving


def test_it_is_saved_until_the_next_move_and_again_where_it_was_saved(session: NimSession) -> None:
    seen = []
    for step in (
        lambda: session.play((0, 1)),
        lambda: session.mark_saved("game.nim"),
        lambda: session.play((0, 1)),
        session.undo,
        session.undo,
        lambda: session.play((0, 1)),  # the same position, but another branch
    ):
        step()
        seen.append(session.is_saved)

    assert seen == [False, True, False, True, False, False]
    assert session.path == "game.nim"


def test_what_is_saved_comes_back_whole(
    session: NimSession, told: list[Any], owner: QObject
) -> None:
    session.play((0, 1))
    session.play((1, 1))
    session.undo()
    session.play((2, 2))
    session.clock.reset(65_000, 5_000)
    opened = saved(session)
    other = Session(NIM, (1,), owner)

    other.resume(opened, "game.nim")

    assert other.setup == PILES
    assert other.history.nodes == session.history.nodes
    assert other.state == (2, 4, 3)
    assert (other.path, other.is_saved) == ("game.nim", True)
    assert (other.clock.elapsed_ms(), other.clock.turn_ms()) == (65_000, 5_000)
    other.undo()
    assert other.state == (2, 4, 5)


def test_a_kept_game_that_was_not_saved_is_not_saved(session: NimSession) -> None:
    session.play((0, 1))
    opened = saved(session)

    session.resume(opened, saved=False)

    assert not session.is_saved


def test_a_game_that_lost_its_history_is_not_what_stands_in_the_file(session: NimSession) -> None:
    session.play((0, 1))
    whole = session.document("test 1")
    damaged = document.unpack(NIM, document.read(document.write(replace(whole, moves=("1-1",)))))
    assert damaged.notices

    session.resume(damaged, "game.nim")

    assert session.state == (2, 4, 5)
    assert not session.is_saved


def test_a_finished_game_comes_back_finished(owner: QObject) -> None:
    session = Session(NIM, (1,), owner)
    session.play((0, 1))
    other = Session(NIM, (9,), owner)
    ends: list[None] = []
    other.finished.connect(lambda: ends.append(None))

    other.resume(saved(session))

    assert other.is_finished
    assert other.clock.is_held("finished")
    assert not ends, "it was finished before"
    other.begin((9,))
    assert not other.clock.is_held("finished")


def test_more_is_known_of_the_beginning_and_the_game_goes_on(
    session: NimSession, told: list[Any]
) -> None:
    session.play((0, 1))
    moves, state, known = len(session.history), session.state, tuple(PILES)
    told.clear()
    session.learn(known)
    assert session.setup is known
    assert (len(session.history), session.state) == (moves, state)
    assert told == ["saved"], "what is kept of the game is written again"


def test_words_that_this_program_does_not_know_are_saved_again(session: NimSession) -> None:
    whole = replace(session.document("test 1"), unknown={"rating": 7})
    session.resume(document.unpack(NIM, document.read(document.write(whole))), "game.nim")
    session.play((0, 1))
    assert session.document("test 1").unknown == {"rating": 7}

    session.begin(PILES)
    assert session.document("test 1").unknown == {}, "they belonged to that game"


def test_a_gomoku_move_made_again_after_taking_back_is_the_same_node(owner: QObject) -> None:
    game = GomokuGame()
    session = Session(game, GomokuSetup(size=15), owner)
    for word in ("h8", "i9", "j8"):
        session.play(GomokuMove(word, 1000))
    session.go(1)
    session.mark_saved("game.gomoku")
    session.play(GomokuMove("i9", 3000))
    assert (len(session.history), session.is_repeated, session.is_saved) == (3, True, False)
    assert session.history.node(2).move == GomokuMove("i9", 3000)
    session.play(GomokuMove("a1"))
    assert (len(session.history), session.is_repeated) == (4, False)
    written = document.write(session.document("test 1"))
    nodes = document.unpack(game, document.read(written)).history.nodes
    assert [node.move for node in nodes] == [node.move for node in session.history.nodes]


def test_in_other_games_a_move_made_again_is_another_branch(session: NimSession) -> None:
    session.play((0, 1))
    session.undo()
    session.play((0, 1))
    assert len(session.history) == 2
