# SPDX-License-Identifier: MIT
"""The honest levels."""

from itertools import pairwise
from statistics import median

import pytest

from sudoku_qt.engine.sudoku.generate.course.digging_levels import DIGGING_LEVELS
from sudoku_qt.engine.sudoku.generate.generator import make
from sudoku_qt.engine.sudoku.generate.options import MakeOptions
from sudoku_qt.engine.sudoku.rating.explainer.scale import UNSOLVED
from sudoku_qt.engine.sudoku.rating.levels import (
    GRADES,
    LEVELS,
    Level,
    grade_of,
    grade_span,
    level_of,
)
from tests.sweeps import in_turn


def test_they_are_numbered_from_the_easiest() -> None:
    assert [level.number for level in LEVELS] == [1, 2, 3, 4, 5]
    assert all(easier.highest < harder.highest for easier, harder in pairwise(LEVELS))


def test_there_are_as_many_as_a_player_can_ask_the_digging_paper_for() -> None:
    assert len(LEVELS) == len(DIGGING_LEVELS)


@in_turn(
    ("rating", "level"),
    [(1.0, 1), (1.2, 1), (1.5, 2), (1.7, 3), (3.0, 3), (3.2, 4), (6.5, 5), (UNSOLVED, 5)],
)
def test_a_level_is_a_band_of_se_ratings(rating: float, level: int) -> None:
    assert level_of(rating) == level


@in_turn(
    ("rating", "grade"),
    [(1.2, ""), (6.2, ""), (6.5, "expert"), (7.4, "expert"), (7.5, "master"), (8.9, "master"),
     (9.0, "extreme"), (11.9, "extreme"), (UNSOLVED, "extreme")],
)  # fmt: skip
def test_a_grade_is_a_band_of_the_last_level(rating: float, grade: str) -> None:
    assert grade_of(rating) == grade
    assert bool(grade) == (level_of(rating) == LEVELS[-1].number)


def test_grades_meet_without_a_gap() -> None:
    spans = [grade_span(grade.key) for grade in GRADES]
    assert spans == [(6.5, 7.4), (7.5, 8.9), (9.0, 12.0)]


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_level_takes_about_as_long_as_is_said(level: Level) -> None:
    made = (make(MakeOptions(level=level.number, seed=f"minutes {number}")) for number in range(9))
    taken = median(setup.minutes for setup in made)
    assert 0.8 * level.minutes <= taken
    assert taken <= 1.2 * level.minutes or level is LEVELS[-1]
