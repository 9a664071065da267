# SPDX-License-Identifier: MIT
"""Games on their way from and to foreign formats."""

import pytest

from sudoku_qt.engine.format import FormatFault, Found
from sudoku_qt.engine.gomoku.board import BLACK, WHITE, point_named
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove, read_move
from sudoku_qt.engine.gomoku.record import found_of, named_players, record_of
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.message import Message
from tests.engine.gomoku.cases import stones_of

SETUP = GomokuSetup(size=15, players=named_players("Anna", "Bo"))


def moves(words: str) -> list[GomokuMove]:
    return [read_move(word) for word in words.split()]


def test_what_was_found_is_played_again() -> None:
    record = record_of(found_of(SETUP, moves("h8@30 i9 pass j10")))

    assert [(point, colour) for point, colour, _ in record.stones()] == [
        (point_named(15, "h8"), BLACK),
        (point_named(15, "i9"), WHITE),
        (point_named(15, "j10"), WHITE),
    ]
    assert [ms for *_, ms in record.stones()] == [30, 0, 0]
    assert record.player_of(BLACK).name == "Anna"


def test_after_an_exchange_the_other_player_has_black() -> None:
    record = record_of(found_of(SETUP, moves("h8 swap")))

    assert (record.player_of(BLACK).name, record.player_of(WHITE).name) == ("Bo", "Anna")


def test_a_state_without_moves_gives_the_moves() -> None:
    game = GomokuGame()
    state = record_of(found_of(SETUP, moves("h8 i9"))).last
    found = Found("gomoku", game.write_setup(SETUP), game.write_state(SETUP, state))

    assert record_of(found).last == state


def test_what_breaks_a_rule_is_left_out_with_all_after_it() -> None:
    found = found_of(SETUP, moves("h8 i9 h8 j10"), [Message("First.")])

    assert found.moves == ("h8", "i9")
    assert [str(notice) for notice in found.notices] == [
        "First.",
        "Move 3 and what follows were left out. h8 is taken.",
    ]


def test_an_end_is_added_to_a_game_that_has_none() -> None:
    end = GomokuMove("resign-white")
    five = moves("d8 d9 e8 e9 f8 f9 g8 g9 h8")

    assert found_of(SETUP, moves("h8"), end=end).moves == ("h8", "resign-white")
    assert "resign-white" not in found_of(SETUP, five, end=end).moves


def test_what_a_format_without_words_for_it_cannot_hold_is_said() -> None:
    set_up = GomokuSetup(size=15, stones=stones_of("h8"))

    with pytest.raises(FormatFault, match="stones that were set up"):
        record_of(found_of(set_up, [])).plain_stones()
    with pytest.raises(FormatFault, match="no word for a pass"):
        record_of(found_of(SETUP, moves("h8 pass"))).plain_stones()
    assert len(record_of(found_of(SETUP, moves("h8 resign"))).plain_stones()) == 1
