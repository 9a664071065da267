# SPDX-License-Identifier: MIT
"""The hill climb to the hardest puzzles, where drawing them at random fails.

A pool of puzzles is improved: from one of them two or three clues are dropped, the rest is
completed at random and becomes minimal again, and what is harder than the easiest of the pool
takes its place. Harder is what has a higher SE rating, and among equals what makes the search
guess more often. What needs chains within chains, which would take seconds to rate, counts as
hardest of all, and is looked at closer only when it is handed out.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.grading import graded
from sudoku_qt.engine.sudoku.generate.groups import without
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.scale import QUICK_RULES, rate_board
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom, fresh_seed, tidy_seed
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.work import Stop, go_on, never

POOL = 20
LEAST_GUESSES = 3
"""What a puzzle of the first pool makes the search guess: nearly all that do need chains."""


@dataclass(frozen=True, order=True)
class Climber:
    """A puzzle of the pool; the greater is the harder."""

    rating: float
    guesses: int
    givens: bytes = field(compare=False)


def hardest(seed: str = "", stop: Stop = never) -> Iterator[SudokuSetup]:
    """Yield harder and harder puzzles, each rated higher than the one before, without end.

    The same seed gives the same puzzles; how far one comes depends on the time. Raises `Cancelled`.
    """
    seed = tidy_seed(seed) or fresh_seed()
    best = 0.0
    for climber in climbers(SeededRandom(f"hardest {seed}"), stop):
        if climber.rating > best:
            setup = SudokuSetup(
                climber.givens, "generated", mode="hardest", symmetry="none", seed=seed
            )
            setup = graded(setup, stop)
            if setup.se_rating > best:
                best = setup.se_rating
                yield setup


def climbers(rng: SeededRandom, stop: Stop) -> Iterator[Climber]:
    """Yield every puzzle that comes into the pool, the first pool and what takes its places."""
    pool: list[Climber] = []
    while len(pool) < POOL:
        go_on(stop)
        givens = kernel.minimal_puzzle(rng.word())
        if count_guesses(givens) >= LEAST_GUESSES:
            pool.append(_rated(givens, stop))
            yield pool[-1]
    while True:
        go_on(stop)
        pool.sort()
        climber = _rated(neighbour(rng.choice(pool).givens, rng), stop)
        if climber > pool[0]:
            pool[0] = climber
            yield climber


def neighbour(puzzle: bytes, rng: SeededRandom) -> bytes:
    """A minimal puzzle that has all but two or three of another one's clues, or of some."""
    clues = [cell for cell in range(CELLS) if puzzle[cell]]
    puzzle = without(puzzle, rng.shuffled(clues)[: rng.within(2, 3)])
    full = kernel.random_solution(puzzle, rng.word()) or puzzle
    values = bytearray(puzzle)
    while len(found := kernel.solutions(bytes(values), 2)) == 2:
        other = found[0] if found[0] != full else found[1]
        cell = rng.choice([cell for cell in range(CELLS) if other[cell] != full[cell]])
        values[cell] = full[cell]
    order = rng.shuffled([cell for cell in range(CELLS) if values[cell]])
    return kernel.dig(bytes(values), bytes(order))


def count_guesses(puzzle: bytes) -> int:
    """Count the guesses that the search makes until it has proved the solution."""
    return kernel.examine(puzzle)[2]


def _rated(givens: bytes, stop: Stop) -> Climber:
    rating = rate_board(Board.of_givens(givens), QUICK_RULES, stop)
    return Climber(rating, count_guesses(givens), givens)
