# SPDX-License-Identifier: MIT
"""The openings of a tournament."""

import pytest

from sudoku_qt.engine.gomoku.openings.balanced import SMALLEST
from sudoku_qt.engine.gomoku.tournament.openings import balanced, openings_in, playable, scattered
from sudoku_qt.engine.gomoku.tournament.terms import Terms


def test_openings_are_read_from_the_middle_and_what_is_off_the_board_left_out() -> None:
    text = "0,0, 1,0, 0,1 # even\n\n9,9\n1,1, 1,1\nno\n"
    assert openings_in(text, 15) == [((7, 7), (8, 7), (7, 8))]


@pytest.mark.parametrize("rule", [0, 1, 4, 8])
def test_balanced_openings_are_those_of_the_rule_and_can_be_played(rule: int) -> None:
    terms = Terms(size=SMALLEST, rule=rule)
    drawn = balanced(terms, 1, 200)
    assert len(drawn) == 96
    assert len({frozenset(enumerate(opening)) for opening in drawn[:12]}) == 12
    assert playable(drawn, terms) == drawn
    assert {len(opening) for opening in drawn} == {5}
    assert balanced(terms, 1, 5) == drawn[:5]
    assert balanced(terms, 2, 5) != drawn[:5]


@pytest.mark.parametrize("size", [5, 6, 15, 22])
def test_scattered_stones_lie_on_the_board(size: int) -> None:
    stones = scattered(size, 3)
    assert len(set(stones)) == 4
    assert all(0 <= x < size and 0 <= y < size for x, y in stones)


def test_what_the_rule_forbids_and_what_wins_is_no_opening() -> None:
    three_and_three = tuple((x, y) for x, y in ((7, 7), (0, 0), (8, 7), (0, 2), (9, 8), (0, 4)))
    forbidden = (*three_and_three, (9, 9), (14, 0), (9, 7))
    five = tuple((x // 2, x % 2 * 14) for x in range(9))
    plain = ((7, 7), (7, 8))
    assert playable([forbidden, five, plain], Terms(rule=4)) == [plain]
    assert playable([forbidden, five, plain], Terms()) == [forbidden, plain]
