# SPDX-License-Identifier: MIT
"""Givens with one solution in chosen cells.

With few cells, the digits of hardly any full grid identify it. So a random walk is made: some of
the digits are replaced by others, as long as the number of solutions does not grow.
"""

from collections.abc import Collection, Sequence

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE, STANDARD_SHAPE
from sudoku_qt.engine.work import Stop, go_on

MANY = 2_000
"""The limit up to which solutions are counted."""
STEPS = 1_000
"""The number of exchanges after which a walk is abandoned."""


def fill_mask(cells: Sequence[int], rng: SeededRandom, stop: Stop) -> tuple[bytes | None, int]:
    """A full grid that its digits in `cells` identify, or None; and the cost.

    A cost of one takes about half a millisecond when compiled. Raises `Cancelled`.
    """
    full = kernel.random_grid(rng.word())
    count = counted = _solutions(full, cells, MANY)
    fewest, most = exchanged(len(cells))
    for step in range(STEPS):
        if count == 1:
            return full, _cost(step, counted)
        go_on(stop)
        gone = rng.drawn(cells, rng.within(fewest, most))
        kept = only(full, [cell for cell in cells if cell not in gone])
        other = kernel.random_solution(kept, rng.word()) or full
        fewer = _solutions(other, cells, min(count + 1, MANY))
        counted += fewer
        if fewer <= count:
            full, count = other, fewer
    return None, _cost(STEPS, counted)


def exchanged(cells: int) -> tuple[int, int]:
    """The least and the greatest number of digits to replace at a step of the walk.

    About two dozen are kept: more would determine nearly all of the others, so that hardly anything
    could be replaced, and the walk would stay in place.
    """
    return max(1, (cells - 26) // 3), max(4, cells - 24)


def has_twin_lines(cells: Collection[int]) -> bool:
    """Whether two rows of a band, or columns of a stack, have no chosen cell, and so can swap."""
    lines = (
        [cell for cell in house if cell in cells] for house in STANDARD_SHAPE.houses[: 2 * SIDE]
    )
    used = [bool(line) for line in lines]
    return any(used[first : first + 3].count(False) > 1 for first in range(0, 2 * SIDE, 3))


def only(full: bytes, cells: Sequence[int]) -> bytes:
    """The grid with all other cells emptied."""
    values = bytearray(CELLS)
    for cell in cells:
        values[cell] = full[cell]
    return bytes(values)


def _cost(steps: int, counted: int) -> int:
    return steps // 8 + counted // 1_500


def _solutions(full: bytes, cells: Sequence[int], limit: int) -> int:
    return kernel.count_solutions(only(full, cells), limit)
