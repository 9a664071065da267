# SPDX-License-Identifier: MIT
"""Measures how much stronger each of Gomoku's levels is than the one below it.

    .venv/bin/python packaging/rank_gomoku.py [--pairs N] [--only NAME ...] [--jobs N]

Neighbouring levels play each other from scattered stones that the search calls even and the opening
book does not know, each opening twice with the colours exchanged, freestyle on 15 x 15, in the
balanced style. The weakest level also meets a scripted player (`scripted_gomoku.py`). Times are the
processor's. Printed are the score of the stronger player with the interval that holds it 95 times
of 100, and the ratings that follow, the weakest level's being 0; those in `levels.py` are fitted to
more games than these.
"""

import time
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import pairwise
from random import Random

from scripted_gomoku import scripted_move
from sudoku_qt.engine.game import Status
from sudoku_qt.engine.gomoku.board import BLACK, WHITE, Stones
from sudoku_qt.engine.gomoku.book import book_move
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.levels import BALANCED, LEVELS, TIMED_LEVELS, level_named
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.player import choose
from sudoku_qt.engine.gomoku.rules import FREESTYLE
from sudoku_qt.engine.gomoku.search.minds import Minds
from sudoku_qt.engine.gomoku.search.thinker import Limits, Thinker
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.gomoku.tournament.score import Score, elo

SIZE = 15
LADDER = tuple(level.name for level in LEVELS + TIMED_LEVELS)
SCRIPTED = "scripted"
NEAR, STONES = 3, 5  # the distance of an opening's stones from the middle, and their number
EVEN, DEPTH, SLOTS = 60, 4, 1 << 14  # the greatest lead in an opening, and how it is looked for


def main() -> None:
    """Play every pair of neighbours, and print what it comes to."""
    parser = ArgumentParser(description="Measures the levels of Gomoku.")
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--only", nargs="*", help="the stronger players of the pairs to play")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    rating = 0.0
    for weaker, stronger in ((LADDER[0], SCRIPTED), *pairwise(LADDER)):
        if options.only and stronger not in options.only:
            continue
        score = match(weaker, stronger, options.pairs, options.jobs)
        told = ""
        if stronger != SCRIPTED:
            rating += elo(score.share, score.games)
            told = f", rating {rating:.0f}"
        low, high = score.interval
        print(
            f"{stronger} - {weaker}: +{score.won} ={score.drawn} -{score.lost}, "
            f"{score.share:.0%} ({low:.0%} to {high:.0%}){told}",
            flush=True,
        )


def match(weaker: str, stronger: str, pairs: int, jobs: int) -> Score:
    """The score of the stronger player."""
    games = [(weaker, stronger, seed, colour) for seed in range(pairs) for colour in (BLACK, WHITE)]
    with ProcessPoolExecutor(jobs) as pool:
        results = list(pool.map(play, games))
    return Score(results.count(1), results.count(0), results.count(-1))


def play(game: tuple[str, str, int, int]) -> int:
    """Play a game: 1 where the stronger player wins, 0 for a draw, -1."""
    weaker, stronger, seed, colour = game
    setup = GomokuSetup(size=SIZE, stones=opening(seed), to_move=WHITE)
    rules, minds = GomokuGame(), Minds()
    state = rules.start(setup)
    while rules.status(setup, state) is Status.RUNNING:
        name = stronger if state.to_move == colour else weaker
        number = seed * SIZE * SIZE + len(state.order)
        state = rules.play(setup, state, _move(name, setup, state, number, minds))
    winner = state.ending.winner if state.ending else 0
    return 0 if not winner else 1 if winner == colour else -1


def _move(name: str, setup: GomokuSetup, state: GomokuState, seed: int, minds: Minds) -> GomokuMove:
    if name == SCRIPTED:
        return GomokuMove.at(SIZE, scripted_move(state.stones, state.to_move, Random(seed)))
    level = level_named(name)
    return choose(setup, state, level, BALANCED, seed, now=time.process_time, minds=minds).move


@cache
def opening(seed: int) -> Stones:
    """Scattered stones that are even, Black's and White's in turn; White is to move."""
    rng, near = Random(seed), range(SIZE // 2 - NEAR, SIZE // 2 + NEAR + 1)
    points = [row * SIZE + column for row in near for column in near]
    while True:
        drawn = rng.sample(points, STONES)
        placed = [(point, WHITE if number % 2 else BLACK) for number, point in enumerate(drawn)]
        if _is_even(placed) and book_move(FREESTYLE, SIZE, placed, WHITE, seed) is None:
            stones = bytearray(SIZE * SIZE)
            for point, colour in placed:
                stones[point] = colour
            return bytes(stones)


def _is_even(placed: list[tuple[int, int]]) -> bool:
    """Whether the search finds no great lead, by a clock of its own work."""
    thinker = Thinker(FREESTYLE, SIZE, SLOTS)
    thinker.follow(placed)
    thought = thinker.think(WHITE, Limits(lambda: thinker.spent, 1.0, DEPTH))
    return abs(thought.worth) < EVEN


if __name__ == "__main__":
    main()
