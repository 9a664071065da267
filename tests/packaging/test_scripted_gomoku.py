# SPDX-License-Identifier: MIT
"""The scripted player sees what it is said to see, and stays beside the stones."""

from random import Random

import pytest

from scripted_gomoku import scripted_move
from sudoku_qt.engine.gomoku.board import BLACK, WHITE, point_name
from tests.engine.gomoku.cases import SIZE, stones_of

SEEDS = 40


def replies(black: str, white: str, colour: int) -> list[str]:
    """What it plays in a position, by the seeds."""
    stones = stones_of(black, white)
    moves = (scripted_move(stones, colour, Random(seed)) for seed in range(SEEDS))
    return [point_name(SIZE, point) for point in moves]


@pytest.mark.parametrize(
    ("colour", "reply"), [(BLACK, "h8"), (WHITE, "h10")], ids=["black", "white"]
)
def test_it_completes_its_five_before_it_stops_another(colour: int, reply: str) -> None:
    assert set(replies("d8 e8 f8 g8 c10", "c8 d10 e10 f10 g10", colour)) == {reply}


def test_it_stops_a_five() -> None:
    assert set(replies("d8 e8 f8 g8", "c8 k3 l5", WHITE)) == {"h8"}


def test_it_sees_half_of_all_opposing_threes() -> None:
    found = replies("f8 g8 h8", "k3 l3 m9", WHITE)
    seen = sum(reply in {"e8", "i8"} for reply in found)

    assert SEEDS // 4 <= seen <= 3 * SEEDS // 4
    assert {"j3", "m3"} & set(found), "otherwise it goes on with its own row"


def test_a_lone_stone_is_answered_beside_it_in_any_direction() -> None:
    beside = {"g8", "h7", "h9", "i8", "g7", "g9", "i7", "i9"}
    assert set(replies("h8", "", BLACK)) <= beside
    assert len(set(replies("h8", "", BLACK))) > 2
