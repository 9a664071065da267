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
    assert [kind_of(game) for game in games] == ["killercage+arrow", "killer", "", "classic"]
    assert kinds_of(games) == ("classic", "killer", "other")
    assert of_kind(games, "killer") == (KILLER,)
    assert of_kind(games, "other") == (MIXED,)
    assert kinds_of(()) == ()


def test_what_a_record_of_anybody_calls_its_rules_is_no_other_kind() -> None:
    for kind in ("", "classic", "practice", "skyscraper_x", "+"):
        game = replace(KILLER, kind=kind)
        assert kinds_of([game] * 5) == ("other",), kind
        assert of_kind([game] * 5, "other") == (game,) * 5
    assert kinds_of([replace(KILLER, kind="skyscraper")]) == ("skyscraper",)


def test_rules_that_are_played_often_are_a_kind_of_their_own() -> None:
    games = CLASSIC, *[MIXED] * 4, replace(MIXED, kind="clone")
    assert kinds_of(games) == ("classic", "other")
    games = *games, MIXED
    assert kinds_of(games) == ("classic", "killercage+arrow", "other")
    assert of_kind(games, "killercage+arrow") == (MIXED,) * 5
    assert [game.kind for game in of_kind(games, "other")] == ["clone"]


def test_a_position_to_practise_with_is_no_whole_puzzle() -> None:
    cage, fish = replace(KILLER, kind="killercage__constraint"), replace(CLASSIC, kind="x_wing")
    games = KILLER, cage, CLASSIC, fish
    assert kinds_of(games) == ("classic", "killer", "practice")
    assert of_kind(games, "practice") == (cage, fish)
    for game in games:
        assert alike(games, game) == (game,)


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
