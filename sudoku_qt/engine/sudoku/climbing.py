# SPDX-License-Identifier: MIT
"""Climbing to the hardest puzzles, where drawing them at random fails.

A pool of puzzles is improved: from one of them two or three clues are dropped, the rest is
completed at random and becomes minimal again, and what is harder than the easiest of the pool
takes its place. Harder is what rates higher on the classic scale, and among equals what makes the
search guess more often; that is counted first, since it takes a thousandth of the time, and what
the search hardly has to guess at is not rated at all. What needs chains within chains, which would
take seconds to rate, counts as hardest of all, and is looked at closer only when it is handed out.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.board import Board
from sudoku_qt.engine.sudoku.chance import Chance, fresh_seed, tidy_seed
from sudoku_qt.engine.sudoku.explainer.scale import QUICK_RULES, rate_board
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generator import without
from sudoku_qt.engine.sudoku.grading import graded
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.symmetry import disguise
from sudoku_qt.engine.work import Stop, go_on, never

POOL = 20
LOOKS = 6
"""Disguises of a puzzle in which guesses are counted: in one alone the search may be lucky."""
LEAST_GUESSES = 3 * LOOKS
"""What a puzzle of the first pool makes the search guess."""


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
    best, top = 0.0, Climber(0.0, 0, b"")
    for climber in climbers(Chance(f"hardest {seed}"), stop):
        if climber.rating > best and climber > top:
            top = climber
            setup = SudokuSetup(
                climber.givens, "generated", mode="hardest", symmetry="none", seed=seed
            )
            setup = graded(setup, stop)
            if setup.classic > best:
                best = setup.classic
                yield setup


def climbers(chance: Chance, stop: Stop) -> Iterator[Climber]:
    """Yield every puzzle that comes into the pool, the first pool and what takes its places."""
    pool: list[Climber] = []
    while len(pool) < POOL:
        go_on(stop)
        givens = kernel.minimal_puzzle(chance.word())
        guesses = count_guesses(givens)
        if guesses >= LEAST_GUESSES:
            pool.append(_rated(givens, guesses, stop))
            yield pool[-1]
    seen = {kernel.canonical_form(climber.givens) for climber in pool}
    while True:
        go_on(stop)
        pool.sort(reverse=True)
        givens = neighbour(_one_of(pool, chance).givens, chance)
        guesses = count_guesses(givens)
        if 2 * guesses < min(climber.guesses for climber in pool):
            continue
        image = kernel.canonical_form(givens)
        if image in seen:
            continue
        seen.add(image)
        climber = _rated(givens, guesses, stop)
        if climber > pool[-1]:
            pool[-1] = climber
            yield climber


def neighbour(puzzle: bytes, chance: Chance) -> bytes:
    """Give a minimal puzzle that has all but two or three of another one's clues, or of some."""
    clues = [cell for cell in range(CELLS) if puzzle[cell]]
    puzzle = without(puzzle, chance.shuffled(clues)[: chance.within(2, 3)])
    full = kernel.random_solution(puzzle, chance.word()) or puzzle
    values = bytearray(puzzle)
    while len(found := kernel.solutions(bytes(values), 2)) == 2:
        other = found[0] if found[0] != full else found[1]
        cell = chance.choice([cell for cell in range(CELLS) if other[cell] != full[cell]])
        values[cell] = full[cell]
    order = chance.shuffled([cell for cell in range(CELLS) if values[cell]])
    return kernel.dig(bytes(values), bytes(order))


def count_guesses(puzzle: bytes) -> int:
    """Count the guesses of the search in some disguises of a puzzle, always the same ones."""
    chance = Chance("looks")
    return sum(kernel.examine(disguise(puzzle, chance))[2] for _ in range(LOOKS))


def _one_of(pool: list[Climber], chance: Chance) -> Climber:
    """Draw a puzzle of a sorted pool, the harder ones more often."""
    return pool[min(chance.below(len(pool)), chance.below(len(pool)))]


def _rated(givens: bytes, guesses: int, stop: Stop) -> Climber:
    return Climber(rate_board(Board.of_givens(givens), QUICK_RULES, stop), guesses, givens)
