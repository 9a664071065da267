# SPDX-License-Identifier: MIT
"""Wins by continuous fours: found, not claimed, and stopped only where the zone says so."""

from random import Random

import pytest

from sudoku_qt.engine.gomoku.board import (
    BLACK,
    EMPTY,
    WHITE,
    Stones,
    other,
    point_named,
    with_stone,
)
from sudoku_qt.engine.gomoku.rules import (
    CARO,
    EXACT,
    FREESTYLE,
    RENJU,
    RULES,
    Rule,
    ban_on,
    winning_points,
)
from sudoku_qt.engine.gomoku.search.fours import Fours
from sudoku_qt.engine.gomoku.search.position import Position
from tests.engine.gomoku.cases import position_with, random_stones
from tests.sweeps import in_turn

PLENTY = 100_000
CROWDED = (  # both sides have threes and fours to make wherever they look
    (
        "l2 h5 h4 i5 g4 i6 j5 h3 f5 e4 k2 l5 h2 i7 e5 d6 f4 f8 g10 e8 g8 d3 b3 h10 l4 g9 d7 g11 f10"
        " h12 i9"
    ),
    (
        "i3 g5 g7 j6 i4 f3 k4 h6 e6 d4 i2 k5 h1 j7 d5 h9 g3 i8 c7 f7 h8 c4 g6 f9 l3 e7 i11 g12 e10"
        " e9 f12"
    ),
)
CASES = [  # name, rule, Black to move, White, the first moves that win
    ("open four", FREESTYLE, "f8 g8 h8", "a1 b1", {"e8", "i8"}),
    ("five", FREESTYLE, "e8 f8 g8 h8", "d8 a1", {"i8"}),
    ("stopped", FREESTYLE, "f8 g8 h8", "e8 i8", set()),
    ("two fours", FREESTYLE, "f8 g8 h8 i9 i10 i11", "e8 i12 a1", {"i8"}),
    ("two fours of Black in renju", RENJU, "f8 g8 h8 i9 i10 i11", "e8 i12 a1", set()),
    ("caro stops a five at its ends", CARO, "f8 g8 h8 i8", "d8 a1 j8", set()),
    ("six are no five", EXACT, "e8 f8 g8 i8 j8", "a1 b1", set()),
]


def is_won_line(rule: Rule, stones: Stones, side: int, line: list[int]) -> bool:
    """Whether a line of both sides is legal and ends with the five of `side`.

    It may end with a four that the opponent is forbidden to stop.
    """
    colour = side
    for number, point in enumerate(line):
        assert stones[point] == EMPTY
        assert not (rule.forbids and colour == BLACK and ban_on(stones, point))
        stones = with_stone(stones, point, colour)
        if winning_points(rule, stones, point):
            return colour == side and number == len(line) - 1
        colour = other(colour)
    return rule.forbids and side == WHITE and len(line) % 2 == 1


def position_of(rule: Rule, black: str, white: str) -> Position:
    """Set up a position on a board of 15."""
    position = Position(rule, 15)
    for colour, names in ((1, black), (2, white)):
        for name in names.split():
            position.put(point_named(15, name), colour)
    return position


@in_turn(("rule", "black", "white", "first"), [case[1:] for case in CASES])
def test_it_finds_a_win_by_fours_where_there_is_one(
    rule: Rule, black: str, white: str, first: set[str]
) -> None:
    position = position_of(rule, black, white)
    before = position.seen()
    line = Fours(position).win(1, PLENTY)

    assert position.seen() == before
    if first:
        assert line
        assert line[0] in {point_named(15, name) for name in first}
    else:
        assert line is None


def test_a_five_of_the_opponent_is_stopped_with_a_four_or_there_is_no_win() -> None:
    threatened = position_of(FREESTYLE, "f8 g8 h8 n1", "a1 b1 c1 d1")
    assert Fours(threatened).win(1, PLENTY) is None
    helped = position_of(FREESTYLE, "f8 g8 h8 e2 e3 e4 o15", "a1 b1 c1 d1")
    line = Fours(helped).win(1, PLENTY)
    assert line
    assert line[0] == point_named(15, "e1")


@pytest.mark.parametrize("rule", [FREESTYLE, EXACT], ids=lambda rule: rule.name)
def test_a_stone_outside_the_zone_stops_nothing(rule: Rule) -> None:
    rng, tried = Random(5), 0
    while tried < 12:
        position = Position(rule, 11)
        points = rng.sample(range(121), 44)
        for number, point in enumerate(points):
            position.put(point, 1 + number % 2)
        fours = Fours(position)
        if fours.win(2, PLENTY) or not fours.win(1, PLENTY):
            continue
        tried += 1
        zone = set(fours.stops())
        for point in set(range(121)) - set(points) - zone:
            position.put(point, 2)
            assert fours.win(1, PLENTY)
            position.take(point)


def test_it_gives_up_when_its_budget_is_spent() -> None:
    position = position_of(FREESTYLE, "f8 g8 h8 i9 i10", "e8 a1")
    fours = Fours(position)

    assert fours.win(1, 0) is None
    assert fours.win(1, PLENTY)


@in_turn("budget", [20, 100, 1_000])
def test_it_looks_at_no_more_than_its_budget(budget: int) -> None:
    fours = Fours(position_of(FREESTYLE, *CROWDED))
    fours.win(BLACK, budget)

    assert fours.nodes == budget


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_the_line_of_a_win_is_whole(rule: Rule) -> None:
    rng, found = Random(rule.name), 0
    while found < 15:
        stones, side = random_stones(rng, 9, rule), rng.choice((1, 2))
        line = Fours(position_with(rule, stones)).win(side, PLENTY)
        if line:
            found += 1
            assert is_won_line(rule, stones, side, line)


def test_it_ends_when_it_is_told_to() -> None:
    position = position_of(FREESTYLE, "f8 g8 h8 i9 i10 i11", "e8 i12 a1")
    asked = list[int]()

    def stop() -> bool:
        asked.append(1)
        return True

    busy = position_of(FREESTYLE, "b2 d2 f2 h2 b5 d5 f5 h5 b8 d8 f8 h8 b11 d11 f11 h11", "o15")
    assert Fours(position).win(1, PLENTY, stop)  # before it is asked
    Fours(busy).win(1, PLENTY, stop)
    assert len(asked) <= 1
