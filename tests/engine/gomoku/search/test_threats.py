# SPDX-License-Identifier: MIT
"""Wins by continuous threats: found, and won against every reply."""

from random import Random

import pytest

from sudoku_qt.engine.gomoku.board import (
    BLACK,
    EMPTY,
    WHITE,
    Stones,
    other,
    points_with,
    with_stone,
)
from sudoku_qt.engine.gomoku.rules import FREESTYLE, RENJU, RULES, Rule, ban_on, winning_points
from sudoku_qt.engine.gomoku.search.fours import Fours
from sudoku_qt.engine.gomoku.search.position import Position
from sudoku_qt.engine.gomoku.search.threats import Threats
from sudoku_qt.engine.work import never
from tests.engine.gomoku.cases import position_with, stones_of
from tests.engine.gomoku.search.test_fours import is_won_line
from tests.sweeps import every

PLENTY = 30_000
SMALL = 9
LONGEST = 5  # moves of the wins that are played through


def threats(position: Position) -> Threats:
    """Whoever looks for wins in a position."""
    return Threats(position, Fours(position))


def by_threats(rule: Rule, stones: Stones, side: int) -> list[int]:
    """The line of a win, if one is found."""
    return threats(position_with(rule, stones)).win(side, PLENTY, never) or []


def replies(rule: Rule, stones: Stones, side: int) -> list[int]:
    """What may be played."""
    forbids = rule.forbids and side == BLACK
    return [p for p in points_with(stones, EMPTY) if not (forbids and ban_on(stones, p))]


def wins_against_everything(rule: Rule, stones: Stones, side: int, moves: int) -> bool:
    """Play on against every reply, each time as the search says; `moves` of both sides at most."""
    line = by_threats(rule, stones, side)
    if not line or len(line) > moves:
        return False
    after = with_stone(stones, line[0], side)
    if winning_points(rule, after, line[0]):
        return True
    for reply in replies(rule, after, other(side)):
        answered = with_stone(after, reply, other(side))
        if winning_points(rule, answered, reply):
            return False
        if not wins_against_everything(rule, answered, side, LONGEST):
            return False
    return True


def scattered(rng: Random, rule: Rule) -> Stones:
    """Some stones on a small board that nobody has won."""
    while True:
        points = rng.sample(range(SMALL * SMALL), rng.randrange(6, 14))
        stones = bytearray(SMALL * SMALL)
        for number, point in enumerate(points):
            stones[point] = 1 + number % 2
        if not any(winning_points(rule, bytes(stones), point) for point in points):
            return bytes(stones)


def test_two_open_threes_at_once_win_though_no_four_is_there() -> None:
    stones = stones_of("g8 i8 h7 h10", "a1 c1 a3 o15")
    position = position_with(FREESTYLE, stones)
    before = position.seen()
    line = threats(position).win(BLACK, PLENTY, never)

    assert Fours(position).win(BLACK, PLENTY) is None
    assert position.seen() == before
    assert line
    assert is_won_line(FREESTYLE, stones, BLACK, line)


def test_it_claims_nothing_where_there_is_nothing_or_its_budget_is_spent() -> None:
    assert by_threats(FREESTYLE, stones_of("h8 i9", "h9 g8"), BLACK) == []
    winning = position_with(FREESTYLE, stones_of("g8 i8 h7 h10", "a1 c1 a3 o15"))
    assert threats(winning).win(BLACK, 0, never) is None


def test_a_win_with_a_five_to_be_stopped_on_the_way_is_shown_as_it_was_found() -> None:
    stones = stones_of("j8 k9 i7 g8 i8 i5 d10 l10 h8 f7 e11", "e10 f9 h6 e9 f8 g7 i9 m11 k8 e8")
    line = by_threats(FREESTYLE, stones, WHITE)
    assert line
    assert is_won_line(FREESTYLE, stones, WHITE, line)


def test_black_wins_no_game_of_renju_by_two_threes() -> None:
    stones = stones_of("g8 i8 h7 h10", "a1 c1 a3 o15")
    line = by_threats(RENJU, stones, BLACK)
    assert not line or not ban_on(stones, line[0])


@pytest.mark.parametrize("rule", every(4, RULES), ids=lambda rule: rule.name)
def test_its_lines_are_legal_and_end_with_five(rule: Rule) -> None:
    rng, found = Random(rule.name), 0
    while found < (2 if rule.black.open_end else 8):
        stones, side = scattered(rng, rule), rng.choice((1, 2))
        line = by_threats(rule, stones, side)
        if len(line) > 5:
            found += 1
            assert is_won_line(rule, stones, side, line)


@pytest.mark.parametrize("budget", [100, 300, 1000])
def test_a_line_is_whole_however_soon_the_search_ends(budget: int) -> None:
    rng = Random(budget)
    for _ in range(60):
        stones, side = scattered(rng, FREESTYLE), rng.choice((1, 2))
        line = threats(position_with(FREESTYLE, stones)).win(side, budget, lambda: True)
        assert line is None or is_won_line(FREESTYLE, stones, side, line)


@pytest.mark.torture
@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_a_win_that_it_claims_is_won_against_every_reply(rule: Rule) -> None:
    rng, tried = Random(rule.name), 0
    while tried < 4:
        stones, side = scattered(rng, rule), rng.choice((1, 2))
        line = by_threats(rule, stones, side)
        if 5 <= len(line) <= LONGEST:
            tried += 1
            assert wins_against_everything(rule, stones, side, LONGEST)
