# SPDX-License-Identifier: MIT
"""The minutes that a puzzle is said to take."""

import pytest

from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.rating.minutes import CHAINS_TAKE, log_seconds, minutes
from sudoku_qt.engine.sudoku.rating.minutes_model import INTERCEPT, WEIGHTS
from sudoku_qt.engine.sudoku.rating.solve_features import FEATURES, features
from tests.cli.puzzles import EASY, EASY_SOLVED, HARD
from tests.sweeps import every


def test_every_feature_has_its_weight() -> None:
    assert len(WEIGHTS) == len(FEATURES)


def test_an_easy_puzzle_takes_some_minutes() -> None:
    assert 2 < minutes(features(parse(EASY)), 1.2) < 8


def test_a_puzzle_that_is_nearly_full_takes_less() -> None:
    nearly = features(parse(EASY_SOLVED[:-9] + "." * 9))
    assert log_seconds(nearly) < log_seconds(features(parse(EASY)))


def test_with_chains_the_time_grows_with_the_rating() -> None:
    found = features(parse(HARD))
    times = [minutes(found, rating / 10) for rating in range(65, 120)]
    assert times == sorted(set(times))
    assert 10 < times[0] < 20


def features_of(logarithm: float) -> list[float]:
    """Features of which the model says this logarithm of the seconds."""
    share = (logarithm - INTERCEPT) / sum(weight * weight for weight in WEIGHTS)
    features = [share * weight for weight in WEIGHTS]
    assert log_seconds(features) == pytest.approx(logarithm)
    return features


def test_among_puzzles_of_one_rating_with_chains_the_effort_tells_a_little() -> None:
    times = [minutes(features_of(CHAINS_TAKE + effort), 8.0) for effort in (-1, -0.5, 0, 0.5, 1)]
    assert times == sorted(set(times))
    assert times[-1] < 1.05 * times[0]


@pytest.mark.parametrize("rating", every(9, [each / 10 for each in range(65, 110)]))
def test_no_effort_outweighs_a_higher_rating_with_chains(rating: float) -> None:
    most, least = features_of(CHAINS_TAKE + 50), features_of(CHAINS_TAKE - 50)
    assert minutes(least, rating) < minutes(most, rating) <= minutes(least, rating + 0.1)
