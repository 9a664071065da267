# SPDX-License-Identifier: MIT
"""Thermometers: digits increase from the bulb on."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.demands import Demand, Pair
from sudoku_qt.engine.sudoku.variants.figures import SLOW_THERMOMETER, THERMOMETER, LineLook
from sudoku_qt.engine.sudoku.variants.kinds.dots import is_less_by, table_of
from sudoku_qt.engine.sudoku.variants.kinds.lines import DrawnLine
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard


class Thermometer(DrawnLine):
    """A line from its bulb; several may share a bulb."""

    name = "thermometer"
    title = "Thermometer"
    rule = "Digits grow along a thermometer, from its bulb on."
    short = "Digits grow from the bulb."
    distinct = True
    look: ClassVar[LineLook] = THERMOMETER
    step: ClassVar[int] = 1
    """By how much they grow at least."""

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` for a line with more cells than digits."""
        super().check_value(constraint, board)
        if self.step and len(constraint.cells) > board.size:
            raise Fault("“{kind}” is longer than there are digits", kind=self.name)

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """Each cell is less than all after it, by at least their distance."""
        cells = constraint.cells
        for far in range(1, len(cells) if self.step else 2):
            fits = table_of(board.size, is_less_by, far * self.step)
            for one, two in zip(cells, cells[far:], strict=False):
                yield Pair(one, two, fits)


class SlowThermometer(Thermometer):
    """A line on which adjacent digits may be equal."""

    name = "slowthermometer"
    title = "Slow thermometer"
    rule = "Digits never fall along a slow thermometer, from its bulb on."
    short = "Digits never fall from the bulb on."
    look = SLOW_THERMOMETER
    step = 0
