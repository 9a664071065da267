# SPDX-License-Identifier: MIT
"""Changes to a puzzle in the making: unique, minimal, easier, harder, or new in the same pattern.

If the givens have the required symmetry it is kept: orbits are added and removed as a whole.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, islice

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.compose.partners import orbit_of
from sudoku_qt.engine.sudoku.generate.pattern_search import find_puzzle
from sudoku_qt.engine.sudoku.rating.rater import rate
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.symmetry import Symmetry
from sudoku_qt.engine.work import Stop, go_on, never

COMPLETIONS = 300
"""The most completions that are made to find the best, at less than half a millisecond each."""
WALKS = 300
"""The number of random walks for a pattern."""
MOST_MOVES = 400
"""The most puzzles with one given moved that are rated."""


def with_givens(puzzle: bytes, cells: Sequence[int], digits: bytes | None = None) -> bytes:
    """The puzzle with the digits of a grid in these cells, or without a grid empty there."""
    values = bytearray(puzzle)
    for cell in cells:
        values[cell] = digits[cell] if digits else 0
    return bytes(values)


def completed(givens: bytes, symmetry: Symmetry, rng: SeededRandom, stop: Stop = never) -> bytes:
    """The givens with others added so that one solution is left and the pattern is symmetric.

    All givens stay, and get the partners that they lack. No other orbit that was added is redundant
    as a whole. A single given of an orbit often is: of many completions the one with the fewest
    redundant givens is taken. Raises `Fault` if the givens have no solution, and `Cancelled`.
    """
    best, fewest = b"", CELLS + 1
    for _ in range(COMPLETIONS):
        puzzle = _completed_once(givens, symmetry, rng, stop)
        count = redundant(puzzle, stop)
        if count < fewest:
            best, fewest = puzzle, count
        if not count:
            break
    return best


def _completed_once(givens: bytes, symmetry: Symmetry, rng: SeededRandom, stop: Stop) -> bytes:
    """A completion for one of the solutions, found by chance."""
    solution = kernel.random_solution(givens, rng.word(), stop)
    if not solution:
        raise Fault("This puzzle has no solution.")
    own = [orbit for orbit in symmetry.orbits if any(givens[cell] for cell in orbit)]
    puzzle, added = (
        with_givens(givens, [*chain.from_iterable(own)], solution),
        list[tuple[int, ...]](),
    )
    while other := _another(puzzle, solution, stop):
        differing = [cell for cell in range(CELLS) if other[cell] != solution[cell]]
        orbit = orbit_of(symmetry, rng.choice(differing))
        puzzle = with_givens(puzzle, orbit, solution)
        added.append(orbit)
    for orbit in rng.shuffled(added):
        puzzle = _without(puzzle, orbit, stop)
    return puzzle


def redundant(puzzle: bytes, stop: Stop = never) -> int:
    """The number of givens that are redundant, each on its own."""
    return sum(kernel.is_redundant(puzzle, cell, stop) for cell in range(CELLS) if puzzle[cell])


def _another(puzzle: bytes, solution: bytes, stop: Stop) -> bytes | None:
    """A solution that is not the one that is wanted, or None."""
    found = kernel.solutions(puzzle, 2, stop)
    return next((each for each in found if each != solution), None)


def minimal(puzzle: bytes, symmetry: Symmetry, rng: SeededRandom, stop: Stop = never) -> bytes:
    """The puzzle without redundant givens, or orbits of givens: none of those left can be removed.

    The solutions stay the same. Raises `Cancelled`.
    """
    for orbit in rng.shuffled(symmetry.orbits):
        puzzle = _without(puzzle, orbit, stop)
    return puzzle


def _without(puzzle: bytes, orbit: Sequence[int], stop: Stop) -> bytes:
    """A puzzle without the givens of an orbit, or as it was where they do not follow."""
    left = puzzle
    for cell in orbit:
        go_on(stop)
        if left[cell] and not kernel.is_redundant(left, cell, stop):
            return puzzle
        left = with_givens(left, (cell,))
    return left


def moved(
    puzzle: bytes, symmetry: Symmetry, rng: SeededRandom, stop: Stop = never, *, harder: bool
) -> bytes:
    """A puzzle with the same solution in which one given, or one orbit, was moved elsewhere.

    Its SE rating is higher, or lower. Raises `Fault` if there is none, and `Cancelled`.
    """
    before = rate(puzzle, ("se_rating",), stop=stop).se_rating or 0.0
    for other in islice(_neighbours(puzzle, symmetry, rng, stop), MOST_MOVES):
        rating = rate(other, ("se_rating",), stop=stop).se_rating or 0.0
        if rating > before if harder else rating < before:
            return other
    if harder:
        raise Fault("No puzzle with one given moved was found that is harder.")
    raise Fault("No puzzle with one given moved was found that is easier.")


def _neighbours(
    puzzle: bytes, symmetry: Symmetry, rng: SeededRandom, stop: Stop
) -> Iterator[bytes]:
    """Yield the puzzles with one orbit moved that keep the one solution, in random order."""
    full = kernel.solve(puzzle, stop) or puzzle
    there = [each for each in symmetry.orbits if all(puzzle[cell] for cell in each)]
    free = [each for each in symmetry.orbits if not any(puzzle[cell] for cell in each)]
    pairs = [(gone, new) for gone in there for new in free if len(gone) == len(new)]
    for gone, new in rng.shuffled(pairs):
        other = with_givens(with_givens(puzzle, gone), new, full)
        if kernel.count_solutions(other, 2, stop) == 1:
            yield other


def of_pattern(cells: Sequence[int], rng: SeededRandom, stop: Stop = never) -> bytes:
    """A puzzle with one solution and givens in these cells. Raises `Fault` and `Cancelled`."""
    found = find_puzzle(cells, rng, WALKS, stop)
    if found is None:
        raise Fault("No puzzle of this pattern was found.")
    return found.givens
