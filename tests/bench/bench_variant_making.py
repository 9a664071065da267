# SPDX-License-Identifier: MIT
"""How long a new puzzle of each kind of variant takes, in processor time."""

import time
from collections.abc import Iterator

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.kinds import KINDS
from sudoku_qt.engine.sudoku.variants.making.maker import (
    MADE,
    SIZES,
    VariantOptions,
    kinds_in,
    make_variant,
)
from sudoku_qt.engine.sudoku.variants.search.variant_solver import count_solutions
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.paths import resource

Row = tuple[str, float, str, str]

PUZZLES = 11
PAIRS = (
    "jigsaw",
    "windoku",
    "kropki,negative",
    "killer,diagonals",
    "thermometer,antiknight",
    "kropki,jigsaw",
    "arrow,windoku",
    "xv,nonconsecutive",
)


def rows() -> Iterator[Row]:
    """Measure each kind at each size, where there are such puzzles."""
    alone = [kind.name for kind in KINDS if kind.name in MADE - {"negative"}]
    for names in (*alone, *PAIRS):
        for size in SIZES:
            yield from _row(names, size)


def _row(names: str, size: int) -> Iterator[Row]:
    times, made = list[float](), list[VariantPuzzle]()
    for number in range(PUZZLES):
        options = VariantOptions(kinds_in(names), size, seed=f"bench {number}")
        begun = time.process_time()
        try:
            made.append(make_variant(options, layouts=resource("puzzles/jigsaw.txt")))
        except Fault:  # of which there are none at this size
            return
        times.append(1000 * (time.process_time() - begun))
    times.sort()
    several = sum(count_solutions(puzzle) != 1 for puzzle in made)
    givens = sum(len(each.givens) - each.givens.count(0) for each in made) / PUZZLES
    told = f"slowest {times[-1]:.0f} ms; {givens:.0f} givens; {several} without one solution"
    yield f"{names}, {size} rows, median", times[PUZZLES // 2], "ms", told
