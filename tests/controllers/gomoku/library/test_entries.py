# SPDX-License-Identifier: MIT
"""Games and problems as entries: what they are known by, found by, and where they stand."""

import pytest

from sudoku_qt.controllers.gomoku.library.entries import (
    entry_of_found,
    found_in_document,
    position_of,
    problem_entry,
)
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.formats import recognise
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import start_state
from sudoku_qt.engine.message import Fault
from sudoku_qt.store.library.entry import GAME, PROBLEM, Entry, State
from tests.sweeps import in_turn

GAMES = {
    "sgf": b"(;FF[4]GM[4]SZ[15]PB[Ada]PW[Bo];B[hh];W[ii];B[jh])",
    "psq": b"Piskvorky 15x15, 11:11, 0\n8,8,0\n9,7,0\n10,8,0\n-1\n",
    "text": b"h8 i7 j8",
}
LIKE = Entry("", "")


@pytest.mark.parametrize("form", GAMES)
def test_a_game_of_any_format_is_an_entry_with_all_its_moves(form: str) -> None:
    found = recognise(GAMES[form]).found[0]
    entry = entry_of_found(found, LIKE)
    assert (entry.kind, entry.clues, entry.state) == (GAME, 3, State.NEW)
    assert len(found_in_document(entry.document).moves) == 3
    assert position_of(entry)[1].stones.count(0) == 15 * 15 - 3


def test_the_same_moves_are_the_same_game_and_others_another() -> None:
    first, other = recognise(GAMES["sgf"]).found[0], recognise(GAMES["text"]).found[0]
    known_by = entry_of_found(first, LIKE).puzzle
    assert entry_of_found(first, Entry("", "", name="Mine")).puzzle == known_by
    assert entry_of_found(other, LIKE).puzzle != known_by


def test_players_and_rules_are_words_that_find_it() -> None:
    entry = entry_of_found(recognise(GAMES["sgf"]).found[0], LIKE)
    assert {"Ada", "Bo", "freestyle", "person"} <= set(entry.terms)


def test_a_position_without_moves_is_a_problem_whose_length_nobody_knows() -> None:
    found = recognise(b"(;FF[4]GM[4]SZ[15]AB[hh][ih]AW[jj])").found[0]
    entry = entry_of_found(found, LIKE)
    assert (entry.kind, entry.clues, entry.level, entry.document) == (PROBLEM, 0, 0, b"")
    assert position_of(entry)[0].stones.count(0) == 15 * 15 - 3


@pytest.mark.parametrize(("length", "level"), [(1, 1), (4, 4), (9, 5)])
def test_a_longer_win_is_harder(length: int, level: int) -> None:
    setup = GomokuSetup()
    entry = problem_entry(setup, start_state(setup), length, Entry("", "", name="Two"))
    assert (entry.level, entry.clues, entry.name) == (level, length, "Two")


@in_turn("text", ["{", "[]", '{"setup": 1}', '{"setup": {}, "state": {}}', "[" * 100_000])
def test_what_is_damaged_is_told(text: str) -> None:
    for entry in (Entry("gomoku", "a", summary=text), Entry("gomoku", text)):
        with pytest.raises(Fault):
            position_of(entry)


def test_what_is_no_game_is_refused() -> None:
    with pytest.raises(Fault):
        entry_of_found(Found("gomoku", {"size": 3}), LIKE)
