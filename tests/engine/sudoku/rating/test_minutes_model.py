# SPDX-License-Identifier: MIT
"""The coefficients that were fitted."""

from math import isfinite

from sudoku_qt.engine.sudoku.rating.minutes_model import INTERCEPT, WEIGHTS
from sudoku_qt.engine.sudoku.rating.solve_features import FEATURES


def test_a_typical_time_is_some_minutes() -> None:
    assert 3 < INTERCEPT < 7  # the logarithm of seconds
    assert all(map(isfinite, WEIGHTS))


def test_what_is_harder_to_see_takes_longer() -> None:
    weights = dict(zip(FEATURES, WEIGHTS, strict=True))
    assert weights["visibility of hidden singles, first ten"] < 0
    assert weights["placements with one hidden single or none"] > 0
