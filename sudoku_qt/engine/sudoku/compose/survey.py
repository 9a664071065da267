# SPDX-License-Identifier: MIT
"""A survey of givens: the number of solutions, the possible digits, and the redundant givens.

The possible digits are proved one by one rather than counted, so they are known at once even if
there are far too many solutions. With many solutions a survey comes in stages: what is known after
a few milliseconds, then the number of solutions, and last in how many of them each digit stands in
each cell.
"""

from dataclasses import dataclass, replace
from math import isqrt

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.inspection import inspect
from sudoku_qt.engine.sudoku.kernel.solver import find_clash
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Stop, go_on, never

MOST = 100_000
"""The limit up to which solutions are counted."""
AT_ONCE = 2_000
"""The limit up to which the first survey counts."""
SAMPLES = 150
"""The number of random solutions by which shares are estimated if there are too many to count."""
STEPS = 4
"""The number of steps into which the shares of digits are divided."""
LIMITS = (0.15, 0.35, 0.6)
"""The shares at which the next step begins."""


@dataclass(frozen=True)
class Survey:
    """What is known about givens, a byte for each cell, 81 of 0-9 in a classic puzzle.

    `count` is the number of solutions, `most + 1` if there are more, and None if they have not been
    fully counted. `possible` are the digits that some solution has in each cell, as masks; `shares`
    gives for each candidate, at side * cell + digit - 1, the share of the solutions that have it: a
    step from 1 to `STEPS`, or 0 for none. `redundant` are the givens that follow from the others;
    `completing` are the cells and digits each of which alone would leave one solution. `fault` says
    why there is no solution, and `amiss` are the cells to check then. With rules that were `drawn`,
    `needless` are the constraints that follow from all the rest, None until that is known, and
    `clash` those that allow no solution together, each of which is needed for that; `missing` is
    one like those drawn that would leave one of several solutions.
    """

    givens: bytes
    count: int | None
    possible: tuple[int, ...] = (0,) * CELLS
    shares: bytes = bytes(SIDE * CELLS)
    redundant: frozenset[int] = frozenset()
    completing: tuple[tuple[int, int], ...] = ()
    fault: Fault | None = None
    amiss: frozenset[int] = frozenset()
    most: int = MOST
    drawn: VariantPuzzle | None = None
    needless: tuple[Constraint, ...] | None = None
    clash: tuple[Constraint, ...] = ()
    missing: Constraint | None = None

    @property
    def side(self) -> int:
        """The number of rows, of columns and of digits."""
        return isqrt(len(self.givens))

    @property
    def is_unique(self) -> bool:
        """Whether there is exactly one solution."""
        return self.count == 1

    @property
    def settled(self) -> int:
        """The number of empty cells with the same digit in all solutions."""
        alone = (mask.bit_count() == 1 for mask in self.possible)
        empty = (not digit for digit in self.givens)
        return sum(known and left for known, left in zip(alone, empty, strict=True))

    @property
    def open_cells(self) -> int:
        """The number of cells whose digit differs between solutions."""
        return sum(mask.bit_count() > 1 for mask in self.possible)


def survey(givens: bytes, stop: Stop = never) -> Survey:
    """Everything that is known within milliseconds. Raises `Cancelled`."""
    if find_clash(givens) or not kernel.count_solutions(givens, 1, stop):
        seen = inspect(givens, stop)
        return Survey(givens, 0, fault=seen.fault, amiss=seen.cells)
    number, tallies = kernel.tally(givens, AT_ONCE + 1, stop)
    given = [cell for cell in range(CELLS) if givens[cell]]
    first = Survey(
        givens,
        None,
        tuple(kernel.true_candidates(givens, stop)),
        redundant=frozenset(cell for cell in given if kernel.is_redundant(givens, cell, stop)),
    )
    if number <= AT_ONCE:
        return _counted(first, number, tallies)
    return replace(first, shares=_guessed(first, stop))


def count(givens: bytes, stop: Stop = never) -> int:
    """The number of solutions, `MOST + 1` if there are more. Raises `Cancelled`."""
    return 0 if find_clash(givens) else kernel.count_solutions(givens, MOST + 1, stop)


def tallied(first: Survey, stop: Stop = never) -> Survey:
    """The survey with shares added; there are at most `MOST` solutions. Raises `Cancelled`."""
    return _counted(first, *kernel.tally(first.givens, MOST, stop))


def _counted(first: Survey, number: int, tallies: list[int]) -> Survey:
    """A survey all of whose solutions were tallied."""
    once = (at for at, tally in enumerate(tallies) if tally == 1 < number)
    completing = tuple((at // SIDE, at % SIDE + 1) for at in once)
    shares = bytes(step(tally, number) for tally in tallies)
    return replace(first, count=number, shares=shares, completing=completing)


def _guessed(first: Survey, stop: Stop) -> bytes:
    """The steps of all that is possible, from solutions that are drawn by chance."""
    tallies = [0] * (SIDE * CELLS)
    for seed in range(SAMPLES):
        go_on(stop)
        found = kernel.random_solution(first.givens, seed) or b""
        for cell, digit in enumerate(found):
            tallies[SIDE * cell + digit - 1] += 1
    masks = first.possible
    return bytes(
        max(1, step(tally, SAMPLES)) if masks[at // SIDE] >> at % SIDE & 1 else 0
        for at, tally in enumerate(tallies)
    )


def step(tally: int, number: int) -> int:
    """The step for a digit that `tally` of `number` solutions have; 0 for none of them."""
    if not tally:
        return 0
    share = tally / number
    return 1 + sum(share >= limit for limit in LIMITS)
