# SPDX-License-Identifier: MIT
"""The games that measure the levels of Gomoku."""

from random import Random

import pytest

import rank_gomoku
from sudoku_qt.engine.gomoku.board import BLACK, WHITE


def test_openings_differ_by_their_seeds_and_say_whose_turn_it_is() -> None:
    openings = {rank_gomoku.scattered(Random(seed)) for seed in range(9)}

    assert len(openings) == 9
    for stones, to_move in openings:
        black, white = stones.count(BLACK), stones.count(WHITE)
        assert black - white == (to_move == WHITE)
        assert 3 <= black + white <= 6


@pytest.mark.slow
def test_a_game_of_two_levels_is_played_to_its_end() -> None:
    assert rank_gomoku.play(("easy", "medium", 1, WHITE)) in {-1, 0, 1}
