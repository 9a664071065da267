# SPDX-License-Identifier: MIT
"""What the search says a position is worth."""

from sudoku_qt.engine.gomoku.search.worths import DEEPEST, LOST_MAYBE, SURE_WIN, WIN


def test_the_longest_win_is_sure_and_a_loss_that_is_not_proved_is_none() -> None:
    assert WIN - 2 * DEEPEST > SURE_WIN
    assert LOST_MAYBE >= -SURE_WIN
