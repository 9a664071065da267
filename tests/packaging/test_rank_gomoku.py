# SPDX-License-Identifier: MIT
"""The games that measure the levels of Gomoku."""

import pytest

import rank_gomoku
from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.engine.gomoku.book import book_move
from sudoku_qt.engine.gomoku.rules import FREESTYLE


def test_openings_differ_are_in_no_book_and_white_is_to_move_after_them() -> None:
    openings = {rank_gomoku.opening(seed) for seed in range(4)}

    assert len(openings) == 4
    assert {(board.count(BLACK), board.count(WHITE)) for board in openings} == {(3, 2)}
    for board in openings:
        placed = [(point, colour) for point, colour in enumerate(board) if colour]
        assert book_move(FREESTYLE, rank_gomoku.SIZE, placed, WHITE, 1) is None


def test_a_game_of_two_levels_is_played_to_its_end_and_again_the_same() -> None:
    results = [rank_gomoku.play(("beginner", "easy", 1, colour)) for colour in (BLACK, WHITE)]

    assert set(results) <= {-1, 0, 1}
    assert rank_gomoku.play(("beginner", "easy", 1, BLACK)) == results[0]


@pytest.mark.torture
def test_the_scripted_player_and_the_beginner_are_about_as_strong() -> None:
    score = rank_gomoku.match("beginner", rank_gomoku.SCRIPTED, pairs=30, jobs=1)

    assert 0.3 < score.share < 0.7  # 49 % of 300
