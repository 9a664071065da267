# SPDX-License-Identifier: MIT
"""The games that measure the levels of Gomoku."""

import pytest

import rank_gomoku
from sudoku_qt.engine.gomoku.board import BLACK, WHITE


def test_openings_differ_and_white_is_to_move_after_them() -> None:
    openings = {rank_gomoku.opening(seed) for seed in range(30)}

    assert len(openings) > 25, "each line comes again, but turned"
    assert {(board.count(BLACK), board.count(WHITE)) for board in openings} == {(3, 2)}


@pytest.mark.slow
def test_a_game_of_two_levels_is_played_to_its_end() -> None:
    assert rank_gomoku.play(("easy", "medium", 1, WHITE)) in {-1, 0, 1}
