# SPDX-License-Identifier: MIT
"""Wins that are proved: their whole line can be played, and where there is none it is said."""

from collections import Counter
from random import Random

import pytest

from sudoku_qt.engine.gomoku.analysis.wins import (
    PROOFS,
    Attack,
    Verdict,
    answers_to_five,
    by_fours,
    can_threaten,
    five_points,
    longest_answer,
    verdicts,
)
from sudoku_qt.engine.gomoku.board import BLACK, WHITE, empty_board, point_named, with_stone
from sudoku_qt.engine.gomoku.rules import CARO, FREESTYLE, RENJU, Rule, ban_on, winning_points
from sudoku_qt.engine.work import Cancelled, never
from tests.engine.gomoku.cases import SIZE, stones_of

FORK = "f8 g8 h8 i9 i10 i11", "e8 i12 a1"

MIDDLE = [row * SIZE + column for row in range(5, 10) for column in range(5, 10)]


def points(names: str) -> list[int]:
    """Points by their names."""
    return [point_named(SIZE, name) for name in names.split()]


@pytest.mark.parametrize(("black", "white"), [FORK, ("e8 f8 g8 h8", "d8 a1"), ("f8 g8 h8", "")])
def test_the_line_is_played_to_a_five_against_answers_that_had_to_be(
    black: str, white: str
) -> None:
    attack = Attack(FREESTYLE, stones_of(black, white), BLACK)
    win = by_fours(attack, never).win
    assert win is not None
    assert len(win.line) == 2 * win.moves - 1
    stones = attack.stones
    for number, point in enumerate(win.line):
        assert not stones[point]
        stones = with_stone(stones, point, WHITE if number % 2 else BLACK)
        if number % 2 == 0 and number < len(win.line) - 1:
            assert five_points(FREESTYLE, stones, BLACK), "each move threatens five"
    assert winning_points(FREESTYLE, stones, win.line[-1])


def test_where_all_was_looked_at_there_is_none_and_that_is_said() -> None:
    verdict = verdicts(Attack(FREESTYLE, stones_of("f8 g8 h8", "e8 i8"), BLACK), never)[0]
    assert verdict.win is None
    assert verdict.settled


def test_where_no_threat_can_be_made_the_search_for_one_finds_none() -> None:
    draw, told = Random(7), Counter[bool]()
    for _ in range(60):
        stones = empty_board(SIZE)
        for number, point in enumerate(draw.sample(MIDDLE, draw.randrange(2, 9))):
            stones = with_stone(stones, point, (BLACK, WHITE)[number % 2])
        attack = Attack(FREESTYLE, stones, BLACK)
        told[can_threaten(attack)] += 1
        if not can_threaten(attack):
            (verdict,) = verdicts(attack, never)
            assert verdict == Verdict("threats", None, 0, settled=True)
            assert not any(proof.verdict(attack, never).win for proof in PROOFS)
    assert min(told[True], told[False]) > 9


def test_what_is_no_longer_wanted_stops() -> None:
    with pytest.raises(Cancelled):
        by_fours(Attack(FREESTYLE, stones_of(*FORK), BLACK), lambda: True)


@pytest.mark.parametrize(
    ("rule", "black", "white", "answers"),
    [
        (FREESTYLE, "g8 h8 i8 j8", "f8", "k8"),
        (FREESTYLE, "g8 h8 i8 j8", "", ""),
        (CARO, "g8 h8 i8 j8", "f8", "k8 l8"),
    ],
)
def test_a_five_is_stopped_on_it_or_where_a_rule_has_it_by_closing_its_end(
    rule: Rule, black: str, white: str, answers: str
) -> None:
    threatened = Attack(rule, stones_of(black, white), BLACK)
    assert answers_to_five(threatened) == points(answers)


def test_black_does_not_answer_on_a_point_that_renju_forbids() -> None:
    stones = stones_of("k6 k7 k9 k10 k11 f8", "g8 h8 i8 j8")
    assert ban_on(stones, point_named(SIZE, "k8"))
    threatened = Attack(RENJU, stones, WHITE)
    assert answers_to_five(threatened) == []
    assert longest_answer(threatened) is None
