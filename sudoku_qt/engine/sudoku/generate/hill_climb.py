# SPDX-License-Identifier: MIT
"""The hill climb to the hardest puzzles, where drawing them at random fails.

A pool of puzzles is improved: from one of them up to three clues are dropped, the rest is
completed at random and becomes minimal again, and what is harder than the easiest of the pool
takes its place. Harder is what has a higher SE rating. The plateaus of that scale are wide, most
of all the first one that needs chains within chains; over them leads the `resistance`, which goes
on growing. Neighbours are drawn by generations, so that other processes can rate them.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.grading import graded
from sudoku_qt.engine.sudoku.generate.groups import without
from sudoku_qt.engine.sudoku.generate.resistance import resistance
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.scale import (
    CHAINS,
    EASY_RULES,
    QUICK_RULES,
    RULES,
    UNSOLVED,
    rate_board,
)
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom, fresh_seed, tidy_seed
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.work import Mapped, Stop, go_on, never

POOL = 40
LEAST_GUESSES = 3
"""What a puzzle of the first pool makes the search guess: nearly all that do need chains."""
GENERATION = 64
PLATEAU = 9.0, 9.5
"""The ratings between which the resistance alone says which of two puzzles is harder."""
STAGE = EASY_RULES + CHAINS[:1]
"""What a position has behind it where its resistance is measured: single chains and all easier."""


@dataclass(frozen=True, order=True)
class Climber:
    """A puzzle of the pool; the greater is the harder."""

    height: float
    resistance: int
    givens: bytes = field(compare=False)
    rating: float = field(compare=False)


def hardest(
    seed: str = "",
    stop: Stop = never,
    seeds: Collection[bytes] = (),
    mapped: Mapped = map,
) -> Iterator[SudokuSetup]:
    """Yield harder and harder puzzles, each rated higher than the one before, without end.

    They begin from nothing or near some `seeds`, puzzles of 81 bytes with one solution each, of
    which no image is handed out. The same seed gives the same puzzles, however many processes
    stand behind `mapped`; how far one comes depends on the time. Raises `Cancelled`.
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
    """Yield every puzzle that comes into the pool, the first pool and what takes its places.

    Seeds themselves are not yielded.
    """
    known = {kernel.canonical_form(givens) for givens in seeds}
    pool = sorted(_first_pool(rng, stop, seeds, mapped))
    if not seeds:
        yield from pool
    while True:
        near = []
        for _ in range(GENERATION):
            go_on(stop)
            near.append(neighbour(rng.choice(pool).givens, rng))
        for climber in mapped(climber_of, near):
            go_on(stop)
            form = kernel.canonical_form(climber.givens)
            if climber > pool[0] and form not in known:
                known.add(form)
                pool[0] = climber
                pool.sort()
                yield climber


def _first_pool(
    rng: SeededRandom, stop: Stop, seeds: Collection[bytes], mapped: Mapped
) -> Iterable[Climber]:
    """Some puzzles to begin from: drawn ones, or of the seeds those that resist most."""
    if seeds:
        first = sorted(seeds, key=_resistance, reverse=True)[:POOL]
    else:
        first = []
        while len(first) < POOL:
            go_on(stop)
            givens = kernel.minimal_puzzle(rng.word())
            if count_guesses(givens) >= LEAST_GUESSES:
                first.append(givens)
    for climber in mapped(climber_of, first):
        go_on(stop)
        yield climber


def neighbour(puzzle: bytes, rng: SeededRandom) -> bytes:
    """A minimal puzzle that has all but one to three of another one's clues, or of some."""
    clues = [cell for cell in range(CELLS) if puzzle[cell]]
    puzzle = without(puzzle, rng.shuffled(clues)[: rng.within(1, 3)])
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


def climber_of(givens: bytes) -> Climber:
    """Rate a puzzle with one solution, by all rules where the quick ones do not suffice."""
    rating = rate_board(Board.of_givens(givens), QUICK_RULES)
    if rating == UNSOLVED:
        rating = rate_board(Board.of_givens(givens), RULES)
    low, high = PLATEAU
    height = low if low <= rating < high else rating
    return Climber(height, _resistance(givens) if height >= low else 0, givens, rating)


def _resistance(givens: bytes) -> int:
    board = Board.of_givens(givens)
    rate_board(board, STAGE)
    return resistance(board, kernel.solve(givens) or b"")
