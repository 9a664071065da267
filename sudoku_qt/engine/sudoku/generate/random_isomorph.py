# SPDX-License-Identifier: MIT
"""Random isomorphs of a puzzle."""

from collections.abc import Iterable, Sequence

from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import cell_at
from sudoku_qt.engine.sudoku.symmetry import LAST, Isomorphism


def random_isomorphism(rng: SeededRandom) -> Isomorphism:
    """A random isomorphism.

    Digits are relabelled, rows permuted within bands, columns within stacks, bands and stacks
    permuted, and the grid perhaps transposed. Solutions stay solutions; nothing becomes easier or
    harder.
    """
    digits = bytes((0, *rng.shuffled(range(1, 10))))
    rows, columns = _shuffled_lines(rng), _shuffled_lines(rng)
    cells = tuple(cell_at(row, column) for row in rows for column in columns)
    if rng.below(2):
        cells = tuple(cell_at(row, column) for column in columns for row in rows)
    return Isomorphism(digits, cells)


def random_isomorph(values: Sequence[int], rng: SeededRandom) -> bytes:
    """A random isomorph of a puzzle."""
    return random_isomorphism(rng).values(values)


def random_central_isomorph(values: Sequence[int], rng: SeededRandom) -> bytes:
    """A random isomorph of a puzzle that keeps central symmetry.

    Each cell and its partner across the centre stay partners, so that a central pattern of givens
    stays central. Lines move in pairs; otherwise all is as in `random_isomorphism`.
    """
    digits = bytes((0, *rng.shuffled(range(1, 10))))
    rows, columns = _paired_lines(rng), _paired_lines(rng)
    cells: Iterable[int] = (cell_at(row, column) for row in rows for column in columns)
    if rng.below(2):
        cells = (cell_at(row, column) for column in columns for row in rows)
    return bytes(digits[values[cell]] for cell in cells)


def _paired_lines(rng: SeededRandom) -> list[int]:
    """Shuffle lines so that the first and the last, and so on, remain each other's partners."""
    outer = rng.shuffled(range(3))
    if rng.below(2):
        outer = [LAST - line for line in outer]
    middle = 3 + 2 * rng.below(2)
    before = [*outer, middle]
    return [*before, LAST // 2, *(LAST - line for line in reversed(before))]


def _shuffled_lines(rng: SeededRandom) -> list[int]:
    bands = rng.shuffled(range(3))
    return [3 * band + line for band in bands for line in rng.shuffled(range(3))]
