# SPDX-License-Identifier: MIT
"""The kinds of games: classic, a variant of New, or any other rules."""

from dataclasses import replace

from sudoku_qt.models.sudoku.played_kinds import (
    alike,
    best_before,
    kind_of,
    kinds_of,
    last_ratios,
    of_kind,
)
from sudoku_qt.store.record import Played

CLASSIC = Played("2026-11-22T12:00:00+00:00", "sudoku", level=2, predicted_s=600)
KILLER = replace(CLASSIC, game="variant", kind="killer", predicted_s=0.0)
MIXED = replace(KILLER, kind="killercage+arrow")
GOMOKU = replace(CLASSIC, game="gomoku")


def test_each_game_has_a_kind_and_other_games_none() -> None:
    games = MIXED, KILLER, GOMOKU, CLASSIC
    assert [kind_of(game) for game in games] == ["other", "killer", "", "classic"]
    assert kinds_of(games) == ("classic", "killer", "other")
    assert of_kind(games, "killer") == (KILLER,)
    assert kinds_of(()) == ()


def test_times_are_compared_with_those_of_the_same_rules_and_level() -> None:
    hard, other = replace(KILLER, level=4), replace(MIXED, kind="clone+arrow")
    games = CLASSIC, KILLER, hard, MIXED, other
    for game in games:
        assert alike(games, game) == (game,)
    assert alike(games, replace(CLASSIC, level=0)) == ()


def test_the_last_ten_that_were_predicted_are_compared() -> None:
    games = [replace(CLASSIC, elapsed_ms=60_000 * number) for number in range(1, 13)]
    assert last_ratios([*games, KILLER]) == tuple(number / 10 for number in range(3, 13))


def test_the_best_time_before_the_last_game() -> None:
    games = [replace(CLASSIC, elapsed_ms=ms) for ms in (70, 50, 60, 40)]
    assert best_before(games) == 50
    assert best_before(games[:1]) == best_before([]) == 0
