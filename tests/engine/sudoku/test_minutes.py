# SPDX-License-Identifier: MIT
"""The minutes that a puzzle is said to take."""

from sudoku_qt.engine.sudoku.effort import FEATURES, features
from sudoku_qt.engine.sudoku.minutes import log_seconds, minutes
from sudoku_qt.engine.sudoku.minutes_model import WEIGHTS
from sudoku_qt.engine.sudoku.solver import parse
from tests.cli.puzzles import EASY, EASY_SOLVED, HARD


def test_every_feature_has_its_weight() -> None:
    assert len(WEIGHTS) == len(FEATURES)


def test_an_easy_puzzle_takes_some_minutes() -> None:
    assert 2 < minutes(features(parse(EASY)), 1.2) < 8


def test_a_puzzle_that_is_nearly_full_takes_less() -> None:
    nearly = features(parse(EASY_SOLVED[:-9] + "." * 9))
    assert log_seconds(nearly) < log_seconds(features(parse(EASY)))


def test_with_chains_the_time_grows_with_the_rating() -> None:
    effort = features(parse(HARD))
    times = [minutes(effort, rating / 10) for rating in range(65, 120)]
    assert times == sorted(set(times))
    assert 10 < times[0] < 20
