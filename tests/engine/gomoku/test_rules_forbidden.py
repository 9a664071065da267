# SPDX-License-Identifier: MIT
"""The points that renju forbids on random boards, against a second definition that is slow."""

from collections import Counter
from random import Random

import pytest

from sudoku_qt.engine.gomoku.board import BLACK, EMPTY, WHITE, Stones, point_named, points_with
from sudoku_qt.engine.gomoku.rules import forbidden_points
from tests.engine.gomoku.cases import SIZE, stones_of, table
from tests.engine.gomoku.renju import RenjuBoard, forbidden
from tests.sweeps import amount


def board_of(stones: Stones) -> RenjuBoard:
    """The stones as sets."""
    black, white = (
        frozenset(divmod(point, SIZE) for point in points_with(stones, colour))
        for colour in (BLACK, WHITE)
    )
    return RenjuBoard(SIZE, black, white)


def random_position(seed: int) -> Stones:
    """Stones scattered in a square of the board, densely or not, mostly black ones or half."""
    rng = Random(seed)
    stones = bytearray(SIZE * SIZE)
    side = rng.randint(6, SIZE)
    top, left = rng.randint(0, SIZE - side), rng.randint(0, SIZE - side)
    density, share = rng.uniform(0.1, 0.6), rng.uniform(0.4, 0.9)
    for row in range(top, top + side):
        for column in range(left, left + side):
            if rng.random() < density:
                stones[row * SIZE + column] = BLACK if rng.random() < share else WHITE
    return bytes(stones)


@pytest.mark.parametrize("case", list(table("renju.txt")), ids=lambda case: case[4])
def test_the_second_definition_knows_the_positions_of_the_rules(case: tuple[str, ...]) -> None:
    name, verdict, black, white, _ = case
    place = divmod(point_named(SIZE, name), SIZE)
    assert (forbidden(board_of(stones_of(black, white)), place) or "allowed") == verdict


@amount("positions", 40, 10_000)
def test_both_definitions_forbid_the_same_points_for_the_same_reasons(positions: int) -> None:
    found: Counter[str] = Counter()
    for seed in range(positions):
        stones = random_position(seed)
        board = board_of(stones)
        ours = {divmod(point, SIZE): ban.value for point, ban in forbidden_points(stones)}
        for point in points_with(stones, EMPTY):
            place = divmod(point, SIZE)
            reason = forbidden(board, place)
            assert ours.get(place, "") == reason, f"seed {seed}, row and column {place}"
            found[reason] += 1
    for reason in ("overline", "double four", "double three", ""):
        assert found[reason] >= positions / 2, found
