# SPDX-License-Identifier: MIT
"""The numbers of bands: the 416 kinds, from 1, in the order of their least isomorphs.

Two bands are of the same kind if one becomes the other by relabelling, and by reordering its rows,
its stacks and the columns within these. A stack is treated as a band by transposing it.
"""

from collections.abc import Mapping
from functools import cache
from itertools import permutations, product
from math import factorial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sudoku_qt.engine.sudoku.shape import SIDE

KINDS = 416
BANDS = factorial(SIDE) * 56 * 6**6
"""The number of bands: all of a first box, 56 ways to distribute its rows, orders of columns."""
IMAGES = factorial(SIDE) * 6**5
"""The number of isomorphs: orders of digits, rows, stacks, and columns within each stack."""
CELLS_OF_BAND = 3 * SIDE


def least_band(band: bytes) -> tuple[bytes, int]:
    """The least isomorph of a band, 27 bytes of 1-9, and how many of its images equal it."""
    rows = np.frombuffer(band, np.uint8).reshape(3, SIDE)
    images = np.concatenate([_images(rows[[*order]]) for order in permutations(range(3))])
    powers = 10 ** np.arange(2 * SIDE - 1, -1, -1, dtype=np.int64)  # before numpy 2 Windows has 32
    values = images @ powers
    least = int(values.min())
    return bytes(range(1, 10)) + bytes(map(int, str(least))), int((values == least).sum())


def _images(rows: "NDArray[np.uint8]") -> "NDArray[np.int64]":
    """The second and third row in every order of columns, labels such that the first counts up."""
    orders = _orders()
    labels = np.empty((len(orders), SIDE + 1), np.int64)
    each = np.arange(len(orders))[:, None]
    labels[each, rows[0][orders]] = np.arange(1, SIDE + 1)
    return np.concatenate([labels[each, row[orders]] for row in rows[1:]], axis=1)


@cache
def _orders() -> "NDArray[np.int64]":
    """The orders of nine columns that keep stacks together."""
    inside = [*permutations(range(3))]
    return np.array(
        [
            [3 * stack + column for stack in stacks for column in columns[stack]]
            for stacks, *columns in product(inside, repeat=4)
        ]
    )


def band_numbers(grid: bytes, numbers: Mapping[bytes, int]) -> tuple[int, ...]:
    """The numbers of the three bands of a full grid, and of its three stacks."""
    turned = bytes(grid[cell % SIDE * SIDE + cell // SIDE] for cell in range(len(grid)))
    return tuple(
        numbers[least_band(each[at : at + CELLS_OF_BAND])[0]]
        for each in (grid, turned)
        for at in range(0, len(grid), CELLS_OF_BAND)
    )


def read_bands(file: Path) -> dict[bytes, int]:
    """Read the kinds, numbered from 1, from a file with the least isomorph of each on a line."""
    lines = file.read_text(encoding="ascii").split()
    return {bytes(map(int, line)): number for number, line in enumerate(lines, start=1)}
