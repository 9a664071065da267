# SPDX-License-Identifier: MIT
"""Puzzles whose givens are exactly some cells, and that are such as somebody wants."""

from collections.abc import Sequence
from typing import NamedTuple

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.patterns import fill_mask, has_twin_lines, only
from sudoku_qt.engine.sudoku.rating.rater import rate
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.work import Stop, never

FEWEST = 17
WALKS = 1_000
"""So many random walks are made where nobody says how many."""


class OfPattern(NamedTuple):
    """A puzzle, and its SE rating where that was asked for."""

    givens: bytes
    se_rating: float | None = None


def check_cells(cells: Sequence[int]) -> None:
    """Refuse cells with which no puzzle has one solution. Raises `Fault`."""
    if len(cells) < FEWEST or has_twin_lines(cells):
        raise Fault("No puzzle with givens in these cells alone has one solution.")


def find_puzzle(
    cells: Sequence[int],
    rng: SeededRandom,
    walks: int = WALKS,
    stop: Stop = never,
    *,
    minimal: bool = False,
    se: tuple[float, float] | None = None,
) -> OfPattern | None:
    """The first puzzle of so many random walks that is wanted, or None.

    A `minimal` one needs all of its givens; `se` is the least and the highest SE rating. Raises
    `Fault` where there can be none, and `Cancelled`.
    """
    check_cells(cells)
    for _ in range(walks):
        full, _ = fill_mask(cells, rng, stop)
        puzzle = full and only(full, cells)
        if not puzzle or (minimal and not kernel.is_minimal(puzzle, stop)):
            continue
        if not se:
            return OfPattern(puzzle)
        rating = rate(puzzle, ("se_rating",), stop=stop).se_rating
        if rating is not None and se[0] <= rating <= se[1]:
            return OfPattern(puzzle, rating)
    return None
