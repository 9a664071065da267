# SPDX-License-Identifier: MIT
"""The position that undoes, held against the rules and against a fresh one."""

from random import Random

import pytest

from sudoku_qt.engine.gomoku.board import COLOURS, EMPTY, WHITE, point_named, points_with
from sudoku_qt.engine.gomoku.rules import (
    CARO,
    EXACT,
    FREESTYLE,
    RENJU,
    RULES,
    Row,
    Rule,
    ban_on,
    rows_made,
)
from sudoku_qt.engine.gomoku.search.position import Position
from sudoku_qt.engine.gomoku.tables import (
    A_FIVE,
    A_FOUR,
    A_THREE,
    A_WIN,
    DOUBLE_FOUR,
    FIVE,
    FOUR,
    FOUR_AND_THREE,
    OPEN_FOUR,
    OPEN_THREE,
    OVERLINE,
    TWO_THREES,
)
from tests.engine.gomoku.cases import SIZE, position_with, random_stones, stones_of, table
from tests.engine.gomoku.symmetries import moved, symmetries
from tests.sweeps import in_turn

BOARDS = [(5, CARO), (15, RENJU), (16, FREESTYLE), (22, EXACT)]
NOTHING = 0
ROWS = {  # what the position keeps of one direction, and what the rules say
    OVERLINE: Row.OVERLINE,
    OPEN_THREE: Row.THREE,
    FOUR: Row.FOUR,
    DOUBLE_FOUR: Row.DOUBLE_FOUR,
    OPEN_FOUR: Row.STRAIGHT_FOUR,
    FIVE: Row.FIVE,
}
RENJU_CASES = [pytest.param(*case[:4], id=case[4]) for case in table("renju.txt")]


@pytest.mark.parametrize(("size", "rule"), BOARDS, ids=lambda value: getattr(value, "name", value))
def test_what_it_keeps_is_what_a_fresh_one_has_over_many_moves_and_undos(
    size: int, rule: Rule
) -> None:
    rng, put = Random(size), list[tuple[int, int]]()
    position, stones = Position(rule, size), bytearray(size * size)
    for number in range(20_000):
        if put and (rng.random() < 0.45 or len(put) == size * size):
            point, _ = put.pop()
            position.take(point)
            stones[point] = EMPTY
        else:
            point = rng.choice([p for p in range(size * size) if not stones[p]])
            stones[point] = rng.choice(COLOURS)
            put.append((point, stones[point]))
            position.put(point, stones[point])
        if number % 4_000 == 3_999:
            assert position.seen() == position_with(rule, bytes(stones)).seen()
    for point, _ in reversed(put):
        position.take(point)
    assert position.seen() == Position(rule, size).seen()


@in_turn("rule", RULES)
@in_turn("seed", range(6))
def test_every_row_is_what_the_rules_say_it_is(rule: Rule, seed: int) -> None:
    stones = random_stones(Random(seed), (5, 7, 9, 11, 13, 15)[seed], rule)
    kept = position_with(rule, stones).seen()
    for at, point in zip(kept, points_with(stones, EMPTY), strict=False):
        for colour in COLOURS:
            for direction, row in enumerate(rows_made(rule, stones, point, colour)):
                made = at[colour - 1] >> 4 * direction & 15
                if made != OPEN_THREE or row is not Row.NOTHING:
                    assert ROWS.get(made, Row.NOTHING) is row
                else:  # it minds every row that one stone more makes win, as X.X.X.X
                    assert not rule.forbids or colour == WHITE


@pytest.mark.slow
@in_turn(("name", "verdict", "black", "white"), RENJU_CASES)
def test_it_forbids_what_renju_forbids_from_all_eight_sides(
    name: str, verdict: str, black: str, white: str
) -> None:
    stones, point = stones_of(black, white), point_named(SIZE, name)
    for image in symmetries(SIZE):
        position = position_with(RENJU, moved(stones, image))
        assert position.forbidden(image[point]) == (verdict != "allowed")


@in_turn("seed", range(8))
def test_it_forbids_the_same_points_as_the_rules(seed: int) -> None:
    stones = random_stones(Random(seed), 15, RENJU)
    position = position_with(RENJU, stones)
    before = position.seen()

    for point in points_with(stones, EMPTY):
        assert position.forbidden(point) == (ban_on(stones, point) is not None)
    assert position.seen() == before


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_what_it_is_worth_does_not_depend_on_the_side_one_looks_from(rule: Rule) -> None:
    stones = random_stones(Random(4), 11, rule)
    views = [position_with(rule, moved(stones, image)) for image in symmetries(11)]

    assert len({view.seen()[-1][:3] for view in views}) == 1


@in_turn(
    ("black", "white", "kind"),
    [
        ("f8 g8", "", A_THREE),
        ("f8 g8 h6 h7", "", TWO_THREES),
        ("e8 f8 g8", "d8", A_FOUR),
        ("e8 f8 g8 h6 h7", "d8", FOUR_AND_THREE),
        ("e8 f8 g8", "", A_WIN),
        ("e8 f8 g8 h5 h6 h7", "d8 h4", A_WIN),
        ("e8 g8 i8 k8", "", A_WIN),
        ("d8 e8 f8 g8", "c8", A_FIVE),
        ("", "f8 g8", NOTHING),
    ],
)
def test_a_point_has_a_kind(black: str, white: str, kind: int) -> None:
    stones = stones_of(black, white)
    at = list(points_with(stones, EMPTY)).index(point_named(SIZE, "h8"))

    assert position_with(FREESTYLE, stones).seen()[at][2] == kind


@in_turn("rule", RULES)
def test_the_hash_tells_positions_apart_and_not_how_they_came_about(rule: Rule) -> None:
    stones = [(7, 1), (9, 2), (40, 1), (41, 2)]
    hashes = set()
    for order in (stones, stones[::-1]):
        position = Position(rule, 9)
        for stone in order:
            position.put(*stone)
        hashes.add(position.hash)
    assert len(hashes) == 1
    position.take(7)
    position.put(7, 2)
    assert position.hash not in hashes


def test_a_seed_changes_what_positions_are_worth_a_little() -> None:
    def total(seed: int) -> int:
        position = Position(FREESTYLE, 15, seed)
        position.put(112, 1)
        return int(position.seen()[-1][0])

    assert total(0) == total(0)
    assert len({total(seed) for seed in range(5)}) > 1
