# SPDX-License-Identifier: MIT
"""The neighbours of a puzzle: some clues are removed and others added, {-1+1} or {-2+2}.

Without the removed clues the puzzle has many solutions. An added clue selects the solutions that
have it; so the clues, or pairs of them, are wanted that exactly one of the solutions has.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE
from sudoku_qt.engine.work import Stop, go_on, never

MOST_SOLUTIONS = 50_000
"""If a puzzle without some givens has more solutions, its neighbours are left out."""


class TooMany(Exception):
    """What is left of a puzzle has more than `MOST_SOLUTIONS` solutions."""


def neighbours(
    puzzle: bytes, removed: int, added: int, stop: Stop = never
) -> Iterator[bytes | TooMany]:
    """Yield the puzzles with one solution that lack `removed` clues and have `added` others.

    Each comes once; a `TooMany` stands for those that cannot be found. `added` is 0, 1 or 2. Raises
    `Cancelled`.
    """
    clues = [cell for cell in range(CELLS) if puzzle[cell]]
    for gone in combinations(clues, removed):
        go_on(stop)
        rest = bytes(0 if cell in gone else digit for cell, digit in enumerate(puzzle))
        solutions = kernel.solutions(rest, MOST_SOLUTIONS + 1, stop)
        if len(solutions) > MOST_SOLUTIONS:
            yield TooMany()
            continue
        for clue in _told_apart(rest, solutions, added):
            if all(puzzle[cell] != digit for cell, digit in clue):
                yield _with(rest, clue)


def _told_apart(
    rest: bytes, solutions: Sequence[bytes], added: int
) -> Iterator[tuple[tuple[int, int], ...]]:
    """Yield the clues, each a cell and a digit, that exactly one solution has."""
    if added == 0:
        if len(solutions) == 1:
            yield ()
        return
    empty = [cell for cell in range(CELLS) if not rest[cell]]
    grids = np.frombuffer(b"".join(solutions), np.uint8).reshape(-1, CELLS)[:, empty]
    has = (grids[:, :, None] == np.arange(1, SIDE + 1)).reshape(len(solutions), -1)
    there = np.flatnonzero(has.any(axis=0))
    clues = [(empty[each // SIDE], int(each % SIDE) + 1) for each in there.tolist()]
    if added == 1:
        once = np.flatnonzero(has[:, there].sum(axis=0) == 1).tolist()
        yield from (((clues[at],)) for at in once)
        return
    for one, other in _once_together(has[:, there]):
        if clues[one][0] != clues[other][0]:
            yield clues[one], clues[other]


def _once_together(has: "NDArray[np.bool_]") -> list[tuple[int, int]]:
    """The pairs of columns that are true together in exactly one row."""
    exact = has.astype(np.float32)  # whole numbers up to 2^24
    together = np.triu(exact.T @ exact, 1)
    return [(one, other) for one, other in np.argwhere(together == 1).tolist()]


def _with(puzzle: bytes, clues: Sequence[tuple[int, int]]) -> bytes:
    values = bytearray(puzzle)
    for cell, digit in clues:
        values[cell] = digit
    return bytes(values)
