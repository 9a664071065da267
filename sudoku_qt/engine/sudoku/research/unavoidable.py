# SPDX-License-Identifier: MIT
"""Unavoidable sets: cells of a full grid of which every puzzle with that one solution has one.

Their digits can be exchanged among them so that another full grid comes about; here only those are
meant that hold no smaller one. Each digit in such a set is there at least twice. So a set of N
cells has at most N/2 digits, and is found among the other solutions of the grid without these.
"""

from itertools import combinations

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE
from sudoku_qt.engine.work import Stop, go_on, never

LARGEST = 11
"""So many cells have five digits at most; the solutions without six would be too many."""
ALL = 10**9


def unavoidable_sets(grid: bytes, largest: int, stop: Stop = never) -> list[tuple[int, ...]]:
    """The unavoidable sets of a full grid with at most `largest` cells, the smallest first.

    All of them where `largest` is at most `LARGEST`. Raises `Cancelled`.
    """
    import numpy as np

    found = set[int]()
    own = np.frombuffer(grid, np.uint8)
    for digits in combinations(range(1, SIDE + 1), min(largest, LARGEST) // 2):
        go_on(stop)
        others = kernel.solutions(grid.translate(_blanks(digits)), ALL, stop)
        differ = np.frombuffer(b"".join(others), np.uint8).reshape(-1, CELLS) != own
        sizes = differ.sum(axis=1)
        small = np.packbits(differ[(sizes > 0) & (sizes <= largest)], axis=1)
        found.update(int.from_bytes(bytes(row), "big") for row in small)
    return [_cells(each) for each in _without_larger(found)]


def _blanks(digits: tuple[int, ...]) -> bytes:
    return bytes(0 if digit in digits else digit for digit in range(256))


def _without_larger(found: set[int]) -> list[int]:
    """Those that hold no other one, by size, then by cells."""
    kept: list[int] = []
    for each in sorted(found, key=lambda mask: (mask.bit_count(), -mask)):
        if not any(other & each == other for other in kept):
            kept.append(each)
    return kept


def _cells(mask: int) -> tuple[int, ...]:
    """The cells of a mask whose highest of 88 bits is the first cell."""
    return tuple(cell for cell in range(CELLS) if mask >> 87 - cell & 1)
