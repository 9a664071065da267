# SPDX-License-Identifier: MIT
"""The choices of swap2."""

from sudoku_qt.engine.gomoku.protocol.balance import next_of_swap
from sudoku_qt.engine.gomoku.rules import FREESTYLE
from sudoku_qt.engine.gomoku.search.thinker import Limits, Thinker

QUICK = Limits(lambda: 0.0, 1.0, depth=2)


def thinker() -> Thinker:
    """Whoever thinks about a board of 15."""
    return Thinker(FREESTYLE, 15, 1 << 12)


def test_an_opening_is_three_stones_near_the_middle() -> None:
    points = next_of_swap(thinker(), [], QUICK)
    assert len(set(points)) == 3
    assert all(4 <= point // 15 <= 10 and 4 <= point % 15 <= 10 for point in points)


def test_the_better_side_is_taken() -> None:
    row = [112, 0, 113, 2, 114]  # three in a row are Black's, and it is White's move
    assert next_of_swap(thinker(), row, QUICK) == []
    assert next_of_swap(thinker(), [0, 112, 14], QUICK)
