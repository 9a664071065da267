# SPDX-License-Identifier: MIT
"""The running of tournaments: our levels and engines, at once, broken off, and gone on with."""

import sys
from itertools import islice

import pytest

from sudoku_qt.engine.gomoku.tournament.game import FULL_BOARD
from sudoku_qt.engine.gomoku.tournament.run import in_order, play_game, play_games
from sudoku_qt.engine.gomoku.tournament.schedule import Tournament
from sudoku_qt.engine.gomoku.tournament.terms import Entrant, Played, Terms
from sudoku_qt.engine.work import Cancelled
from tests.engine.gomoku.protocol.scripted import Scripted

DEAD = (sys.executable, "-c", "pass")
OPENINGS = (((3, 3), (4, 3)), ((4, 4), (2, 2)))


@pytest.fixture
def tournament(scripted: Scripted) -> Tournament:
    """One of our levels, an engine that is dead, and one that plays off the board."""
    entrants = (
        Entrant("easy", "easy"),
        Entrant("dead", command=DEAD),
        Entrant("off", command=tuple(scripted.command("", "99,99"))),
    )
    return Tournament(entrants, Terms(size=9, turn=50, slack=60.0), OPENINGS, 1, 3)


def test_all_games_are_played_once_and_failures_lost(tournament: Tournament) -> None:
    games, over = tournament.games(), dict(play_games(tournament, (), at_once=3))
    assert sorted(over) == list(range(6))
    for number, played in over.items():
        sides = games[number].black, games[number].white
        won = sides[played.winner - 1]
        expected = 0 if 0 in sides else 2  # who starts and then fails beats who never starts
        assert won == expected or {1, 2} == set(sides)
        reason = "an illegal move" if sides in {(0, 2), (2, 0)} else "it ended"
        assert str(played.reason) == reason


def test_what_is_over_is_not_played_again(tournament: Tournament) -> None:
    assert [number for number, _ in play_games(tournament, {0, 1, 2, 4})] == [3, 5]


def test_the_same_seed_plays_the_same_game(tournament: Tournament) -> None:
    ours = Tournament((Entrant("a", "easy"), Entrant("b", "easy")), Terms(size=9), OPENINGS, 2, 9)
    first, second = play_game(ours, 0), play_game(ours, 0)
    assert (first.moves, first.winner) == (second.moves, second.winner)
    assert first.moves[:2] == OPENINGS[0]
    assert play_game(ours, 2).moves[:2] == OPENINGS[1]


def test_a_tournament_that_is_cancelled_ends_at_once(tournament: Tournament) -> None:
    with pytest.raises(Cancelled):
        list(play_games(tournament, (), stop=lambda: True))


def test_who_stops_listening_ends_the_games_under_way(scripted: Scripted) -> None:
    silent = Entrant("silent", command=tuple(scripted.command("silent")))
    dead = Entrant("dead", command=DEAD)
    terms = Terms(slack=3600.0)
    games = play_games(Tournament((silent, dead, silent), terms, OPENINGS, 5), (), at_once=2)
    assert len(list(islice(games, 1))) == 1
    games.close()  # type: ignore[attr-defined]  # it is a generator


def test_games_are_told_in_their_order() -> None:
    over = {number: Played(0, FULL_BOARD, ((number, 0),)) for number in range(5)}
    told = list(in_order(((n, over[n]) for n in (2, 0, 1, 4, 3)), range(5)))
    assert [number for number, _ in told] == [0, 1, 2, 3, 4]
    assert all(played.moves[0][0] == number for number, played in told)
    assert list(in_order([(1, over[1])], range(2))) == []
