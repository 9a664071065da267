# SPDX-License-Identifier: MIT
"""Between lines: the digits on them lie between those at their ends."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass

from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.demands import Course, Demand, InOrder
from sudoku_qt.engine.sudoku.variants.figures import BETWEEN, Figure, Line
from sudoku_qt.engine.sudoku.variants.kinds.lines import PlainLine
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard


class Between(PlainLine):
    """A line with a circle at each end."""

    name = "betweenline"
    title = "Between line"
    look = BETWEEN
    rule = "The digits on a between line lie between those in the circles at its ends."
    short = "Its digits lie between its ends."
    least = 3

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """A course from one end to the other."""
        yield InOrder(constraint.cells, Enclosed())

    def sign(self) -> tuple[Figure, ...]:
        """A line between two rings."""
        return (Line((0, 1), self.look, start=(0,), end=(1,)),)

    def figures(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Figure]:
        """A line between two rings."""
        cells = constraint.cells
        yield Line(cells, self.look, start=cells[:1], end=cells[-1:])


@dataclass(frozen=True)
class Enclosed(Course):
    """The state: (the first digit, the digit farthest from it so far; 0 before there is one)."""

    def start(self) -> Hashable:
        """Before the first digit."""
        return 0, 0

    def after(self, state: Hashable, digit: int, left: int) -> Hashable | None:
        """The state after another digit of the line; with `left` 0 it is the other end."""
        assert isinstance(state, tuple)  # noqa: S101 - this course makes its states so
        first, far = state
        if not first:
            return digit, 0
        rises = digit > first if not far else far > first
        beyond = digit > far if rises else digit < far
        if not left:
            return (0, 0) if far and beyond else None
        if digit == first or (digit > first) != rises:
            return None
        return first, digit if beyond or not far else far

    def is_end(self, state: Hashable) -> bool:
        """Whether the other end was reached."""
        return state == (0, 0)
