# SPDX-License-Identifier: MIT
"""Moves as words."""

import pytest

from sudoku_qt.engine.gomoku.board import BLACK, EMPTY, WHITE
from sudoku_qt.engine.gomoku.move import MAX_MS, WORDS, GomokuMove, read_move, write_move
from sudoku_qt.engine.message import Fault
from tests.sweeps import in_turn


@in_turn("word", ["h8", "a1", "v22", "h8@1", f"h8@{MAX_MS}", *WORDS, "pass@30"])
def test_a_move_comes_back_from_its_word(word: str) -> None:
    assert write_move(read_move(word)) == word


def test_a_stone_is_put_on_a_point_of_a_board() -> None:
    move = GomokuMove.at(15, 112, 1500)

    assert (move.word, move.ms, move.is_stone) == ("h8", 1500, True)
    assert write_move(move) == "h8@1500"


def test_an_end_names_its_loser_or_whoever_is_to_move() -> None:
    losers = {word: read_move(word).loser for word in WORDS}

    assert {word: loser for word, loser in losers.items() if loser is not None} == {
        "resign": EMPTY,
        "resign-black": BLACK,
        "resign-white": WHITE,
        "time": EMPTY,
        "time-black": BLACK,
        "time-white": WHITE,
    }


@in_turn(
    "text",
    [
        *("", "h", "8", "h0", "h08", "h23", "w1", "H8", "h8 ", "h٨"),
        *("h8@", "h8@-1", "h8@1.5", "h8@1@2", "h8@99999999999"),
        *("resign-red", "resign-", "swap2"),
    ],
)
def test_anything_else_is_no_move(text: str) -> None:
    with pytest.raises(Fault, match="is not a move"):
        read_move(text)
