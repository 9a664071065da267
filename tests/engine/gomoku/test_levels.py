# SPDX-License-Identifier: MIT
"""The levels and styles of the course, by their names."""

from math import log

import pytest

from sudoku_qt.engine.gomoku.levels import (
    FORMER,
    LEVELS,
    STYLES,
    TIMED_LEVELS,
    level_named,
    style_named,
)
from sudoku_qt.engine.message import Fault

FORMER_SECONDS = {"three_tenths": 0.3, "half": 0.5, "second": 1.0, "three": 3.0}


def test_the_levels_without_a_clock_look_one_two_and_four_moves_ahead() -> None:
    assert [(level.name, level.depth) for level in LEVELS] == [
        ("beginner", 1),
        ("easy", 1),
        ("medium", 2),
        ("hard", 4),
    ]


def test_the_weaker_a_level_the_more_it_errs() -> None:
    noise = [level.noise for level in LEVELS]

    assert noise == sorted(noise, reverse=True)
    assert [level.overlooks > 0 for level in LEVELS] == [True, True, False, False]
    assert [level.overlooks_fours > 0 for level in LEVELS] == [True, False, False, False]


def test_each_level_was_found_stronger_than_the_one_below_it() -> None:
    ratings = [level.rating for level in LEVELS + TIMED_LEVELS]
    assert ratings == sorted(set(ratings))
    assert ratings[0] == 0


def test_the_styles_differ_in_reach_weights_and_how_much_of_the_queue_they_drop() -> None:
    assert [(s.name, s.reach, s.own, s.opposing, s.halved) for s in STYLES] == [
        ("attacking", 3, 6, 3, 1),
        ("balanced", 2, 5, 4, 0),
        ("defensive", 2, 4, 5, 1),
    ]


def test_the_attacking_style_looks_one_move_further_than_the_others() -> None:
    assert [style.deeper for style in STYLES] == [1, 0, 0]


def test_they_are_found_by_name() -> None:
    levels = LEVELS + TIMED_LEVELS
    assert [level_named(level.name) for level in levels] == list(levels)
    assert [style_named(style.name) for style in STYLES] == list(STYLES)
    with pytest.raises(Fault, match="is not a level"):
        level_named("godlike")
    with pytest.raises(Fault, match="is not a style"):
        style_named(None)


def test_above_the_levels_of_the_course_are_those_by_time() -> None:
    seconds = [level.seconds for level in TIMED_LEVELS]
    assert seconds == sorted(seconds)
    assert (seconds[0], seconds[-1]) == (0.1, 10.0)
    assert not any(level.seconds for level in LEVELS)


def test_a_level_of_an_earlier_version_is_the_one_nearest_to_it() -> None:
    assert set(FORMER) == set(FORMER_SECONDS)
    for name, seconds in FORMER_SECONDS.items():
        far = {level: abs(log(level.seconds / seconds)) for level in TIMED_LEVELS}
        assert level_named(name) == min(far, key=far.__getitem__)
