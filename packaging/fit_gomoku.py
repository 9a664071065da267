# SPDX-License-Identifier: MIT
"""Fits the evaluation of Gomoku, and its order of moves, to games the engine plays against itself.

    .venv/bin/python packaging/fit_gomoku.py [--games N] [--nodes N] [--jobs N] [--seed N]

Games begin with some stones scattered round the middle; each move gets so many nodes, and now and
then one is played at random. They are added to `packaging/gomoku_games.txt.xz`, a line a game; with
`--games 0` only the fit is made again. Two tables of 330 x 330 numbers are fitted, by what each
empty point offers the mover and the opponent (the categories of `tables.py`):

- the *values*, whose sum says how likely the mover wins: by logistic regression, on what the search
  thought of each position and, to a quarter, on the result of the game;
- the *ranks*, which say how likely a point is the move played: by softmax over the points near
  stones.

Each number is a sum of one for the mover's category, one for the opponent's and, where the pair was
seen often enough, one for both. A part of the values goes by which threats there are. What is found
is written into `search/values.py` and `search/ranks.py`; a further round plays with it.
"""

import json
import lzma
from argparse import ArgumentParser
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from sudoku_qt.engine.gomoku.board import BLACK, other
from sudoku_qt.engine.gomoku.rules import FREESTYLE, winning_points
from sudoku_qt.engine.gomoku.search.thinker import Limits, Thinker
from sudoku_qt.engine.gomoku.search.weights import RANK_STEP, packed
from sudoku_qt.engine.gomoku.search.worths import SURE_WIN
from sudoku_qt.engine.gomoku.tables import CATEGORIES, OPEN_ONE, categories

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "packaging/gomoku_games.txt.xz"
SEARCH = ROOT / "sudoku_qt/engine/gomoku/search"
SIZE, SLOTS = 15, 1 << 17
SCATTERED, REACH = range(2, 8), (2, 3, 3, 4)  # stones at the beginning, how far from the middle
ASTRAY, EARLY = 0.04, 14  # how often a move is played at random, and among how many first ones
FOURS = 300  # nodes to see whether the mover wins by fours
A_SECOND = 1_000_000  # nodes that stand for a second of the search's clock

FAR = categories()[(OPEN_ONE,) * 4] * (CATEGORIES + 1)
"""The pair of a point far from everything; its value is nought."""
THREATS = 256
SCALE = 180  # the worth with which e times as many games are won as lost, in the search that played
RESULT = 0.25  # the share of the result in what a position is said to be worth
SELDOM = 20  # a pair seen less often has no number of its own
VALUE_UNIT = 150  # what a natural logarithm of the odds is, in the engine
RANK_UNIT = 100 / RANK_STEP
EPOCHS, BATCH = 14, 4096

Floats: TypeAlias = NDArray[np.float64]
Numbers: TypeAlias = NDArray[np.int64]
Pairs: TypeAlias = NDArray[np.int32]
Game: TypeAlias = dict[str, Any]
"""`m`: the points played; `k`: how many were scattered; `w`: the worth of each other move to its
mover, None for one at random; `r`: who won (0: nobody)."""


class Samples(NamedTuple):
    """Positions: for all points of all of them, and where each begins; then one of each position.

    A position's `chance` is how likely its mover wins, -1 where fives, open fours or continuous
    fours decide at once; `move` is the place of the point played in the list of points, -1 where
    that is not to be learned: there, too, and where all moves lose.
    """

    pairs: Pairs
    near: NDArray[np.bool_]
    starts: Numbers
    threats: Numbers
    chances: Floats
    moves: Numbers


def main() -> None:
    """Play, fit and write."""
    parser = ArgumentParser(description="Fits the evaluation of Gomoku.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--nodes", type=int, default=4000, help="of each move")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1, help="of the first game, one more each")
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.games)
    with ProcessPoolExecutor(options.jobs) as pool:
        games = kept() + list(pool.map(play, seeds, [options.nodes] * len(seeds), chunksize=20))
        keep(games)
        samples = joined(list(pool.map(positions, games, chunksize=200)))
    values, ranks = fitted_values(samples), fitted_ranks(samples)
    (SEARCH / "values.py").write_text(written("values of the evaluation", values), "utf-8")
    (SEARCH / "ranks.py").write_text(written("ranks of moves", ranks), "utf-8")


def kept() -> list[Game]:
    """The games of earlier rounds."""
    if not GAMES.exists():
        return []
    return [json.loads(line) for line in lzma.decompress(GAMES.read_bytes()).splitlines()]


def keep(games: list[Game]) -> None:
    """Write games down."""
    lines = "".join(json.dumps(game, separators=(",", ":")) + "\n" for game in games)
    GAMES.write_bytes(lzma.compress(lines.encode("ascii")))


