# SPDX-License-Identifier: MIT
"""The running of a tournament, one or more games at a time."""

from collections.abc import Collection, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from threading import Event

from sudoku_qt.engine.gomoku.tournament.game import MatchGame
from sudoku_qt.engine.gomoku.tournament.schedule import Tournament
from sudoku_qt.engine.gomoku.tournament.seats import seat_of
from sudoku_qt.engine.gomoku.tournament.terms import Played
from sudoku_qt.engine.work import Stop, never


def play_game(tournament: Tournament, number: int, stop: Stop = never) -> Played:
    """Play the game of a number; engines are started for it and ended after it.

    Raises `Cancelled`, and `Fault` for a level that there is not.
    """
    game, seed = tournament.games()[number], tournament.seed_of(number)
    entrants = tournament.entrants[game.black], tournament.entrants[game.white]
    black, white = (seat_of(entrant, tournament.terms, seed) for entrant in entrants)
    opening = tournament.openings[game.opening]
    return MatchGame((black, white), tournament.terms, opening).play(stop)


def play_games(
    tournament: Tournament, over: Collection[int], at_once: int = 1, stop: Stop = never
) -> Iterator[tuple[int, Played]]:
    """Yield the games that are not over yet with their numbers, as they end.

    Whoever stops listening ends the games under way. Raises `Cancelled`.
    """
    left = [number for number in range(len(tournament.games())) if number not in over]
    unwanted = Event()

    def stopped() -> bool:
        return unwanted.is_set() or stop()

    pool = ThreadPoolExecutor(at_once)
    try:
        under_way = {pool.submit(play_game, tournament, number, stopped): number for number in left}
        for ended in as_completed(under_way):
            yield under_way[ended], ended.result()
    finally:
        unwanted.set()
        pool.shutdown(cancel_futures=True)


def in_order(
    games: Iterable[tuple[int, Played]], numbers: Iterable[int]
) -> Iterator[tuple[int, Played]]:
    """Yield games in the order of these numbers, each as soon as those before it are over."""
    waiting: dict[int, Played] = {}
    wanted = iter(numbers)
    due = next(wanted, None)
    for number, played in games:
        waiting[number] = played
        while due is not None and due in waiting:
            yield due, waiting.pop(due)
            due = next(wanted, None)
