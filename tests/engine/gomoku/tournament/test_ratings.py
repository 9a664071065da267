# SPDX-License-Identifier: MIT
"""Ratings against worked examples of the literature, against simulation, and where none exist."""

from math import inf, isclose, log, log10

import numpy as np
import pytest

from sudoku_qt.engine.gomoku.tournament.ratings import SCALE, covariance, fitted, ratings
from sudoku_qt.engine.gomoku.tournament.score import Rating

BASEBALL = np.array(  # Milwaukee, Detroit, Toronto, New York, Boston, Cleveland, Baltimore
    [
        [0, 7, 9, 7, 7, 9, 11],
        [6, 0, 7, 5, 11, 9, 9],
        [4, 6, 0, 7, 7, 8, 12],
        [6, 8, 6, 0, 6, 7, 10],
        [6, 2, 6, 7, 0, 7, 12],
        [4, 4, 5, 6, 6, 0, 6],
        [2, 4, 1, 3, 1, 7, 0],
    ],
    dtype=np.float64,
)
"""Games won in the American League of 1987 (Agresti, Categorical Data Analysis, 2002, p. 438)."""


def contrasts(points: np.ndarray, reference: int) -> list[tuple[float, float]]:
    """Strengths relative to one entrant, with their standard errors."""
    strengths = fitted(points)
    spread = covariance(points + points.T, strengths)
    return [
        (
            strengths[i] - strengths[reference],
            (spread[i, i] + spread[reference, reference] - 2 * spread[i, reference]) ** 0.5,
        )
        for i in range(len(points))
        if i != reference
    ]


def test_the_american_league_of_1987_is_fitted_as_in_the_literature() -> None:
    """Firth's BradleyTerry2 for R prints these estimates and errors, Baltimore being 0."""
    found = contrasts(BASEBALL, 6)
    assert [round(value, 4) for value, _ in found] == [
        1.5814,
        1.4364,
        1.2945,
        1.2476,
        1.1077,
        0.6839,
    ]
    assert [round(error, 4) for _, error in found] == [
        0.3433,
        0.3396,
        0.3367,
        0.3359,
        0.3339,
        0.3319,
    ]


def test_two_entrants_get_the_elo_of_their_share() -> None:
    rated = ratings([[0, 75], [25, 0]])
    assert rated is not None
    assert isclose(rated[0].elo - rated[1].elo, 400 * log10(3))
    error = 2 * (rated[0].high - rated[0].elo) / 1.96 / SCALE
    assert isclose(error, (1 / 75 + 1 / 25) ** 0.5), "the error of a log odds"


def test_draws_are_half_a_point_for_both() -> None:
    assert ratings([[0, 7.5], [2.5, 0]]) == ratings([[0, 5 + 2.5], [0 + 2.5, 0]])
    even = ratings([[0, 3], [3, 0]])
    assert even is not None
    assert even[0].elo == pytest.approx(0)


def test_everybody_scores_just_what_the_ratings_expect() -> None:
    points: list[list[float]] = [[0, 3, 5.5, 8], [7, 0, 4, 6], [4.5, 6, 0, 9.5], [2, 4, 0.5, 0]]
    rated = ratings(points)
    assert rated is not None
    assert sum(line.elo for line in rated) == pytest.approx(0)
    for i, line in enumerate(points):
        expected = sum(
            (line[j] + points[j][i]) / (1 + 10 ** ((rated[j].elo - rated[i].elo) / 400))
            for j in range(4)
        )
        assert expected == pytest.approx(sum(line))


def test_nineteen_of_twenty_intervals_hold_the_true_rating() -> None:
    rng, true = np.random.default_rng(44), np.array([180.0, 60.0, -40.0, -200.0])
    held = count = 0
    for _ in range(300):
        points = np.zeros((4, 4))
        for i in range(4):
            for j in range(i):
                wins = rng.binomial(30, 1 / (1 + 10 ** ((true[j] - true[i]) / 400)))
                points[i, j], points[j, i] = wins, 30 - wins
        rated = ratings(points.tolist())
        assert rated is not None
        held += sum(line.low <= real <= line.high for line, real in zip(rated, true, strict=True))
        count += 4
    assert 0.93 <= held / count <= 0.97


def test_without_games_or_between_strangers_there_are_no_ratings() -> None:
    assert ratings([]) is None
    assert ratings([[0]]) is None
    assert ratings([[0, 0], [0, 0]]) is None
    assert ratings([[0, 2, 0, 0], [1, 0, 0, 0], [0, 0, 0, 3], [0, 0, 1, 0]]) is None


def test_who_won_or_lost_everything_has_an_open_interval() -> None:
    rated = ratings([[0, 10, 10], [0, 0, 5], [0, 5, 0]])
    assert rated is not None
    first, second, third = rated
    assert first.elo > second.elo == pytest.approx(third.elo)
    assert (first.high, first.low > -inf) == (inf, True)
    assert -inf < second.low < second.high < inf, "both have taken points and given some away"


def test_a_chain_of_whitewashes_is_rated_in_its_order() -> None:
    rated = ratings([[0, 10, 0], [0, 0, 10], [0, 0, 0]])
    assert rated is not None
    assert rated[0].elo > rated[1].elo > rated[2].elo
    assert (rated[0].high, rated[2].low) == (inf, -inf)
    assert -inf < rated[1].low < rated[1].high < inf


def test_more_games_make_a_whitewash_clearer_and_no_number_overflows() -> None:
    few, many = ratings([[0, 2], [0, 0]]), ratings([[0, 100_000], [0, 0]])
    assert few is not None
    assert many is not None
    assert 0 < few[0].elo < many[0].elo < 3000
    assert pytest.approx(400 / log(10)) == SCALE
    assert isinstance(many[0], Rating)


def test_sixteen_of_very_different_strength_are_fitted() -> None:
    true = np.linspace(-1500, 1500, 16)
    share = 1 / (1 + 10 ** ((true[None, :] - true[:, None]) / 400))
    points = share * 100 * (1 - np.eye(16))
    rated = ratings(points.tolist())
    assert rated is not None
    assert [line.elo for line in rated] == pytest.approx(true.tolist(), abs=0.01)