def play(seed: int, nodes: int) -> Game:
    """Play a game."""
    rng, thinker = Random(seed), Thinker(FREESTYLE, SIZE, SLOTS)
    moves = scattered(rng)
    game: Game = {"m": [], "k": len(moves), "w": [], "r": 0}
    stones = bytearray(SIZE * SIZE)
    for point, colour in moves:
        stones[point] = colour

    def clock() -> float:
        return (thinker.tree.nodes + thinker.fours.nodes + thinker.threats.nodes) / A_SECOND

    while not game["r"] and len(moves) < SIZE * SIZE:
        side = BLACK if len(moves) % 2 == 0 else other(BLACK)
        thinker.follow(moves)
        worth = None
        if rng.random() < ASTRAY and len(game["w"]) < EARLY:
            points, _, _ = thinker.position.features(side)
            point = rng.choice([point for point, _, near in points if near])
        else:
            thought = thinker.think(side, Limits(clock, nodes / A_SECOND))
            point, worth = thought.point, thought.worth
        if point < 0:
            break
        game["w"].append(worth)
        moves.append((point, side))
        stones[point] = side
        if (worth or 0) > SURE_WIN or winning_points(FREESTYLE, bytes(stones), point):
            game["r"] = side
    game["m"] = [point for point, _ in moves]
    return game


