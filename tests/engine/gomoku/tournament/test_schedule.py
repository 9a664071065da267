# SPDX-License-Identifier: MIT
"""Who plays whom."""

from collections import Counter

import pytest

from sudoku_qt.engine.gomoku.tournament.schedule import (
    Pairing,
    Tournament,
    rounds,
    schedule,
    shuffled,
)
from sudoku_qt.engine.gomoku.tournament.terms import Entrant, Terms


@pytest.mark.parametrize("count", range(2, 17))
def test_in_the_rounds_everybody_meets_everybody_once(count: int) -> None:
    met = list(rounds(count))
    pairs = Counter(frozenset(pair) for meetings in met for pair in meetings)
    assert set(pairs.values()) == {1}
    assert len(pairs) == count * (count - 1) // 2
    for meetings in met:
        seated = [number for pair in meetings for number in pair]
        assert len(set(seated)) == len(seated) == count - count % 2


@pytest.mark.parametrize("count", [2, 3, 6])
def test_each_opening_is_played_by_each_pair_with_both_colours(count: int) -> None:
    games = list(schedule(count, 5, 3))
    assert len(games) == 5 * count * (count - 1)
    played = Counter((game.black, game.white, game.opening) for game in games)
    assert set(played.values()) == {1, 2}, "three openings for five"
    for (black, white, opening), times in played.items():
        assert played[white, black, opening] == times


def test_two_play_each_opening_with_colours_exchanged_at_once() -> None:
    assert list(schedule(2, 2, 2)) == [
        Pairing(0, 1, 0),
        Pairing(1, 0, 0),
        Pairing(0, 1, 1),
        Pairing(1, 0, 1),
    ]


@pytest.mark.parametrize("count", range(3, 9))
def test_at_any_time_all_have_played_about_equally_many(count: int) -> None:
    played = dict.fromkeys(range(count), 0)
    for game in schedule(count, 3, 3):
        played[game.black] += 1
        played[game.white] += 1
        assert max(played.values()) - min(played.values()) <= 4, "two meetings of two games"


def test_every_game_has_its_own_seed_and_each_seed_its_order() -> None:
    entrants = tuple(Entrant(name) for name in "ab")
    openings = tuple(((n, 0),) for n in range(9))
    tournament = Tournament(entrants, Terms(), openings, 2, seed=7)
    assert len(tournament.games()) == 4
    assert len({tournament.seed_of(number) for number in range(4)}) == 4
    assert shuffled(openings, 1) == shuffled(openings, 1) != shuffled(openings, 2)
    assert sorted(shuffled(openings, 1)) == list(openings)
