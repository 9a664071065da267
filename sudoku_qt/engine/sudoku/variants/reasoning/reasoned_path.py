# SPDX-License-Identifier: MIT
"""A person's solving path, as far as the ladder goes, and its difficulty."""

from collections.abc import Iterator
from itertools import chain

from sudoku_qt.engine.sudoku.variants.reasoning.crowded import crowded_houses
from sudoku_qt.engine.sudoku.variants.reasoning.house_sums import house_sums
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.reasoning.suppose import suppose
from sudoku_qt.engine.sudoku.variants.reasoning.supposing import (
    constraint_chains,
    contradictions,
)
from sudoku_qt.engine.sudoku.variants.reasoning.techniques import LADDER
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Stop, go_on, never


def steps_now(marks: Marks) -> Iterator[ReasonedStep]:
    """All steps of a position, the easiest first."""
    ladder = (*LADDER, house_sums, crowded_houses, contradictions, constraint_chains, suppose)
    return chain.from_iterable(find(marks) for find in ladder)


def reasoned_path(puzzle: VariantPuzzle, stop: Stop = never) -> tuple[list[ReasonedStep], bool]:
    """The steps, always the easiest, and whether they reach the end. Raises `Cancelled`."""
    marks = Marks(puzzle)
    found = list[ReasonedStep]()
    while not all(marks.known):
        go_on(stop)
        step = next(steps_now(marks), None)
        if step is None:
            return found, False
        step.take(marks)
        found.append(step)
    return found, True


def hardest_of(steps: list[ReasonedStep]) -> ReasonedStep | None:
    """The first step of the highest level."""
    return max(steps, key=lambda step: step.level, default=None)
