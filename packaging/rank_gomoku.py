# SPDX-License-Identifier: MIT
"""Measures how much stronger each of Gomoku's levels is than the one below it.

    .venv/bin/python packaging/rank_gomoku.py [--pairs N] [--only NAME ...] [--jobs N]

Neighbouring levels play each other from this program's own balanced openings, each twice with the
colours exchanged, freestyle on 15 x 15, in the balanced style. Times are the processor's. Printed
are the score of the stronger level with the interval that holds it 95 times of 100, and the ratings
that follow, the weakest level's being 0; those in `levels.py` are fitted to more games than these.
"""

import time
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from random import Random

from sudoku_qt.engine.game import Status
from sudoku_qt.engine.gomoku.board import BLACK, WHITE, Stones
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.levels import BALANCED, LEVELS, TIMED_LEVELS, Level, level_named
from sudoku_qt.engine.gomoku.openings.balanced import OPENINGS, TURNS, stones_of_line
from sudoku_qt.engine.gomoku.player import choose
from sudoku_qt.engine.gomoku.rules import FREESTYLE
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.tournament.score import Score, elo

SIZE = 15
LADDER = LEVELS + TIMED_LEVELS


def main() -> None:
    """Play every pair of neighbours, and print what it comes to."""
    parser = ArgumentParser(description="Measures the levels of Gomoku.")
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--only", nargs="*", help="the stronger levels of the pairs to play")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    rating = 0.0
    for weaker, stronger in pairwise(LADDER):
        if options.only and stronger.name not in options.only:
            continue
        score = match(weaker, stronger, options.pairs, options.jobs)
        rating += elo(score.share, score.games)
        low, high = score.interval
        print(
            f"{stronger.name} - {weaker.name}: +{score.won} ={score.drawn} -{score.lost}, "
            f"{score.share:.0%} ({low:.0%} to {high:.0%}), rating {rating:.0f}",
            flush=True,
        )


def match(weaker: Level, stronger: Level, pairs: int, jobs: int) -> Score:
    """The score of the stronger level."""
    games = [
        (weaker.name, stronger.name, seed, colour)
        for seed in range(pairs)
        for colour in (BLACK, WHITE)
    ]
    with ProcessPoolExecutor(jobs) as pool:
        results = list(pool.map(play, games))
    return Score(results.count(1), results.count(0), results.count(-1))


def play(game: tuple[str, str, int, int]) -> int:
    """Play a game: 1 where the stronger level wins, 0 for a draw, -1."""
    weaker, stronger, seed, colour = game
    setup = GomokuSetup(size=SIZE, stones=opening(seed), to_move=WHITE)
    rules = GomokuGame()
    state = rules.start(setup)
    while rules.status(setup, state) is Status.RUNNING:
        level = level_named(stronger if state.to_move == colour else weaker)
        number = seed * SIZE * SIZE + len(state.order)
        choice = choose(setup, state, level, BALANCED, number, now=time.process_time)
        state = rules.play(setup, state, choice.move)
    winner = state.ending.winner if state.ending else 0
    return 0 if not winner else 1 if winner == colour else -1


def opening(seed: int) -> Stones:
    """A line of the list, in its order, turned at random; White is to move."""
    lines = OPENINGS[FREESTYLE.name]
    return stones_of_line(lines[seed % len(lines)], Random(seed).choice(TURNS), SIZE)


if __name__ == "__main__":
    main()
