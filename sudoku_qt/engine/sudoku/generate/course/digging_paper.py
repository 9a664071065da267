# SPDX-License-Identifier: MIT
"""The generators of the course's papers: digging in an order, and digging by probability.

The digging paper takes a full grid, visits every cell once in an order that depends on the level,
and empties it unless that would leave too few givens, too empty a row or column, or several
solutions; then it replaces the puzzle by a random isomorph and scores that. The simpler generator,
from a course program, visits the cells from the top left and tries to empty each with a probability
that grows with the level.

The digging paper's listing ends when every cell has been visited, however many givens are left: six
in a hundred puzzles of its level 5 would have 28 to 30. Its prose states how many a level has, and
is followed here: if a grid cannot be dug that far, another one is tried. The simple generator has
the same bounds by level, and keeps them in the same way.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.course.digging_levels import (
    MANY_SEARCHES,
    DiggingLevel,
    Score,
    count_givens,
    least_in_a_line,
)
from sudoku_qt.engine.sudoku.generate.course.full_grid import las_vegas_grid
from sudoku_qt.engine.sudoku.generate.random_isomorph import random_isomorph
from sudoku_qt.engine.sudoku.kernel.backtracking import PlainSearch
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE
from sudoku_qt.engine.work import Stop, go_on

SLICE = 100_000
"""The number of trials between two checks for cancellation: about a millisecond when compiled."""

PROBABILITIES = (0.4, 0.5, 0.6, 0.7, 0.9)
"""The probabilities, by level, with which the simple generator tries to empty a cell."""


@dataclass(frozen=True)
class Order:
    """An order in which the cells are visited."""

    name: str
    cells: Callable[[SeededRandom], Sequence[int]]


def _at_random(rng: SeededRandom) -> Sequence[int]:
    return rng.shuffled(range(CELLS))


def _every_other(_rng: SeededRandom) -> Sequence[int]:
    return (*range(0, CELLS, 2), *range(1, CELLS, 2))


def _along_s(_rng: SeededRandom) -> Sequence[int]:
    rows = (range(start, start + SIDE) for start in range(0, CELLS, SIDE))
    return [cell for row in rows for cell in (row if row.start % 2 == 0 else reversed(row))]


def _left_to_right(_rng: SeededRandom) -> Sequence[int]:
    return range(CELLS)


AT_RANDOM = Order("random", _at_random)
EVERY_OTHER = Order("every other cell", _every_other)
ALONG_S = Order("along S", _along_s)
LEFT_TO_RIGHT = Order("left to right", _left_to_right)
ORDERS = (AT_RANDOM, EVERY_OTHER, ALONG_S, LEFT_TO_RIGHT)

ORDER_OF_LEVEL = (AT_RANDOM, AT_RANDOM, EVERY_OTHER, ALONG_S, LEFT_TO_RIGHT)
"""The order that the paper uses for each of its five levels."""


@dataclass(frozen=True)
class Bounds:
    """When to stop: at `enough` givens, and never below `fewest`, or `least` in a row or column."""

    enough: int
    fewest: int
    least: int = 0


def dig(full: bytes, groups: Iterable[tuple[int, ...]], bounds: Bounds, stop: Stop) -> bytes:
    """The rest of a full grid after groups of cells were emptied in order, each tried once.

    A group is kept if removing it would break a bound or leave more than one solution. Raises
    `Cancelled`.
    """
    values = bytearray(full)
    givens = CELLS
    for group in groups:
        if givens <= bounds.enough:
            break
        go_on(stop)
        if givens - len(group) >= bounds.fewest and _empty(values, group, bounds.least):
            givens -= len(group)
    return bytes(values)


def _empty(values: bytearray, group: tuple[int, ...], least: int) -> bool:
    """Whether the cells of a group could be emptied; else they are left as they were."""
    before = bytes(values)
    for cell in group:
        values[cell] = 0
    even = not least or least_in_a_line(values) >= least
    if even and _unique(values, before, group):
        return True
    values[:] = before
    return False


def _unique(values: bytearray, before: bytes, group: tuple[int, ...]) -> bool:
    """Whether a puzzle that had one solution before a group was emptied still has only one.

    A single hole is proved by contradiction: no other digit there leads to a solution.
    """
    if len(group) == 1:
        return kernel.is_redundant(before, group[0])
    return kernel.count_solutions(bytes(values), 2) == 1


def dig_at_level(rng: SeededRandom, level: DiggingLevel, stop: Stop) -> bytes:
    """A puzzle made as in the digging paper, within all bounds of a level. Raises `Cancelled`.

    Its score, which also counts searches, may still be that of another level.
    """
    order = ORDER_OF_LEVEL[level.number - 1]
    while True:
        puzzle = dig_in_order(rng, level, order, stop)
        if level.has(puzzle):
            return puzzle


def dig_in_order(rng: SeededRandom, level: DiggingLevel, order: Order, stop: Stop) -> bytes:
    """Dig one grid in an order, as far as the level's bounds and a unique solution allow."""
    clues = rng.within(level.fewest, level.most)
    groups = ((cell,) for cell in order.cells(rng))
    bounds = Bounds(enough=clues, fewest=clues, least=level.least)
    return random_isomorph(dig(las_vegas_grid(rng), groups, bounds, stop), rng)


def dig_by_probability(rng: SeededRandom, level: DiggingLevel, stop: Stop) -> bytes:
    """A puzzle made as in the simple course program, within a level's bounds of givens.

    Chance alone leaves too many or too few in up to six of ten grids; then another one is dug.
    Raises `Cancelled`.
    """
    threshold = int(PROBABILITIES[level.number - 1] * 1000)
    while True:
        groups = [(cell,) for cell in range(CELLS) if rng.below(1000) < threshold]
        puzzle = dig(las_vegas_grid(rng), groups, Bounds(enough=0, fewest=0), stop)
        if level.has(puzzle):
            return puzzle


def score(values: bytes, stop: Stop) -> Score:
    """The digging paper's score of a puzzle. Searches are counted up to `MANY_SEARCHES`."""
    search = PlainSearch(values)
    while search.trials < MANY_SEARCHES:
        go_on(stop)
        if search.run(search.trials + SLICE):
            break
    return Score(count_givens(values), least_in_a_line(values), search.trials)
