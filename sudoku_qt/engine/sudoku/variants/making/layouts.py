# SPDX-License-Identifier: MIT
"""The layouts of jigsaws, from a file: regions of any shape, each as large as there are digits."""

from functools import lru_cache
from math import isqrt
from pathlib import Path

from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.variants.demands import Cells
from sudoku_qt.engine.sudoku.variants.variant_board import boxes


def layout_at_random(path: Path, size: int, rng: SeededRandom) -> Cells | None:
    """The regions of a random layout, rotated and reflected; None if there is none of that size."""
    fitting = [each for each in layouts_in(path) if len(each) == size * size]
    if not fitting:
        return None
    rows = [*_rows(rng.choice(fitting))]
    for _ in range(rng.below(4)):
        rows = [*zip(*rows[::-1], strict=True)]
    if rng.below(2):
        rows = [row[::-1] for row in rows]
    return tuple(region for row in rows for region in row)


def layouts_of_size(path: Path, size: int) -> tuple[Cells, ...]:
    """The regions to choose from for a board: its boxes, and the layouts of a file."""
    return boxes(size), *(each for each in layouts_in(path) if len(each) == size * size)


@lru_cache(4)
def layouts_in(path: Path) -> tuple[Cells, ...]:
    """All layouts of a file: a line each, with a letter for each cell; # begins a comment."""
    lines = (line.partition("#")[0].strip() for line in path.read_text("utf-8").splitlines())
    return tuple(tuple(ord(letter) - ord("A") for letter in line) for line in lines if line)


def _rows(regions: Cells) -> list[Cells]:
    size = isqrt(len(regions))
    return [regions[start : start + size] for start in range(0, size * size, size)]
