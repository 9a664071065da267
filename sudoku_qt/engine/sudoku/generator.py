# SPDX-License-Identifier: MIT
"""The standard maker: one solution, a symmetric pattern of givens, a wanted number of them."""

from sudoku_qt.engine.sudoku.chance import Chance
from sudoku_qt.engine.sudoku.full_grid import random_grid
from sudoku_qt.engine.sudoku.holes import Bounds, dig
from sudoku_qt.engine.sudoku.levels import count_givens
from sudoku_qt.engine.sudoku.symmetry import Symmetry, disguise
from sudoku_qt.engine.work import Stop

ORDERS_OF_A_GRID = 50
ORDERS_AT_RANDOM = 2


def dig_symmetrically(
    chance: Chance, fewest: int, most: int, symmetry: Symmetry, stop: Stop
) -> bytes:
    """Empty the orbits of a fresh full grid until between `fewest` and `most` givens remain.

    The number is drawn, but in many patterns it cannot be had exactly, and some orders get stuck
    above `most`. The first that does not is taken, or else the best of some: another grid may do
    better, so the caller looks and tries again. Raises `Cancelled`.

    Where the first orders fail, the later ones begin with the largest orbits, which are the
    hardest to empty late: few givens with all symmetries are then found twelve times as often.
    Each order digs in a disguise of the grid, where the pattern falls on other digits; that does
    as well as a new grid and takes a twentieth of the time.
    """
    full = random_grid(chance)
    best = full
    bounds = Bounds(chance.within(fewest, most), fewest)
    for number in range(ORDERS_OF_A_GRID):
        orbits = chance.shuffled(symmetry.orbits)
        if number >= ORDERS_AT_RANDOM:
            orbits.sort(key=len, reverse=True)
        best = min(best, dig(full, orbits, bounds, stop), key=count_givens)
        if count_givens(best) <= most:
            break
        full = disguise(full, chance)
    return best
