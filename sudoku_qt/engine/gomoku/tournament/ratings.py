# SPDX-License-Identifier: MIT
"""Elo ratings of all entrants at once, by maximum likelihood, with 95 % intervals.

The model is that of Bradley and Terry (Biometrika 39, 1952), which is Elo's: who is rated d higher
is expected to score 1 / (1 + 10^(-d/400)). A draw counts as half a game won and half a game lost
(Hunter, Annals of Statistics 32, 2004, section 5, and most rating programs). The maximum is where
everybody has scored just what was expected; it is found by Newton's method. Ratings are relative to
the average of all entrants, which is 0. The intervals are 1.96 standard errors to either side; the
errors are those of the observed Fisher information, which draws make a little too wide.

A finite maximum exists if and only if nobody can be split off who lost every game against the rest
(Ford, American Mathematical Monthly 64, 1957). Until then each entrant is given one more drawn game
against somebody of average strength, which keeps the ratings finite; the interval of those who gave
away no point at all is open above, that of those who took none below. Where the games do not
connect all entrants, or there are none, nobody has a rating.
"""

from collections.abc import Sequence
from math import inf, log

import numpy as np
from numpy.typing import NDArray

from sudoku_qt.engine.gomoku.tournament.score import SURE, Rating

SCALE = 400 / log(10)
"""Elo points of a unit of the logistic scale."""
EXACT = 1e-10
LONGEST_STEP = 1.0
MOST_STEPS = 500

Matrix = NDArray[np.float64]
Links = NDArray[np.bool_]


def ratings(points: Sequence[Sequence[float]]) -> tuple[Rating, ...] | None:
    """The ratings; None while they cannot be compared.

    `points[i][j]` are the points that entrant i has scored against j, in games won; drawn games
    are half a point for both.
    """
    scored = np.array(points, dtype=np.float64).reshape(len(points), len(points))
    games = scored + scored.T
    if len(scored) < 2 or not _reach(games > 0).all():
        return None
    prior = 0.0 if _reach(scored > 0).all() else 1.0
    strengths = fitted(scored, prior)
    errors = SURE * np.sqrt(np.diag(covariance(games, strengths, prior)))
    rated = []
    for number, (strength, error) in enumerate(zip(strengths, errors, strict=True)):
        low = strength - error if scored[number].any() else -inf
        high = strength + error if scored[:, number].any() else inf
        rated.append(Rating(float(SCALE * strength), float(SCALE * low), float(SCALE * high)))
    return tuple(rated)


def fitted(scored: Matrix, prior: float = 0.0) -> Matrix:
    """The strengths of the greatest likelihood on the logistic scale, with the average 0.

    With a `prior` each entrant has drawn so many games more against the strength 0.
    """
    games, strengths = scored + scored.T, np.zeros(len(scored))
    for _ in range(MOST_STEPS):
        wins = (games * _expected(strengths)).sum(1)
        slope = scored.sum(1) - wins + prior * (0.5 - _logistic(strengths))
        step = np.linalg.pinv(_information(games, strengths, prior)) @ slope
        step *= min(1.0, LONGEST_STEP / max(float(np.abs(step).max()), EXACT))
        strengths += step
        if np.abs(step).max() < EXACT:
            break
    return np.asarray(strengths - strengths.mean())


def covariance(games: Matrix, strengths: Matrix, prior: float = 0.0) -> Matrix:
    """The covariance of strengths that are relative to their average."""
    count = len(games)
    centred = np.eye(count) - np.ones((count, count)) / count
    inverse = np.linalg.pinv(_information(games, strengths, prior))
    return np.asarray(centred @ inverse @ centred)


def _information(games: Matrix, strengths: Matrix, prior: float) -> Matrix:
    """Fisher's information: minus the second derivatives of the likelihood's logarithm."""
    share = _expected(strengths)
    weights = games * share * share.T
    own = _logistic(strengths)
    return np.asarray(np.diag(weights.sum(1) + prior * own * (1 - own)) - weights)


def _expected(strengths: Matrix) -> Matrix:
    """What each is expected to score against each."""
    return _logistic(strengths[:, None] - strengths[None, :])


def _logistic(values: Matrix) -> Matrix:
    return np.asarray(1 / (1 + np.exp(-values)))


def _reach(links: Links) -> Links:
    """Who can be reached from whom over links (Warshall)."""
    reach = links | np.eye(len(links), dtype=np.bool_)
    for over in range(len(links)):
        reach |= np.outer(reach[:, over], reach[over])
    return reach
