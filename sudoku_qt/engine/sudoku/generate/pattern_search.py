# SPDX-License-Identifier: MIT
"""The search for puzzles whose givens are exactly some cells, and that meet further wishes."""

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
"""The default number of random walks."""


class OfPattern(NamedTuple):
    """A puzzle, and its SE rating if that was asked for."""

    givens: bytes
    se_rating: float | None = None


def check_cells(cells: Sequence[int]) -> None:
    """Raise `Fault` for cells in which no givens can have one solution."""
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
    """The first puzzle of some random walks that meets all wishes, or None.

    A `minimal` puzzle needs all of its givens; `se` are the bounds of the SE rating. Raises `Fault`
    if there can be none, and `Cancelled`.
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
