# SPDX-License-Identifier: MIT
"""The level of a puzzle with rules of its own, within a time limit: its path may take minutes."""

from time import monotonic

from sudoku_qt.engine.sudoku.rating.rater import Rating
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_path import hardest_of, reasoned_path
from sudoku_qt.engine.sudoku.variants.search.variant_solver import count_solutions
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Cancelled, Stop, go_on

ENOUGH_S = 20.0


def solutions_and_level(variant: VariantPuzzle, stop: Stop) -> tuple[int, int]:
    """The number of solutions up to 2, and the level; 0 if it was not found in time.

    Raises `Cancelled`.
    """
    solutions = count_solutions(variant, 2, stop)
    if solutions != 1:
        return solutions, 0
    return 1, rated_variant(variant, stop).level or 0


def rated_variant(variant: VariantPuzzle, stop: Stop) -> Rating:
    """The level and the hardest step of a puzzle with one solution; None if not found in time.

    Raises `Cancelled`.
    """
    end = monotonic() + ENOUGH_S
    try:
        steps, is_whole = reasoned_path(variant, lambda: stop() or monotonic() > end)
    except Cancelled:
        go_on(stop)
        return Rating()
    hardest = hardest_of(steps) if is_whole else None
    return Rating(level=hardest.level, hardest=hardest.technique) if hardest else Rating()
