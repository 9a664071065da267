# SPDX-License-Identifier: MIT
"""Minutes: the time that a typical player takes, predicted from its solve features.

It is a linear model of the logarithm of the seconds, fitted by `packaging/fit_minutes.py` to the
mean times of players. Few of those puzzles need chains, and the features end at the first one.
Beyond that the time is computed from three things: the SE rating, the work of the hard steps (by
their kind and by the number of candidates among which each has to be found), and a part of the
model's prediction. More or harder steps never take less time, nor does a higher rating of the same
steps.
"""

from collections.abc import Iterable, Sequence
from math import exp, log1p
from operator import mul

from sudoku_qt.engine.sudoku.rating.explainer.scale import HardStep
from sudoku_qt.engine.sudoku.rating.minutes_model import CHAINS_TAKE, INTERCEPT, WEIGHTS

CHAINS_FROM = 6.5
USUAL = 6.6
"""The model's prediction for a usual puzzle that needs chains."""
SHARE = 0.4
"""The share of the model's deviation from it that is believed there."""
GROWTH = 0.2
"""The increase of the logarithm there for each point of the rating."""
WORK = 0.25
"""Its increase with the logarithm of the work; steps of one kind come faster and faster."""
KIND = 1.6
"""The factor of work of a step that is rated a point higher."""
AMONG = 80
"""The number of candidates among which a chain of the least rating is a work of 1."""


def log_seconds(features: Sequence[float]) -> float:
    """The logarithm of the seconds that the model predicts."""
    weighted: float = sum(map(mul, WEIGHTS, features))
    return INTERCEPT + weighted


def beyond_chains(predicted: float, rating: float, hard: Iterable[HardStep]) -> float:
    """How much longer than CHAINS_TAKE a puzzle takes for which the model predicts `predicted`."""
    work = sum(KIND ** (step.rating - CHAINS_FROM) * step.candidates / AMONG for step in hard)
    beside = max(-1.0, min(1.0, predicted - USUAL))
    return GROWTH * (rating - CHAINS_FROM) + WORK * log1p(work) + SHARE * beside


def minutes(features: Sequence[float], rating: float, hard: Iterable[HardStep] = ()) -> float:
    """The predicted minutes for a puzzle, to three significant figures.

    `hard` are its hard steps, which count if it needs chains.
    """
    logarithm = log_seconds(features)
    if rating >= CHAINS_FROM:
        logarithm = CHAINS_TAKE + beyond_chains(logarithm, rating, hard)
    return float(f"{exp(logarithm) / 60:.3g}")
