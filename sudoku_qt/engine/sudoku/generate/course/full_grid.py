# SPDX-License-Identifier: MIT
"""Full grids by the Las Vegas method: some random cells, then a search; on failure, start over."""

from sudoku_qt.engine.sudoku.grid import ALL_DIGITS, digits_in
from sudoku_qt.engine.sudoku.kernel.backtracking import PlainSearch
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE

RANDOM_CELLS = 11
TRIALS = 5_000
"""A start that plain search cannot complete in so many trials is abandoned."""


def las_vegas_grid(rng: SeededRandom) -> bytes:
    """A full grid as in the digging paper: 11 random cells, the rest by plain search."""
    while True:
        search = PlainSearch(random_start(rng))
        if search.run(TRIALS) and search.solved:
            return bytes(search.values)


def random_grid(rng: SeededRandom) -> bytes:
    """A full grid for which the search, too, tries each cell's digits in random order.

    A search that tries digits from 1 upwards would favour some grids. Nine random orders, one of
    them drawn for each cell, do as well as 81 different ones in a quarter of the time.
    """
    while True:
        orders = [bytes(rng.shuffled(range(1, 10))) for _ in range(9)]
        order = b"".join(rng.choice(orders) for _ in range(CELLS))
        search = PlainSearch(random_start(rng), order)
        if search.run(TRIALS) and search.solved:
            return bytes(search.values)


def random_start(rng: SeededRandom, count: int = RANDOM_CELLS) -> bytes:
    """A grid with random digits that break no rule in `count` random cells."""
    values = bytearray(CELLS)
    for cell in rng.shuffled(range(CELLS))[:count]:
        free = ALL_DIGITS
        for peer in STANDARD_SHAPE.peers[cell]:
            if values[peer]:
                free &= ~(1 << values[peer] - 1)
        if free:
            values[cell] = rng.choice(tuple(digits_in(free)))
    return bytes(values)
