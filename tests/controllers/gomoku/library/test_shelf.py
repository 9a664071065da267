# SPDX-License-Identifier: MIT
"""What words of a search mean in Gomoku, and what its entries are written as."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from sudoku_qt.controllers.gomoku.library.entries import entry_of_found
from sudoku_qt.controllers.gomoku.library.shelf import GomokuShelf, outcome
from sudoku_qt.engine.formats import recognise
from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, GomokuSetup
from sudoku_qt.models.library.row import RowWords
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.settings import Settings

SGF = b"(;FF[4]GM[4]SZ[15]PB[Ada]PW[Bo];B[hh];W[ii];B[jh])"


@pytest.fixture
def shelf(tmp_path: Path) -> GomokuShelf:
    """That of a newcomer."""
    return GomokuShelf(Settings(tmp_path / "settings.ini"))


@pytest.mark.parametrize(
    ("words", "terms"),
    [("renju", ("renju",)), ("Exactly", ("exact",)), ("problem", ("problem",)), (" ", ())],
)
def test_rules_are_known_by_what_they_are_called(
    shelf: GomokuShelf, words: str, terms: tuple[str, ...]
) -> None:
    assert shelf.meaning(words).terms == terms


def test_a_game_is_written_as_it_was_read(shelf: GomokuShelf) -> None:
    entry = entry_of_found(recognise(SGF).found[0], Entry("", ""))
    found = shelf.found_of(entry, entry.document)
    (again,) = recognise(shelf.write(found).encode()).found
    assert again.moves == recognise(SGF).found[0].moves
    assert shelf.found_of(Entry("gomoku", '{"setup":{},"state":null,"moves":["h8"]}'), b"").moves


def test_a_game_that_runs_names_its_next_move(shelf: GomokuShelf) -> None:
    entry = entry_of_found(recognise(SGF).found[0], Entry("", ""))
    shown = shelf.tell(entry, RowWords(shelf.tell, lambda: datetime.now(UTC)))

    assert (shown.state, shown.state_text) == ("running", "move 4")
    assert shown.remark.startswith("3 moves")
    assert shown.name == "Ada – Bo"


def test_the_game_that_runs_is_known(shelf: GomokuShelf) -> None:
    assert shelf.is_running(Entry("gomoku", "a"), GomokuSetup(identity="a"))
    assert not shelf.is_running(Entry("gomoku", "a"), GomokuSetup(identity="b"))


@pytest.mark.parametrize(("person", "kind"), [(BLACK, "won"), (WHITE, "lost"), (0, "over")])
def test_who_won_against_the_computer_is_seen_by_the_sign(person: int, kind: str) -> None:
    game, computer = GomokuGame(), GomokuPlayer("computer", level="easy")
    players = (GomokuPlayer(), GomokuPlayer())
    if person:
        players = (GomokuPlayer(), computer) if person == BLACK else (computer, GomokuPlayer())
    setup = GomokuSetup(size=15, players=players)
    state = game.start(setup)
    assert outcome(setup, state) == "running"
    for name in ["h8", "a1", "i8", "c1", "j8", "e1", "k8", "g1", "l8"]:
        state = game.play(setup, state, GomokuMove(name))
    assert outcome(setup, state) == kind
