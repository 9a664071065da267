# SPDX-License-Identifier: MIT
"""Lines whose parts have the same sum."""

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise

from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.demands import Cells, Demand, Total
from sudoku_qt.engine.sudoku.variants.figures import REGION_SUM, ZIPPER, Figure, Line
from sudoku_qt.engine.sudoku.variants.kinds.lines import PlainLine
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard

FOLLOWING = 6
"""With so many parts behind it each part is compared; the rest follows."""


class RegionSumLine(PlainLine):
    """A line whose parts, one in each region that it passes through, have the same sum."""

    name = "regionsumline"
    title = "Region sum line"
    look = REGION_SUM
    rule = "The parts of a region sum line, from border to border, have the same sum."
    short = "The same sum from border to border."

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """The sum of each part equals that of each of the next few."""
        parts = [
            tuple(part) for _, part in groupby(constraint.cells, lambda cell: board.regions[cell])
        ]
        for number, part in enumerate(parts):
            for other in parts[number + 1 : number + 1 + FOLLOWING]:
                yield equal_sums(part, other)

    def figures(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Figure]:
        """The line, marked where it passes from a region to another."""
        steps = enumerate(pairwise(board.regions[cell] for cell in constraint.cells))
        crossings = tuple(step for step, (one, two) in steps if one != two)
        yield Line(constraint.cells, self.look, marked=crossings)


class ZipperLine(PlainLine):
    """A line on which cells at the same distance from its middle have the same sum."""

    name = "zipperline"
    title = "Zipper line"
    look = ZIPPER
    rule = (
        "Two digits equally far from the two ends of a zipper line add up to its middle one; "
        "where there is none, all such pairs have the same sum."
    )
    short = "Two digits as far from its middle add up to it, or all pairs to the same."

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """The sum of each pair equals that of another one, or the middle."""
        cells = constraint.cells
        half = len(cells) // 2
        pairs = [(cells[place], cells[-1 - place]) for place in range(half)]
        if len(cells) % 2:
            for pair in pairs:
                yield equal_sums(pair, (cells[half],))
        else:
            for pair in pairs[:-1]:
                yield equal_sums(pair, pairs[-1])


def equal_sums(one: Cells, two: Cells) -> Total:
    """Two sets of cells have the same sum."""
    return Total(one + two, (1,) * len(one) + (-1,) * len(two), 0)
