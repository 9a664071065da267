# SPDX-License-Identifier: MIT
"""The hill climb to the hardest puzzles, which drawing at random does not find.

A pool of puzzles is improved: a puzzle near one of them that is harder than the easiest in the pool
replaces it. Harder means a higher SE rating. That scale has wide plateaus, above all the first one
that needs nested chains; there the `resistance`, which keeps growing, decides. The neighbours that
differ in one clue are searched for every puzzle that needs chains, the hardest first, in the pool
or not: the puzzles in a pool of forty are soon all related, and their neighbours known. Everything
is done in generations, so that other processes can search and rate.
"""

from bisect import insort
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.grading import graded
from sudoku_qt.engine.sudoku.generate.hardest.climber import (
    PLATEAU,
    Climber,
    climber_of,
    resistance_of,
)
from sudoku_qt.engine.sudoku.generate.hardest.near import NearSearch, found_near
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom, fresh_seed, tidy_seed
from sudoku_qt.engine.work import Mapped, Stop, go_on, never

POOL = 40
LEAST_GUESSES = 3
"""The least guesses of a puzzle in the first pool; nearly all with so many need chains."""
RATED = 32
"""The number of puzzles of a generation that are rated: those with the most resistance."""
LOOKED_ROUND = 3
"""The number of puzzles, the hardest, whose neighbours with one other given a generation tries."""
DRAWN_NEAR = 20
"""The number of puzzles drawn from the pool whose neighbours it tries as well."""
IDLE = 50
"""After so many generations without progress, a climb without seeds starts again from others."""
SEEDS = 12
"""The number of seeds that join in each generation, as long as there are any."""


def hardest(
    seed: str = "",
    stop: Stop = never,
    seeds: Collection[bytes] = (),
    mapped: Mapped = map,
) -> Iterator[SudokuSetup]:
    """Yield harder and harder puzzles without end, each rated higher than the one before.

    They start from random puzzles or near some `seeds`, which are puzzles of 81 bytes with one
    solution each, of which no isomorph is returned. The same seed gives the same puzzles, however
    many processes `mapped` uses; how many there are depends on the time. Raises `Cancelled`.
    """
    seed = tidy_seed(seed) or fresh_seed()
    best = 0.0
    for climber in climbers(SeededRandom(f"hardest {seed}"), stop, seeds, mapped):
        if climber.rating > best:
            best = climber.rating
            setup = SudokuSetup(
                climber.givens, "generated", mode="hardest", symmetry="none", seed=seed
            )
            yield graded(setup, stop)


def climbers(
    rng: SeededRandom, stop: Stop, seeds: Collection[bytes] = (), mapped: Mapped = map
) -> Iterator[Climber]:
    """Yield every puzzle that enters the pool, including the first ones.

    Seeds themselves are not yielded.
    """
    waiting = sorted(seeds, key=resistance_of, reverse=True)
    climb = Climb(rng, stop, mapped)
    climb.known.update(map(kernel.canonical_form, waiting))
    for climber in climb.begin(waiting[:POOL] or climb.drawn()):
        if not seeds:
            yield climber
    del waiting[:POOL]
    while True:
        if climb.idle == IDLE and not seeds:
            for _ in climb.begin(climb.drawn()):
                pass
        for climber in climb.rate(waiting[:SEEDS]):
            climb.takes_in(climber)
        del waiting[:SEEDS]
        for climber in climb.rate(climb.near()):
            if climb.takes_in(climber):
                yield climber


@dataclass
class Climb:
    """The pool, the easiest puzzle first, and what is known of the landscape."""

    rng: SeededRandom
    stop: Stop
    mapped: Mapped
    pool: list[Climber] = field(default_factory=list)
    known: set[bytes] = field(default_factory=set)
    """The canonical forms of all rated puzzles, and of the seeds."""
    not_looked_round: list[Climber] = field(default_factory=list)
    """Puzzles that need chains and whose neighbours were not tried yet, the hardest last."""

    idle: int = 0
    """The number of generations since the last one with a new hardest puzzle."""

    def begin(self, puzzles: Iterable[bytes]) -> Iterator[Climber]:
        """Start, or restart, from some puzzles, and yield them as climbers."""
        self.pool.clear()
        self.not_looked_round.clear()
        self.idle = 0
        for climber in self.rate(puzzles):
            self.pool.append(climber)
            yield climber
        self.pool.sort()

    def drawn(self) -> list[bytes]:
        """Random puzzles to start from."""
        first: list[bytes] = []
        while len(first) < POOL:
            go_on(self.stop)
            givens = kernel.minimal_puzzle(self.rng.word())
            if kernel.examine(givens)[2] >= LEAST_GUESSES:
                first.append(givens)
        return first

    def rate(self, puzzles: Iterable[bytes]) -> Iterator[Climber]:
        """Rate puzzles."""
        for climber in self.mapped(climber_of, puzzles):
            go_on(self.stop)
            if climber.height >= PLATEAU[0]:
                insort(self.not_looked_round, climber)
            yield climber

    def takes_in(self, climber: Climber) -> bool:
        """Add a puzzle to the pool, in place of the easiest if it is full; whether it was added."""
        if climber > self.pool[-1]:
            self.idle = 0
        if len(self.pool) < POOL:
            self.pool.append(climber)
        elif climber > self.pool[0]:
            self.pool[0] = climber
        else:
            return False
        self.pool.sort()
        return True

    def near(self) -> list[bytes]:
        """The puzzles of a new generation that are worth rating and not rated yet."""
        self.idle += 1
        found: list[tuple[int, bytes]] = []
        for some in self.mapped(found_near, self._searches()):
            go_on(self.stop)
            found += some
        found.sort(reverse=True)
        return [*islice((givens for _, givens in found if self._is_new(givens)), RATED)]

    def _searches(self) -> list[NearSearch]:
        """Where a generation looks: round the hardest, and by chance near any of the pool."""
        least = self.pool[0].resistance * 9 // 10
        hardest = self.not_looked_round[-LOOKED_ROUND:]
        del self.not_looked_round[-LOOKED_ROUND:]
        searches = [NearSearch(climber.givens, least) for climber in hardest]
        for _ in range(DRAWN_NEAR):
            puzzle = self.rng.choice(self.pool).givens
            searches.append(NearSearch(puzzle, least, f"{self.rng.word()}"))
        return searches

    def _is_new(self, givens: bytes) -> bool:
        form = kernel.canonical_form(givens)
        if form in self.known:
            return False
        self.known.add(form)
        return True
