# SPDX-License-Identifier: MIT
"""The score of one side, its interval and its Elo."""

from sudoku_qt.engine.gomoku.tournament.score import Score, elo


def test_a_score_has_its_interval() -> None:
    score = Score(won=75, drawn=0, lost=25)
    low, high = score.interval
    assert (score.games, score.share) == (100, 0.75)
    assert 0.65 < low < 0.66
    assert 0.82 < high < 0.83
    assert round(elo(score.share, 100)) == 191
    assert elo(1.0, 10) < 800


def test_scores_are_added_and_draws_are_half_a_point() -> None:
    score = Score(1, 2, 3) + Score(1, 1, 0)
    assert score == Score(2, 3, 3)
    assert score.points == 3.5
    assert Score().share == 0
