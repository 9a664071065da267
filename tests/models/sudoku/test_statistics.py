# SPDX-License-Identifier: MIT
"""What the games of a player come to."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as some

from sudoku_qt.models.sudoku.statistics import (
    BINS,
    ENOUGH,
    Bin,
    Use,
    chosen,
    daily_run,
    day_of,
    pace,
    summary,
)
from sudoku_qt.store.record import Played
from tests.sweeps import in_turn

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)


def played(
    minutes: float = 10, days_ago: int = 0, hints: int = 0, *, predicted: float = 10, level: int = 3
) -> Played:
    return Played(
        (NOON - timedelta(days=days_ago)).isoformat(),
        "sudoku",
        level=level,
        predicted_s=60 * predicted,
        elapsed_ms=round(60_000 * minutes),
        hints=hints,
    )


def test_nothing_comes_of_nothing() -> None:
    assert summary([]).solved == 0
    assert pace([]) == 1


def test_the_numbers_of_a_few_games() -> None:
    found = summary([played(8, 3), played(20, 2, hints=2), played(10, 1), played(6)])

    assert (found.solved, found.usual_ms, found.best_ms) == (4, 540_000, 360_000)
    assert found.lately == pytest.approx(0.9)
    assert found.unaided == 0.75
    assert found.longest_run == 2
    assert found.predicted_minutes == 10


@in_turn(("count", "before_minutes"), [(19, 0), (20, 30), (21, 30)])
def test_the_first_half_is_told_apart_where_it_is_ten_games(
    count: int, before_minutes: int
) -> None:
    found = summary([played(30)] * 10 + [played(10)] * (count - 10))

    assert found.before_ms == 60_000 * before_minutes


def test_lately_is_the_median_of_the_last_ten_games_with_a_prediction() -> None:
    games = [played(30)] * 5 + [played(20)] * 5 + [played(10)] * 5

    assert summary(games).lately == 1.5
    assert summary([*games, played(99, predicted=0)]).lately == 1.5
    assert summary([played(99, predicted=0)]).lately == 0


def test_mistakes_are_of_one_game_on_average() -> None:
    assert summary([replace(played(), mistakes=3), played()]).mistakes == 1.5


def test_games_are_chosen_by_level_and_day_and_gomoku_is_another_game() -> None:
    games = [played(level=2, days_ago=40), played(level=2), played(level=4), Played("", "gomoku")]

    assert chosen(games) == games[:3]
    assert chosen(games, level=2) == games[:2]
    assert chosen(games, since=date(2026, 11, 1)) == games[1:3]
    assert chosen(games, 2, date(2026, 11, 1)) == games[1:2]


def test_days_in_a_row_end_with_the_last_game() -> None:
    days = 9, 5, 4, 4, 3
    assert summary([played(days_ago=day) for day in days]).days_in_row == 3


def test_the_run_of_daily_puzzles_is_told_of_the_daily_alone() -> None:
    days = [f"2026-03-{day:02}T10:00:00+00:00" for day in (1, 3, 4, 5)]
    dailies = [Played(when, "sudoku", kind="daily") for when in days]
    other = Played(days[-1], "sudoku", kind="generated")
    assert daily_run([other, *dailies]) == 3
    assert daily_run([*dailies, other]) == 0
    assert daily_run([]) == 0


@in_turn("when", ["", "yesterday", "9999-12-31T23:59:59+00:00", "0001-01-01"])
def test_a_day_that_nobody_wrote_is_the_first_of_all_or_itself(when: str) -> None:
    game = Played(when, "sudoku")

    assert isinstance(day_of(game), date)
    assert summary([game]).solved == 1


def test_dots_stand_for_games_with_a_prediction_and_the_line_is_their_mean() -> None:
    games = [played(5), played(15), played(99, predicted=0), played(10)]
    points = summary(games).points

    assert [point.ratio for point in points] == [0.5, 1.5, 1.0]
    assert [point.mean for point in points] == [0.5, 1.0, 1.0]


def test_the_line_through_the_dots_takes_nine_together() -> None:
    games = [played(100), *[played(10)] * 9]

    assert [point.mean for point in summary(games).points][-2:] == [2.0, 1.0]


@in_turn(("longest", "minutes"), [(11, 1), (12, 2), (23, 2), (24, 5), (2880, 241)])
def test_spans_are_as_wide_as_twelve_hold_all_times(longest: int, minutes: int) -> None:
    found = summary([played(0), played(longest)])

    assert found.bin_minutes == minutes
    assert found.bins[-1] == Bin(longest // minutes * minutes, 1)


def test_times_are_counted_in_spans_of_minutes_without_a_gap() -> None:
    found = summary([played(minutes) for minutes in (1, 1.5, 2, 4)])

    assert found.bin_minutes == 1
    assert found.bins == (Bin(1, 2), Bin(2, 1), Bin(3, 0), Bin(4, 1))


@given(some.lists(some.integers(0, 10**9), min_size=1, max_size=50))
def test_every_game_is_in_one_of_a_few_spans(times: list[int]) -> None:
    found = summary([Played(NOON.isoformat(), "sudoku", elapsed_ms=time) for time in times])

    assert sum(each.count for each in found.bins) == len(times)
    assert len(found.bins) <= BINS + 1
    begins = [each.begin for each in found.bins]
    assert all(after - before == found.bin_minutes for before, after in pairwise(begins))


def test_techniques_are_counted_by_how_they_were_passed() -> None:
    games = [
        Played("", "sudoku", found=("x_wing", "naked_pair"), missed=("xy_wing",)),
        Played("", "sudoku", found=("x_wing",), shown=("naked_pair",)),
    ]

    assert summary(games).techniques == (
        Use("naked_pair", 1, 1, 0),
        Use("x_wing", 2, 0, 0),
        Use("xy_wing", 0, 0, 1),
    )


def test_kinds_count_as_their_technique_beside_what_was_recorded_before_they_had_names() -> None:
    old = Played("", "sudoku", found=("nice_loop",))
    new = Played("", "sudoku", found=("m_wing", "h_wing"), missed=("aic_ring",))
    (use,) = summary([old, new]).techniques
    assert (use.technique, use.found, use.shown, use.missed) == ("nice_loop", 2, 0, 1)


def test_techniques_are_told_in_the_order_of_how_often_they_were_due() -> None:
    names = tuple("abcdefgh")
    games = [replace(played(), found=names, shown=names[1:]), replace(played(), missed=("h",))]

    assert [use.technique for use in summary(games).techniques] == list("hbcdefga")


def test_the_pace_is_known_from_enough_games() -> None:
    assert pace([played(15)] * (ENOUGH - 1)) == 1
    assert pace([played(15)] * ENOUGH) == 1.5


def test_a_game_left_open_over_lunch_says_nothing_of_the_pace() -> None:
    games = [played(8)] * ENOUGH

    assert pace([*games, played(300), played(0.1)]) == 0.8
    assert pace([*games, played(300), played(32), played(33), played(34)]) == 0.8
    assert pace([played(8), *[played(32)] * 11, played(2), played(128)]) == 3.2


def test_a_grade_is_chosen_and_what_has_none_is_of_the_first() -> None:
    games = [replace(played(level=5), grade=grade) for grade in ("", "expert", "master", "extreme")]
    assert chosen(games, 5, grade="expert") == games[:2]
    assert chosen(games, 5, grade="master") == games[2:3]
    assert chosen(games, 5) == games
