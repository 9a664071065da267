# SPDX-License-Identifier: MIT
"""Puzzles of a level: a puzzle that is too hard gets givens back until a person can solve it."""

from collections.abc import Container, Iterable, Iterator
from dataclasses import replace
from itertools import chain

from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.symmetry import Symmetry
from sudoku_qt.engine.sudoku.variants.making.taking_away import orbits
from sudoku_qt.engine.sudoku.variants.reasoning.crowded import crowded_houses
from sudoku_qt.engine.sudoku.variants.reasoning.house_sums import house_sums, leftovers
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.reasoning.techniques import LADDER
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Stop, go_on

LEVEL_OF_SUMS = 4
SUMS = leftovers, house_sums, crowded_houses
"""The steps of that level that follow the ladder's."""
BEYOND = 9
"""The level of what the known steps do not solve."""


def level_of(puzzle: VariantPuzzle, most: int, stop: Stop) -> int:
    """The level of the hardest step of the solving path, `BEYOND` if it is above `most`.

    Raises `Cancelled`.
    """
    marks = Marks(puzzle)
    hardest = max((step.level for step in _steps(marks, most, stop)), default=0)
    return hardest if marks.is_solved else BEYOND


def _climbed(marks: Marks, most: int, stop: Stop) -> Marks:
    """The marks after all steps up to a level. Raises `Cancelled`."""
    for _ in _steps(marks, most, stop):
        pass
    return marks


def _steps(marks: Marks, most: int, stop: Stop) -> Iterator[ReasonedStep]:
    """Take the steps up to a level, the easiest first. Raises `Cancelled`."""
    ladder = (*LADDER, *SUMS) if most >= LEVEL_OF_SUMS else LADDER
    while not marks.is_solved:
        go_on(stop)
        step = next(chain.from_iterable(find(marks) for find in ladder), None)
        if step is None or step.level > most:
            return
        step.take(marks)
        yield step


def of_level(
    puzzle: VariantPuzzle,
    solution: bytes,
    level: int,
    symmetry: Symmetry,
    rng: SeededRandom,
    *,
    stop: Stop,
) -> VariantPuzzle | None:
    """The puzzle with more givens, as many as bring it to the level; None if it gets too easy.

    Raises `Cancelled`.
    """
    easy = _climbed(Marks(puzzle), level - 1, stop)
    if easy.is_solved:
        return None
    hard = _climbed(easy.copy(), level, stop)
    if hard.is_solved:
        return puzzle
    free = orbits(symmetry, puzzle.rules.size)
    for group in rng.shuffled(free):
        if all(hard.known[cell] for cell in group):
            continue
        further = _climbed(_placed(easy.copy(), solution, group), level - 1, stop)
        if further.is_solved:
            continue
        tried, end = _with_givens(puzzle, solution, group), _climbed(further.copy(), level, stop)
        if not end.is_solved:
            puzzle, easy, hard = tried, further, end
        elif level_of(tried, level, stop) == level:
            return tried
    return None


def _placed(marks: Marks, solution: bytes, cells: Iterable[int]) -> Marks:
    for cell in cells:
        marks.place(cell, solution[cell])
    return marks


def _with_givens(puzzle: VariantPuzzle, solution: bytes, cells: Container[int]) -> VariantPuzzle:
    givens = (solution[n] if n in cells else given for n, given in enumerate(puzzle.givens))
    return replace(puzzle, givens=bytes(givens))
