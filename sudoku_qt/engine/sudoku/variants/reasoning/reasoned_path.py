# SPDX-License-Identifier: MIT
"""A person's solving path, as far as the ladder goes, and its difficulty."""

from collections.abc import Iterator
from functools import cached_property

from sudoku_qt.engine.sudoku.variants.reasoning.crowded import crowded_houses
from sudoku_qt.engine.sudoku.variants.reasoning.house_sums import house_sums, leftovers
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.parts import Parts
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.reasoning.suppose import suppose
from sudoku_qt.engine.sudoku.variants.reasoning.supposing import constraint_chains, contradictions
from sudoku_qt.engine.sudoku.variants.reasoning.techniques import LADDER
from sudoku_qt.engine.sudoku.variants.reasoning.together import few_together, many_together
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Stop, go_on, never


class Reasoning:
    """The steps of a puzzle in the position of its marks, which may change between two calls."""

    def __init__(self, marks: Marks) -> None:
        self.marks = marks

    @cached_property
    def parts(self) -> Parts:
        """The houses, constraints and sums of the puzzle."""
        return Parts(self.marks)

    def steps(self, stop: Stop = never) -> Iterator[ReasonedStep]:
        """Yield all steps of the position, the easiest first. Raises `Cancelled`."""
        yield from easy_steps(self.marks, stop)
        yield from few_together(self.parts, stop)
        yield from contradictions(self.marks, stop)
        yield from constraint_chains(self.marks, stop)
        yield from many_together(self.parts, stop)
        yield from suppose(self.parts, stop)


def easy_steps(marks: Marks, stop: Stop = never) -> Iterator[ReasonedStep]:
    """Yield all steps of the ladder, and those about whole houses. Raises `Cancelled`."""
    for find in (*LADDER, leftovers, house_sums, crowded_houses):
        go_on(stop)
        yield from find(marks)


def steps_now(marks: Marks, stop: Stop = never) -> Iterator[ReasonedStep]:
    """All steps of a position, the easiest first. Raises `Cancelled`."""
    return Reasoning(marks).steps(stop)


def reasoned_path(puzzle: VariantPuzzle, stop: Stop = never) -> tuple[list[ReasonedStep], bool]:
    """The steps, always the easiest, and whether they reach the end. Raises `Cancelled`."""
    marks = Marks(puzzle)
    reasoning = Reasoning(marks)
    found = list[ReasonedStep]()
    while not all(marks.known):
        go_on(stop)
        step = next(reasoning.steps(stop), None)
        if step is None:
            return found, False
        step.take(marks)
        found.append(step)
    return found, True


def hardest_of(steps: list[ReasonedStep]) -> ReasonedStep | None:
    """The first step of the highest level."""
    return max(steps, key=lambda step: step.level, default=None)
