# SPDX-License-Identifier: MIT
"""Fits the evaluation of Gomoku to games that the engine plays against itself.

    .venv/bin/python packaging/fit_gomoku.py [--games N] [--seconds S] [--rounds N] [--jobs N]

Games begin with some stones scattered round the middle; each move gets a few milliseconds of the
processor. Of each position in which neither side wins by continuous fours, what counts is how many
empty places there are of each pair of categories (see `tables.py`), and who won in the
end. The value of a pair is a sum of four parts, found by logistic regression: what the best and
the next best direction give the mover there, and what they give the opponent. (A part for each
pair of its own fits what it has seen better, and new games worse.) The values are written into
`search/weights.py`; a further round plays its games with them.
"""

import json
import time
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

import numpy as np

from sudoku_qt.engine.gomoku.board import BLACK, other
from sudoku_qt.engine.gomoku.rules import FREESTYLE, winning_points
from sudoku_qt.engine.gomoku.search.thinker import Limits, Thinker
from sudoku_qt.engine.gomoku.tables import pairs

ROOT = Path(__file__).resolve().parent.parent
WEIGHTS = ROOT / "sudoku_qt/engine/gomoku/search/weights.py"
PAIRS = len(pairs())
SIZE = 15
SCATTERED = range(3, 8)  # stones at the beginning of a game
REACH = 3  # how far from the middle they lie
FOURS = 300  # nodes to see whether a position is decided
SLOTS = 1 << 16
SCALE = 200  # the worth of a lead with which e times as many games are won as lost
STEPS = 20
COST = 50  # of weights far from nought
CATEGORIES = 8
HEAD = '''\
# SPDX-License-Identifier: MIT
"""What an empty place adds to the worth of a position, as `packaging/fit_gomoku.py` found it.

The values are those of pairs of categories, the mover's before the opponent's, each as two signs:
its excess over {least} in base {base}.
"""

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
LEAST = {least}
_TEXT = (
{text})


def values() -> tuple[int, ...]:
    """The value of each pair."""
    numbers = [DIGITS.index(sign) for sign in _TEXT]
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    return tuple(high * len(DIGITS) + low + LEAST for high, low in pairs)
'''
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"

Sample = tuple[list[int], int]
"""The pairs of a position's empty places, and whose turn it was."""


def main() -> None:
    """Play, fit and write, round after round."""
    parser = ArgumentParser(description="Fits the evaluation of Gomoku.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=0.01, help="of the processor, a move")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", type=Path, help="a file of positions, read and added to")
    options = parser.parse_args()
    for number in range(options.rounds):
        seeds = [options.seed + number * options.games + game for game in range(options.games)]
        samples, results = play_all(seeds, options.seconds, options.jobs)
        if options.kept:
            samples, results = kept(options.kept, samples, results)
        WEIGHTS.write_text(written(fitted(samples, results)), "utf-8")


def play_all(seeds: list[int], seconds: float, jobs: int) -> tuple[list[list[int]], list[float]]:
    """Play a game a seed; give the places of each position, and what its mover got of the game."""
    samples, results = list[list[int]](), list[float]()
    with ProcessPoolExecutor(jobs) as pool:
        for played in pool.map(play, seeds, [seconds] * len(seeds), chunksize=5):
            for places, result in played:
                samples.append(places)
                results.append(result)
    return samples, results


def kept(
    file: Path, samples: list[list[int]], results: list[float]
) -> tuple[list[list[int]], list[float]]:
    """Add positions to those of a file, and give all of them."""
    if file.exists():
        old_samples, old_results = json.loads(file.read_text("utf-8"))
        samples, results = old_samples + samples, old_results + results
    file.write_text(json.dumps([samples, results]), "utf-8")
    return samples, results


