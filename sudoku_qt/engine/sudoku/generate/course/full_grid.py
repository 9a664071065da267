# SPDX-License-Identifier: MIT
"""Full grids drawn by the Las Vegas method: some random cells, then search, else begin anew."""

from sudoku_qt.engine.sudoku.grid import ALL_DIGITS, digits_in
from sudoku_qt.engine.sudoku.kernel.backtracking import PlainSearch
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE

RANDOM_CELLS = 11
TRIALS = 5_000
"""A start that plain search cannot complete with this many trials is given up."""


def las_vegas_grid(rng: SeededRandom) -> bytes:
    """Draw a full grid as the digging paper does: 11 random cells, the rest by plain search."""
    while True:
        search = PlainSearch(random_start(rng))
        if search.run(TRIALS) and search.solved:
            return bytes(search.values)


def random_grid(rng: SeededRandom) -> bytes:
    """Draw a full grid in which the search, too, tries the digits of each cell in random order.

    Completing a start from 1 upwards would prefer some grids to others. Nine random orders, one
    of them drawn for each cell, do as well as 81 of their own and take a quarter of the time.
    """
    while True:
        orders = [bytes(rng.shuffled(range(1, 10))) for _ in range(9)]
        order = b"".join(rng.choice(orders) for _ in range(CELLS))
        search = PlainSearch(random_start(rng), order)
        if search.run(TRIALS) and search.solved:
            return bytes(search.values)


def random_start(rng: SeededRandom, count: int = RANDOM_CELLS) -> bytes:
    """Put random digits that break no rule into `count` random cells."""
    values = bytearray(CELLS)
    for cell in rng.shuffled(range(CELLS))[:count]:
        free = ALL_DIGITS
        for peer in STANDARD_SHAPE.peers[cell]:
            if values[peer]:
                free &= ~(1 << values[peer] - 1)
        if free:
            values[cell] = rng.choice(tuple(digits_in(free)))
    return bytes(values)
