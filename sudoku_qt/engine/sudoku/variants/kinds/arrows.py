# SPDX-License-Identifier: MIT
"""Arrows: the digits along a line add up to the circle at one end, or at both."""

from collections.abc import Iterator, Sequence

from sudoku_qt.engine.game import Section
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.constraint import Constraint, Value
from sudoku_qt.engine.sudoku.variants.demands import Cells, Demand, Total
from sudoku_qt.engine.sudoku.variants.figures import ARROW, Figure, Line
from sudoku_qt.engine.sudoku.variants.kind import InLines, cells_in, lines_in, names_of, whole_value
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard

LONGEST_PILL = 3


class Arrow(InLines):
    """A circle, or a pill of two or three cells, and one shaft; `value` counts the pill's cells."""

    name = "arrow"
    title = "Arrow"
    rule = (
        "The digits along an arrow add up to the number in its circle, "
        "of several cells read from left to right and from top to bottom."
    )
    short = "The shaft adds up to the circle."
    fields = frozenset(("lines", "cells"))
    distinct = True
    choices = (1, 2, 3)

    def read_item(self, item: Section, board: VariantBoard) -> Iterator[Constraint]:
        """A constraint for each shaft; each begins with the cells of the circle."""
        circle = tuple(sorted(cells_in(item, "cells", self.name, board)))
        for line in lines_in(item, self.name, board):
            shaft = line[1:] if line[:1] and line[0] in circle else line
            yield Constraint(self.name, circle + shaft, len(circle))

    def made(self, cells: Cells, value: Value) -> Constraint:
        """An arrow from the first cells on, which are its circle in reading order."""
        count = value if isinstance(value, int) else 1
        return Constraint(self.name, (*sorted(cells[:count]), *cells[count:]), count)

    def write_item(self, constraint: Constraint, board: VariantBoard) -> Section:
        """The circle, and the line from its last cell."""
        count = whole_value(constraint, 1, LONGEST_PILL)
        cells = constraint.cells
        line = names_of(cells[count - 1 :], board)
        return {"cells": names_of(cells[:count], board), "lines": [line]}

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` for a long pill, or one without a shaft."""
        count = whole_value(constraint, 1, LONGEST_PILL)
        if len(constraint.cells) <= count:
            raise Fault("“{kind}” has no line", kind=self.name)

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """The sum of the shaft minus the number in the pill is 0."""
        count = whole_value(constraint, 1, LONGEST_PILL)
        number = tuple(-(10 ** (count - 1 - place)) for place in range(count))
        shaft = (1,) * (len(constraint.cells) - count)
        yield Total(constraint.cells, number + shaft, 0)

    def sign(self) -> tuple[Figure, ...]:
        """An arrow."""
        return (Line((0, 1), ARROW, start=(0,)),)

    def figures(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Figure]:
        """A ring round the pill, and the shaft from its last cell."""
        count = whole_value(constraint, 1, LONGEST_PILL)
        cells = constraint.cells
        yield Line(cells[count - 1 :], ARROW, start=cells[:count])


class DoubleArrow(InLines):
    """A line with a circle at both ends."""

    name = "doublearrow"
    title = "Double arrow"
    rule = "The digits on a line between two circles add up to as much as the circles do."
    short = "The line adds up to its two circles."
    least = 3

    def usual(self, constraint: Constraint) -> Constraint:
        """The normal form: it has no direction."""
        return Constraint(self.name, min(constraint.cells, constraint.cells[::-1]))

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """The sum of the line minus the sum of its ends is 0."""
        within = (1,) * (len(constraint.cells) - 2)
        yield Total(constraint.cells, (-1, *within, -1), 0)

    def sign(self) -> tuple[Figure, ...]:
        """A line between two rings."""
        return (Line((0, 1), ARROW, start=(0,), end=(1,)),)

    def figures(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Figure]:
        """A line between two rings."""
        cells = constraint.cells
        yield Line(cells, ARROW, start=cells[:1], end=cells[-1:])
