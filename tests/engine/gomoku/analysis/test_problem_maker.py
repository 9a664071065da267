# SPDX-License-Identifier: MIT
"""Problems made from games: sound, repeatable, and stopped when nobody wants them."""

from itertools import islice
from random import Random

import pytest

from sudoku_qt.engine.gomoku.analysis.problem_maker import (
    LEAST_MOVES,
    MOST_FIRST,
    make_problems,
    play_game,
)
from sudoku_qt.engine.gomoku.analysis.problems import problem_of
from sudoku_qt.engine.gomoku.rules import FREESTYLE
from sudoku_qt.engine.work import Cancelled, never

SIZE = 11


def test_a_game_is_the_same_for_the_same_luck() -> None:
    games = [play_game(FREESTYLE, SIZE, Random(5), never) for _ in range(2)]
    assert games[0] == games[1]
    assert len(set(games[0])) == len(games[0]) > 8


@pytest.mark.slow
def test_what_is_made_is_a_problem_that_is_worth_something() -> None:
    (problem,) = islice(make_problems(FREESTYLE, SIZE, 3, never), 1)
    assert problem_of(FREESTYLE, SIZE, problem.order, never) == problem
    assert problem.moves >= LEAST_MOVES
    assert 0 < len(problem.first) <= MOST_FIRST


def test_what_is_no_longer_wanted_stops() -> None:
    with pytest.raises(Cancelled):
        next(make_problems(FREESTYLE, SIZE, 3, lambda: True))