def scattered(rng: Random) -> list[tuple[int, int]]:
    """Stones near the middle, in order of play."""
    reach = rng.choice(REACH)
    near = range(SIZE // 2 - reach, SIZE // 2 + reach + 1)
    points = [row * SIZE + column for row in near for column in near]
    chosen = rng.sample(points, rng.choice(SCATTERED))
    return [(p, BLACK if n % 2 == 0 else other(BLACK)) for n, p in enumerate(chosen)]


def positions(game: Game) -> Samples:
    """The positions of a game from which something is to be learned."""
    thinker, side = Thinker(FREESTYLE, SIZE, 1 << 4), BLACK
    pairs, near, starts = list[int](), list[bool](), list[int]()
    threats, chances, moves = list[int](), list[float](), list[int]()
    for number, point in enumerate(game["m"]):
        if number >= game["k"] and game["w"][number - game["k"]] is not None:
            points, kinds, decided = thinker.position.features(side)
            told = [each for each in points if each[1] != FAR or each[2] or each[0] == point]
            starts.append(len(pairs))
            places = [each[0] for each in told]
            pairs += [each[1] for each in told]
            near += [each[2] for each in told]
            threats.append(kinds)
            worth = game["w"][number - game["k"]]
            decided = decided or thinker.fours.win(side, FOURS) is not None
            chances.append(-1 if decided else chance(worth, game["r"], side))
            at = starts[-1] + places.index(point)
            moves.append(at if near[at] and not decided and worth > -SURE_WIN else -1)
        thinker.position.put(point, side)
        side = other(side)
    return Samples(
        np.array(pairs, np.int32),
        np.array(near, bool),
        np.array(starts, np.int64),
        np.array(threats, np.int64),
        np.array(chances),
        np.array(moves, np.int64),
    )


def chance(worth: int, winner: int, side: int) -> float:
    """How likely a mover is said to win, by the search and the result."""
    thought = float(worth > 0) if abs(worth) >= SURE_WIN else 1 / (1 + np.exp(-worth / SCALE))
    result = 0.5 if not winner else float(winner == side)
    return float((1 - RESULT) * thought + RESULT * result)


def joined(parts: list[Samples]) -> Samples:
    """The positions of all games."""
    sizes = np.cumsum([0, *(len(part.pairs) for part in parts)])
    shifted = [
        part._replace(
            starts=part.starts + size, moves=np.where(part.moves < 0, -1, part.moves + size)
        )
        for part, size in zip(parts, sizes, strict=False)
    ]
    return Samples(*(np.concatenate(column) for column in zip(*shifted, strict=True)))


# ------------------------------------------------------------ the fits


class Table:
    """A table of 330 x 330 numbers, of three parts, and how Adam changes it (Kingma, Ba 2014)."""

    def __init__(self, seen: Numbers, more: int, rate: float, cost: float) -> None:
        """Take how often each pair was seen, how many numbers there are besides, and the pace."""
        self.often = (seen >= SELDOM).reshape(CATEGORIES, CATEGORIES)
        self.parts = [np.zeros(CATEGORIES), np.zeros(CATEGORIES), np.zeros(self.often.shape)]
        self.parts.append(np.zeros(more))
        self.moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self.parts]
        self.rate, self.cost, self.step = rate, cost, 0

    def numbers(self) -> Floats:
        """The number of each pair."""
        own, opposing, both, _ = self.parts
        found = (own[:, None] + opposing + both).ravel()
        found[FAR] = 0
        return found

    def in_steps(self, unit: float) -> list[Numbers]:
        """The three parts, whole numbers of which `unit` make what a natural logarithm of odds is.

        What is far from everything comes to nought, as it did in the fit.
        """
        own, opposing, both = (np.rint(unit * part).astype(np.int64) for part in self.parts[:3])
        both.ravel()[FAR] = -own[FAR // CATEGORIES] - opposing[FAR % CATEGORIES]
        return [own, opposing, both]

    def learn(self, slope: Floats, more: Floats, share: float) -> None:
        """Go a step down, by the slope of each pair; the share of the steps done slows it."""
        slope[FAR] = 0
        square = slope.reshape(CATEGORIES, CATEGORIES)
        both = (square + self.cost * self.parts[2]) * self.often
        self.step += 1
        rate = self.rate * (1.03 - share)
        slopes = (square.sum(1), square.sum(0), both, more)
        for part, (mean, spread), down in zip(self.parts, self.moments, slopes, strict=True):
            mean[...] = 0.9 * mean + 0.1 * down
            spread[...] = 0.999 * spread + 0.001 * down * down
            size = np.sqrt(spread / (1 - 0.999**self.step)) + 1e-8
            part[...] = part - rate * mean / (1 - 0.9**self.step) / size


def fitted_values(samples: Samples) -> list[Numbers]:
    """The parts of the values, and the values of threats, in units of the engine."""
    wanted = np.flatnonzero(samples.chances >= 0)
    table = Table(seen(samples), THREATS + 1, 0.003, 2e-4)
    for share, at, rows in batches(samples, wanted):
        starts, lengths, points = rows
        threats, chances = samples.threats[at], samples.chances[at]
        more = table.parts[3]
        sums = np.add.reduceat(table.numbers()[points], starts)
        found = 1 / (1 + np.exp(-(sums + more[threats] + more[THREATS])))
        wrong = (found - chances) / len(at)
        slope = summed(points, np.repeat(wrong, lengths))
        bend = np.append(summed(threats, wrong, THREATS), wrong.sum())
        table.learn(slope, bend, share)
    threats = VALUE_UNIT * (table.parts[3][:THREATS] + table.parts[3][THREATS])
    return [*table.in_steps(VALUE_UNIT), np.rint(threats).astype(np.int64)]


def fitted_ranks(samples: Samples) -> list[Numbers]:
    """The parts of the ranks, in steps of the engine."""
    wanted = np.flatnonzero(samples.moves >= 0)
    table = Table(seen(samples), 0, 0.01, 1e-5)
    for share, at, (starts, lengths, points) in batches(samples, wanted, near=True):
        odds = np.exp(np.clip(table.numbers()[points], -30, 30))
        wrong = odds / np.repeat(np.add.reduceat(odds, starts), lengths)
        slope = summed(points, wrong / len(at))
        played = samples.pairs[samples.moves[at]]
        slope -= summed(played, np.full(len(at), 1 / len(at)))
        table.learn(slope, np.zeros(0), share)
    return table.in_steps(RANK_UNIT)


def summed(places: Numbers | Pairs, numbers: Floats, size: int = CATEGORIES**2) -> Floats:
    """The sum of the numbers of each place."""
    return np.asarray(np.bincount(places, numbers, size), np.float64)


def seen(samples: Samples) -> Numbers:
    """How often each pair was seen near stones."""
    return np.bincount(samples.pairs[samples.near], minlength=CATEGORIES**2)


Rows: TypeAlias = tuple[Numbers, Numbers, Pairs]
"""Where the points of each position of a batch begin, how many they are, and their pairs."""


def batches(
    samples: Samples, wanted: Numbers, *, near: bool = False
) -> Iterator[tuple[float, Numbers, Rows]]:
    """Positions in random order, again and again: the share done before, which, their points."""
    rng = np.random.default_rng(1)
    ends = np.append(samples.starts[1:], len(samples.pairs))
    for epoch in range(EPOCHS):
        order = rng.permutation(wanted)
        for first in range(0, len(order), BATCH):
            at = order[first : first + BATCH]
            lengths = ends[at] - samples.starts[at]
            begins = np.cumsum(lengths) - lengths
            points = np.arange(lengths.sum()) + np.repeat(samples.starts[at] - begins, lengths)
            if near:
                inside = samples.near[points]
                lengths = np.add.reduceat(inside, begins).astype(np.int64)
                begins, points = np.cumsum(lengths) - lengths, points[inside]
            yield epoch / EPOCHS, at, (begins, lengths, samples.pairs[points])


# ------------------------------------------------------------ what is written

HEAD = '''\
# SPDX-License-Identifier: MIT
"""The {what}, which `packaging/fit_gomoku.py` fitted and `weights.py` unpacks."""

TEXT = (
{text})
'''


def written(what: str, parts: list[Numbers]) -> str:
    """The module that holds a table."""
    text = packed([part.ravel().tolist() for part in parts])
    lines = [f'    "{text[at : at + 94]}"\n' for at in range(0, len(text), 94)]
    return HEAD.format(what=what, text="".join(lines))


if __name__ == "__main__":
    main()