def play(seed: int, seconds: float) -> list[tuple[list[int], float]]:
    """Play a game; give each quiet position of it with what its mover got in the end."""
    rng = Random(seed)
    thinker = Thinker(FREESTYLE, SIZE, SLOTS)
    moves = scattered(rng)
    seen: list[Sample] = []
    winner, stones = 0, bytearray(SIZE * SIZE)
    for point, colour in moves:
        stones[point] = colour
    while not winner and len(moves) < SIZE * SIZE:
        side = BLACK if len(moves) % 2 == 0 else other(BLACK)
        thinker.follow(moves)
        if thinker.fours.win(side, FOURS) is None and thinker.fours.win(3 - side, FOURS) is None:
            seen.append((thinker.position.pairs_at(side), side))
        thought = thinker.think(side, Limits(time.process_time, seconds))
        if thought.mate > 0:
            winner = side
        moves.append((thought.point, side))
        stones[thought.point] = side
        if winning_points(FREESTYLE, bytes(stones), thought.point):
            winner = side
    return [(places, 0.5 if not winner else float(side == winner)) for places, side in seen]


def scattered(rng: Random) -> list[tuple[int, int]]:
    """Stones near the middle, in order of play."""
    near = range(SIZE // 2 - REACH, SIZE // 2 + REACH + 1)
    points = rng.sample([row * SIZE + column for row in near for column in near], 8)
    count = rng.choice(SCATTERED)
    return [(p, BLACK if n % 2 == 0 else other(BLACK)) for n, p in enumerate(points[:count])]


def fitted(samples: list[list[int]], results: list[float]) -> "np.ndarray":
    """The values, in units of the engine; the fit to a fifth that it did not see is printed."""
    counts = np.zeros((len(samples), PAIRS * PAIRS), np.float32)
    for row, places in enumerate(samples):
        np.add.at(counts[row], places, 1)
    design = parts()
    features = np.hstack([counts @ design, np.ones((len(samples), 1))])
    spread = features.std(axis=0) + 1e-9
    spread[-1] = 1
    features, target = features / spread, np.array(results)
    held_out = np.arange(len(samples)) * 5 // len(samples) == 0  # whole games
    for name, part in (("a fifth, from the others", held_out), ("all", held_out | True)):
        learnt = ~held_out if name != "all" else part
        weights = descend(features[learnt], target[learnt])
        chance = chances(features[part], weights)
        loss = -np.mean(target[part] * np.log(chance) + (1 - target[part]) * np.log(1 - chance))
        print(f"{name}: {part.sum()} positions, loss {loss:.4f}", flush=True)
    values: np.ndarray = np.rint(design @ (weights / spread)[:-1] * SCALE).astype(int)
    return values


def parts() -> "np.ndarray":
    """For each pair of categories: the mover's best and next best row, and the opponent's."""
    both = np.zeros((PAIRS, 2 * (CATEGORIES - 1)))
    for (best, following), number in pairs().items():
        if best:
            both[number, best - 1] = 1
        if following:
            both[number, CATEGORIES + following - 2] = 1
    return np.hstack([np.repeat(both, PAIRS, axis=0), np.tile(both, (PAIRS, 1))])


def descend(features: "np.ndarray", target: "np.ndarray") -> "np.ndarray":
    """Find the weights by Newton's steps."""
    weights = np.zeros(features.shape[1])
    for _ in range(STEPS):
        chance = chances(features, weights)
        slope = features.T @ (chance - target) + COST * weights
        bend = (features * (chance * (1 - chance))[:, None]).T @ features
        weights -= np.linalg.solve(bend + COST * np.eye(len(weights)), slope)
    return weights


def chances(features: "np.ndarray", weights: "np.ndarray") -> "np.ndarray":
    """How likely the mover wins, never quite nought or one."""
    found: np.ndarray = 1 / (1 + np.exp(-np.clip(features @ weights, -13, 13)))
    return found


def written(values: "np.ndarray") -> str:
    """The module that holds the values."""
    least = int(values.min())
    signs = "".join(DIGITS[int(v - least) // 64] + DIGITS[int(v - least) % 64] for v in values)
    lines = [f'    "{signs[at : at + 90]}"\n' for at in range(0, len(signs), 90)]
    return HEAD.format(least=least, base=len(DIGITS), text="".join(lines))


if __name__ == "__main__":
    main()
