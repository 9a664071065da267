# SPDX-License-Identifier: MIT
"""The crosstable of a tournament: everybody's score against everybody, and the ratings."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.engine.gomoku.tournament.schedule import Pairing
from sudoku_qt.engine.gomoku.tournament.score import Rating, Score
from sudoku_qt.engine.gomoku.tournament.terms import Played


@dataclass(frozen=True, slots=True)
class Standing:
    """The line of an entrant: its number, its score in all and against each, and its rating."""

    entrant: int
    score: Score
    against: tuple[Score, ...]
    rating: Rating | None


def score_of(played: Played, colour: int) -> Score:
    """A game as a score of the side that had a colour."""
    won, drawn = played.winner == colour, not played.winner
    return Score(int(won), int(drawn), int(not won and not drawn))


def crosstable(
    entrants: int, games: Sequence[Pairing], played: Iterable[tuple[int, Played]]
) -> list[Standing]:
    """The table after some games, given by their numbers; the best first."""
    from sudoku_qt.engine.gomoku.tournament.ratings import ratings  # numpy: 80 ms

    scores = [[Score() for _ in range(entrants)] for _ in range(entrants)]
    for number, game in played:
        black, white = games[number].black, games[number].white
        scores[black][white] += score_of(game, BLACK)
        scores[white][black] += score_of(game, WHITE)
    rated = ratings([[score.points for score in line] for line in scores])
    table = [
        Standing(entrant, sum(line, Score()), tuple(line), rated[entrant] if rated else None)
        for entrant, line in enumerate(scores)
    ]
    return sorted(table, key=lambda line: -line.score.share)
