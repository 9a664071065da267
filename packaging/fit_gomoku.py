# SPDX-License-Identifier: MIT
"""Fits the evaluation of Gomoku to games that the engine plays against itself.

    .venv/bin/python packaging/fit_gomoku.py [--games N] [--seconds S] [--rounds N] [--jobs N]

Games begin with some stones scattered round the middle; each move gets a few milliseconds of the
processor. Of each position in which neither side wins by continuous fours, what counts is how many
empty places there are of each pair of categories (see `search/position.py`), and who won in the
end. A value for each pair is found by logistic regression: a part for the mover's category, one
for the opponent's, and a smaller one for both together. They are written into
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
from sudoku_qt.engine.gomoku.search.position import pairs
from sudoku_qt.engine.gomoku.search.thinker import Limits, Thinker

ROOT = Path(__file__).resolve().parent.parent
WEIGHTS = ROOT / "sudoku_qt/engine/gomoku/search/weights.py"
PAIRS = len(pairs())
SIZE = 15
SCATTERED = range(3, 8)  # stones at the beginning of a game
REACH = 3  # how far from the middle they lie
FOURS = 300  # nodes to see whether a position is decided
SLOTS = 1 << 16
SCALE = 200  # the worth of a lead with which e times as many games are won as lost
STEPS, RATE = 1500, 0.02
ALONE, TOGETHER = 1e-4, 3e-3  # how much a value far from nought costs
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
    """The values, in units of the engine, by logistic regression with Adam's steps."""
    counts = np.zeros((len(samples), PAIRS * PAIRS), np.float32)
    for row, places in enumerate(samples):
        np.add.at(counts[row], places, 1)
    target = np.array(results, np.float32)
    held_out = np.arange(len(samples)) * 20 // len(samples) == 0  # whole games
    own = np.repeat(np.eye(PAIRS, dtype=np.float32), PAIRS, axis=0)
    opposing = np.tile(np.eye(PAIRS, dtype=np.float32), (PAIRS, 1))
    design = np.hstack([own, opposing, np.eye(PAIRS * PAIRS, dtype=np.float32) * 0.5])
    cost = np.array([ALONE] * (2 * PAIRS) + [TOGETHER] * PAIRS**2, np.float32)
    weights = descend(counts[~held_out], target[~held_out], design, cost)
    values = design @ weights
    for name, part in (("learnt", ~held_out), ("held out", held_out)):
        chance = 1 / (1 + np.exp(-np.clip(counts[part] @ values, -30, 30)))
        chance = np.clip(chance, 1e-6, 1 - 1e-6)
        loss = -np.mean(target[part] * np.log(chance) + (1 - target[part]) * np.log(1 - chance))
        right = np.mean((chance > 0.5) == (target[part] > 0.5))
        print(f"{name}: {part.sum()} positions, loss {loss:.4f}, {right:.1%} right", flush=True)
    return np.rint(values * SCALE).astype(int)


def descend(
    counts: "np.ndarray", target: "np.ndarray", design: "np.ndarray", cost: "np.ndarray"
) -> "np.ndarray":
    """Find the weights of the design."""
    rng = np.random.default_rng(1)
    weights = np.zeros(design.shape[1], np.float32)
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        batch = rng.choice(len(target), min(4096, len(target)), replace=False)
        chance = 1 / (1 + np.exp(-np.clip(counts[batch] @ (design @ weights), -30, 30)))
        slope = design.T @ (counts[batch].T @ (chance - target[batch])) / len(batch)
        slope += cost * weights
        first = 0.9 * first + 0.1 * slope
        second = 0.999 * second + 0.001 * slope**2
        rate = RATE * min(1, 2 * (1 - step / STEPS))
        steps = first / (1 - 0.9**step) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
        weights -= rate * steps
    return weights


def written(values: "np.ndarray") -> str:
    """The module that holds the values."""
    least = int(values.min())
    signs = "".join(DIGITS[int(v - least) // 64] + DIGITS[int(v - least) % 64] for v in values)
    lines = [f'    "{signs[at : at + 90]}"\n' for at in range(0, len(signs), 90)]
    return HEAD.format(least=least, base=len(DIGITS), text="".join(lines))


if __name__ == "__main__":
    main()
