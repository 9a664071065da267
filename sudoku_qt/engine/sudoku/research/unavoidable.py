# SPDX-License-Identifier: MIT
"""Unavoidable sets: cells of a full grid that no puzzle with that single solution leaves all empty.

Rearranging the digits within the set gives another full grid; only sets without a smaller one
inside are meant. Each digit is in such a set at least twice. Sets of a few digits are found among
the other solutions of the grid without these digits; if there are more digits in few cells, each of
them occurs only a few times, and its possible moves are enumerated.
"""

from itertools import combinations

import numpy as np

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.research.digit_moves import Exchanges
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE, cells_in
from sudoku_qt.engine.work import Stop, go_on, never

LARGEST = 15
"""The largest sets; finding them takes a second or two."""
FEWEST = 2
"""Each digit of such a set occurs at least so often in it."""
FEW = 3
"""The number of digits removed from a grid; four give many solutions, and seldom small sets."""
ALL = 10**9


def unavoidable_sets(grid: bytes, largest: int, stop: Stop = never) -> list[tuple[int, ...]]:
    """The unavoidable sets of a full grid with at most `largest` cells, the smallest first.

    They are complete if `largest` is at most `LARGEST`. Raises `Cancelled`.
    """
    found = _of_few_digits(grid, largest, stop)
    if largest >= FEWEST * (FEW + 1):
        found.update(Exchanges(grid, largest, FEW + 1).all(stop))
    return [tuple(cells_in(each)) for each in _without_larger(found)]


def _of_few_digits(grid: bytes, largest: int, stop: Stop) -> set[int]:
    """The sets of so many digits, as masks whose bit n is cell n, and some that hold others."""
    found = set[int]()
    own = np.frombuffer(grid, np.uint8)
    for digits in combinations(range(1, SIDE + 1), min(largest // FEWEST, FEW)):
        go_on(stop)
        others = kernel.solutions(grid.translate(_blanks(digits)), ALL, stop)
        differ = np.frombuffer(b"".join(others), np.uint8).reshape(-1, CELLS) != own
        sizes = differ.sum(axis=1)
        small = np.packbits(differ[(sizes > 0) & (sizes <= largest)], axis=1, bitorder="little")
        found.update(int.from_bytes(bytes(row), "little") for row in small)
    return found


def _blanks(digits: tuple[int, ...]) -> bytes:
    return bytes(0 if digit in digits else digit for digit in range(256))


def _without_larger(found: set[int]) -> list[int]:
    """Those that hold no other one, by size, then by cells."""
    kept: list[int] = []
    for each in sorted(found, key=lambda mask: (mask.bit_count(), [*cells_in(mask)])):
        if not any(other & each == other for other in kept):
            kept.append(each)
    return kept
