# SPDX-License-Identifier: MIT
"""Areas without repeated digits: diagonals, extra regions, disjoint groups."""

from collections.abc import Iterator, Sequence

from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.demands import Cells, Demand, Differ
from sudoku_qt.engine.sudoku.variants.figures import DIAGONAL, Area, Figure, Line
from sudoku_qt.engine.sudoku.variants.kind import Listed, WholeBoard
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard


class RisingDiagonal(WholeBoard):
    """The diagonal from the lower left corner to the upper right one."""

    name = "diagonal+"
    first_level = 1
    title = "Rising diagonal"
    rule = "No digit stands twice on the diagonal that rises to the right."
    short = "No digit twice on the rising diagonal."

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """The cells of the diagonal differ."""
        yield Differ(_rising(board))

    def sign(self) -> tuple[Figure, ...]:
        """A thin line."""
        return (Line((1, 2), DIAGONAL),)

    def figures(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Figure]:
        """A thin line."""
        yield Line(_rising(board), DIAGONAL)

    def house_name(self, number: int, first: object, last: object) -> Message:
        """There is only one."""
        return Message("the rising diagonal")


class FallingDiagonal(WholeBoard):
    """The diagonal from the upper left corner to the lower right one."""

    name = "diagonal-"
    first_level = 1
    title = "Falling diagonal"
    rule = "No digit stands twice on the diagonal that falls to the right."
    short = "No digit twice on the falling diagonal."

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """The cells of the diagonal differ."""
        yield Differ(_falling(board))

    def sign(self) -> tuple[Figure, ...]:
        """A thin line."""
        return (Line((0, 3), DIAGONAL),)

    def figures(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Figure]:
        """A thin line."""
        yield Line(_falling(board), DIAGONAL)

    def house_name(self, number: int, first: object, last: object) -> Message:
        """There is only one."""
        return Message("the falling diagonal")


class DisjointGroups(WholeBoard):
    """The cells at the same place in all regions hold different digits."""

    name = "disjointgroups"
    first_level = 1
    title = "Disjoint groups"
    rule = "No digit stands at the same place of two regions."
    short = "No digit at the same place of two regions."

    def check(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` unless all regions have the same size."""
        super().check(constraint, board)
        if len({*map(len, board.areas)}) > 1:
            raise Fault("“{kind}” needs regions of the same size", kind=self.name)

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """The cells at each place differ."""
        yield from map(Differ, zip(*board.areas, strict=True))

    def house_name(self, number: int, first: object, last: object) -> Message:
        """The number says at which place of the regions its cells are."""
        return Message("disjoint group {number}", number=number)


class ExtraRegion(Listed):
    """Some cells in which no digit is repeated."""

    name = "extraregion"
    first_level = 1
    title = "Extra region"
    rule = (
        "No digit stands twice in an extra region; one with a cell for each digit holds them all."
    )
    short = "No digit twice in a tinted region."

    def usual(self, constraint: Constraint) -> Constraint:
        """The normal form: the order of its cells does not matter."""
        return Constraint(self.name, tuple(sorted(constraint.cells)))

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` for more cells than digits."""
        super().check_value(constraint, board)
        if len(constraint.cells) > board.size:
            raise Fault(
                "{count} cells cannot hold different digits of {size}",
                count=len(constraint.cells),
                size=board.size,
            )

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """Its cells differ."""
        yield Differ(constraint.cells)

    def sign(self) -> tuple[Figure, ...]:
        """A ground of its own."""
        return (Area((0, 1)),)

    def figures(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Figure]:
        """A ground of its own."""
        yield Area(constraint.cells)

    def house_name(self, number: int, first: object, last: object) -> Message:
        """Several may be drawn alike, so that their cells tell them apart."""
        return Message("the extra region from {first} to {last}", first=first, last=last)


def _rising(board: VariantBoard) -> Cells:
    """The diagonal to the upper right corner."""
    return tuple((board.size - 1) * row for row in range(1, board.size + 1))


def _falling(board: VariantBoard) -> Cells:
    """The diagonal to the lower right corner."""
    return tuple((board.size + 1) * row for row in range(board.size))
