# SPDX-License-Identifier: MIT
"""A plain solver, as the course papers describe it, that shares nothing with the kernel.

The candidates of an empty cell are what its row, column and box leave. Forced cells are filled
first: a cell with one candidate, a digit with one place in a house. Where nothing is forced, the
cell or the digit of a house with the fewest ways is tried in each of them.
"""

from collections.abc import Iterator
from itertools import islice

HOUSES = (
    *(tuple(range(9 * row, 9 * row + 9)) for row in range(9)),
    *(tuple(range(column, 81, 9)) for column in range(9)),
    *(
        tuple(27 * band + 3 * stack + 9 * row + column for row in range(3) for column in range(3))
        for band in range(3)
        for stack in range(3)
    ),
)
PEERS = tuple(
    frozenset(cell for house in HOUSES if own in house for cell in house) - {own}
    for own in range(81)
)
Place = tuple[int, int]


def solutions(puzzle: bytes) -> Iterator[bytes]:
    """Yield every solution of a puzzle of 81 bytes of 0-9."""
    grid = bytearray(81)
    candidates = {cell: set(range(1, 10)) for cell in range(81)}
    for cell, digit in enumerate(puzzle):
        if digit and digit not in candidates.get(cell, ()):
            return
        if digit:
            candidates = _filled(grid, candidates, cell, digit)
    yield from _search(grid, candidates)


def count(puzzle: bytes, limit: int) -> int:
    """Count the solutions of a puzzle up to `limit`."""
    return sum(1 for _ in islice(solutions(puzzle), limit))


def _search(grid: bytearray, candidates: dict[int, set[int]]) -> Iterator[bytes]:
    if not candidates:
        yield bytes(grid)
        return
    for cell, digit in _fewest(grid, candidates):
        yield from _search(*_tried(grid, candidates, cell, digit))


def _tried(
    grid: bytearray, candidates: dict[int, set[int]], cell: int, digit: int
) -> tuple[bytearray, dict[int, set[int]]]:
    grid = bytearray(grid)
    return grid, _filled(grid, candidates, cell, digit)


def _filled(
    grid: bytearray, candidates: dict[int, set[int]], cell: int, digit: int
) -> dict[int, set[int]]:
    grid[cell] = digit
    seen = PEERS[cell]
    return {
        other: digits - {digit} if other in seen else digits
        for other, digits in candidates.items()
        if other != cell
    }


def _fewest(grid: bytearray, candidates: dict[int, set[int]]) -> list[Place]:
    cell = min(candidates, key=lambda other: len(candidates[other]))
    best = [(cell, digit) for digit in sorted(candidates[cell])]
    for house in HOUSES:
        if len(best) < 2:
            break
        empty = [cell for cell in house if not grid[cell]]
        for digit in set(range(1, 10)) - {grid[cell] for cell in house}:
            places = [(cell, digit) for cell in empty if digit in candidates[cell]]
            if len(places) < len(best):
                best = places
    return best
