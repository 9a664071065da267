# SPDX-License-Identifier: MIT
"""Minutes: the time that a typical player takes, predicted from its solve features.

A linear model of the logarithm of the seconds, fitted by `packaging/fit_minutes.py` to the mean
times of players. Few of those puzzles need chains; beyond what can be solved without them, the
time grows with the SE rating instead, and the model only tells puzzles of one rating apart.
"""

from collections.abc import Sequence
from math import exp
from operator import mul

from sudoku_qt.engine.sudoku.rating.minutes_model import INTERCEPT, WEIGHTS

CHAINS_FROM = 6.5
CHAINS_TAKE = 6.6
"""The logarithm of the seconds for a puzzle of the least rating that needs chains."""
GROWTH = 0.45
"""How much the logarithm grows with each point of the rating from there."""
SHARE = 0.02
"""How much of what the model says beside the rating is believed there."""


def log_seconds(features: Sequence[float]) -> float:
    """The logarithm of the seconds that the model predicts."""
    weighted: float = sum(map(mul, WEIGHTS, features))
    return INTERCEPT + weighted


def minutes(features: Sequence[float], rating: float) -> float:
    """Predict the minutes for a puzzle of an SE rating, to three figures that count."""
    logarithm = log_seconds(features)
    if rating >= CHAINS_FROM:
        logarithm = (
            CHAINS_TAKE
            + GROWTH * (rating - CHAINS_FROM)
            + SHARE * max(-1.0, min(1.0, logarithm - CHAINS_TAKE))
        )
    return float(f"{exp(logarithm) / 60:.3g}")
