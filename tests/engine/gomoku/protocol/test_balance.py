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
    assert all(3 <= point // 15 <= 11 and 3 <= point % 15 <= 11 for point in points)


def test_the_better_side_is_taken() -> None:
    row = [112, 0, 113, 2, 114]  # three in a row are Black's, and it is White's move
    assert next_of_swap(thinker(), row, QUICK) == []
    assert next_of_swap(thinker(), [0, 112, 14], QUICK)


def test_two_stones_more_are_put_where_neither_side_leads() -> None:
    three = [126, 96, 139]
    points = next_of_swap(thinker(), three, QUICK)
    assert len(points) == 2
    assert len({*points, *three}) == 5


def test_after_five_stones_a_side_is_taken_or_white_s_next_is_put() -> None:
    assert len(next_of_swap(thinker(), [112, 97, 174, 96, 128], QUICK)) <= 1


def test_white_s_next_stone_goes_with_white_s_side() -> None:
    three = [0, 112, 14]  # two of Black's in corners
    (point,) = next_of_swap(thinker(), three, QUICK)
    assert point not in three
    assert next_of_swap(thinker(), [112, 0, 113], QUICK) == [], "Black leads"


def test_it_answers_at_once_when_it_has_to() -> None:
    at_once = Limits(lambda: 0.0, 1.0, depth=2, stop=lambda: True)
    assert len(next_of_swap(thinker(), [], at_once)) == 3
    assert len(next_of_swap(thinker(), [126, 96, 139], at_once)) in {0, 1, 2}
