# SPDX-License-Identifier: MIT
"""The crosstable."""

from sudoku_qt.engine.gomoku.board import BLACK, EMPTY, WHITE
from sudoku_qt.engine.gomoku.tournament.game import FIVE
from sudoku_qt.engine.gomoku.tournament.schedule import schedule
from sudoku_qt.engine.gomoku.tournament.score import Score
from sudoku_qt.engine.gomoku.tournament.table import crosstable, score_of
from sudoku_qt.engine.gomoku.tournament.terms import Played


def played(winner: int) -> Played:
    return Played(winner, FIVE, ())


def test_a_game_counts_for_both_sides() -> None:
    assert score_of(played(BLACK), BLACK) == Score(won=1)
    assert score_of(played(BLACK), WHITE) == Score(lost=1)
    assert score_of(played(EMPTY), WHITE) == Score(drawn=1)


def test_the_best_stands_first_and_each_has_a_score_against_each() -> None:
    games = list(schedule(3, 1, 1))
    strength = (1, 3, 2)  # the stronger one always wins, but for a draw
    over = []
    for number, game in enumerate(games):
        drawn = {game.black, game.white} == {1, 2} and game.black == 1
        winner = BLACK if strength[game.black] > strength[game.white] else WHITE
        over.append((number, played(EMPTY if drawn else winner)))
    table = crosstable(3, games, over)
    assert [line.entrant for line in table] == [1, 2, 0]
    assert [line.score.points for line in table] == [3.5, 2.5, 0]
    assert table[0].against == (Score(won=2), Score(), Score(won=1, drawn=1))
    assert all(line.rating for line in table)


def test_without_games_there_is_a_table_without_ratings() -> None:
    table = crosstable(4, list(schedule(4, 1, 1)), [])
    assert [line.entrant for line in table] == [0, 1, 2, 3]
    assert {line.rating for line in table} == {None}
