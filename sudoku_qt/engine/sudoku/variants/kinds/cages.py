# SPDX-License-Identifier: MIT
"""Cages: killer cages, with or without a sum, and sums of cells that may repeat digits."""

from collections.abc import Iterator, Sequence

from sudoku_qt.engine.game import Section
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.constraint import Constraint, Value
from sudoku_qt.engine.sudoku.variants.demands import Demand, Differ, Total
from sudoku_qt.engine.sudoku.variants.figures import Cage, Figure
from sudoku_qt.engine.sudoku.variants.gesture import Typed
from sudoku_qt.engine.sudoku.variants.kind import Listed, number_in, whole_value
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard


class SumOfCells(Listed):
    """Some cells with a sum."""

    typed = Typed.NUMBER

    def value_in(self, item: Section) -> Value:
        """The sum; 0 means none."""
        return number_in(item.get("value"), self.name) or None

    def usual(self, constraint: Constraint) -> Constraint:
        """The normal form: the order of its cells does not matter."""
        return Constraint(self.name, tuple(sorted(constraint.cells)), constraint.value)

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """The sum, where there is one."""
        if isinstance(constraint.value, int):
            weights = (1,) * len(constraint.cells)
            yield Total(constraint.cells, weights, constraint.value)

    def sign(self) -> tuple[Figure, ...]:
        """A cage."""
        return (Cage((0, 1)),)

    def figures(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Figure]:
        """A dashed outline with its sum."""
        text = "" if constraint.value is None else str(constraint.value)
        yield Cage(constraint.cells, text)


class KillerCage(SumOfCells):
    """A cage without repeated digits."""

    name = "killercage"
    title = "Killer cage"
    rule = "No digit stands twice in a cage, and the digits add up to its sum where it has one."
    short = "A cage adds up to its sum, no digit twice."

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` unless so many different digits can have that sum."""
        count, size = len(constraint.cells), board.size
        if count > size:
            raise Fault(
                "{count} cells cannot hold different digits of {size}", count=count, size=size
            )
        if constraint.value is not None:
            least = count * (count + 1) // 2
            whole_value(constraint, least, count * (size + 1) - least)

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """Different digits, and the sum."""
        yield Differ(constraint.cells)
        yield from super().demands(constraint, board, others)


class RepeatingCage(SumOfCells):
    """A cage that may repeat digits; without a sum it is only drawn."""

    name = "cage"
    title = "Cage with repeats"
    rule = "The digits of a dashed cage add up to its sum; they may repeat where they can."
    short = "A cage adds up to its sum; digits may repeat."

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` unless so many digits can have that sum."""
        count = len(constraint.cells)
        whole_value(constraint, count, count * board.size)
