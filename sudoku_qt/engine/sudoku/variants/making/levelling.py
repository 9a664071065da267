# SPDX-License-Identifier: MIT
"""Puzzles of a level: a puzzle that is too hard gets givens back until a person can solve it."""

from dataclasses import replace
from itertools import chain

from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.symmetry import Symmetry
from sudoku_qt.engine.sudoku.variants.making.taking_away import orbits
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.techniques import LADDER
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Stop, go_on

LAST_CHEAP = 2
"""Up to this level looking for fewer givens takes no time."""
BEYOND = 9
"""The level of what the known steps do not solve."""


def level_of(puzzle: VariantPuzzle, most: int, stop: Stop) -> int:
    """The level of the hardest step of the solving path, `BEYOND` if it is above `most`.

    Raises `Cancelled`.
    """
    marks, hardest = Marks(puzzle), 0
    while not all(marks.known):
        go_on(stop)
        step = next(chain.from_iterable(find(marks) for find in LADDER), None)
        if step is None or step.level > most:
            return BEYOND
        step.take(marks)
        hardest = max(hardest, step.level)
    return hardest


def of_level(
    puzzle: VariantPuzzle,
    solution: bytes,
    level: int,
    symmetry: Symmetry,
    rng: SeededRandom,
    *,
    stop: Stop,
) -> VariantPuzzle | None:
    """The puzzle with as few more givens as bring it to the level; None if none do.

    Raises `Cancelled`.
    """
    found = level_of(puzzle, level, stop)
    if found <= level:
        return puzzle if found == level else None
    free = [each for each in orbits(symmetry, puzzle.rules.size) if not puzzle.givens[each[0]]]
    free = rng.shuffled(free)
    kept = None
    few, many = 0, len(free)  # with so many groups of givens it is too hard, and no longer
    while many - few > 1:
        middle = (few + many) // 2
        tried = _with_givens(puzzle, solution, free[:middle])
        found = level_of(tried, level, stop)
        if found == level:
            kept = tried
            if level > LAST_CHEAP:
                break
        few, many = (middle, many) if found > level else (few, middle)
    return kept


def _with_givens(
    puzzle: VariantPuzzle, solution: bytes, groups: list[tuple[int, ...]]
) -> VariantPuzzle:
    cells = {cell for group in groups for cell in group}
    givens = (solution[n] if n in cells else given for n, given in enumerate(puzzle.givens))
    return replace(puzzle, givens=bytes(givens))
