# SPDX-License-Identifier: MIT
"""Constraints on one cell: odd, even, less or more than its neighbours, one of some digits."""

from collections.abc import Iterator, Sequence
from operator import gt, lt
from typing import ClassVar

from sudoku_qt.engine.game import Json, Section
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.demands import Allowed, Demand, Pair
from sudoku_qt.engine.sudoku.variants.figures import Figure, Label, Letter, Shade, Wedge
from sudoku_qt.engine.sudoku.variants.gesture import Gesture, Typed
from sudoku_qt.engine.sudoku.variants.kind import ConstraintKind, Listed, cell_in, wrong_value
from sudoku_qt.engine.sudoku.variants.kinds.dots import table_of
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard


class MarkedCell(Listed):
    """A mark in a cell."""

    gesture = Gesture.CELL
    fields = frozenset(("cell",))
    most = 1

    def read_item(self, item: Section, board: VariantBoard) -> Iterator[Constraint]:
        """The cell of an object."""
        yield Constraint(self.name, (cell_in(item.get("cell"), self.name, board),))

    def write_item(self, constraint: Constraint, board: VariantBoard) -> Section:
        """The cell."""
        return {"cell": board.name(constraint.cells[0])}


class Parity(MarkedCell):
    """Odd or even."""

    first: ClassVar[int]

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """The digits of one parity."""
        mask = sum(1 << digit - 1 for digit in range(self.first, board.size + 1, 2))
        yield Allowed(constraint.cells[0], mask)

    def sign(self) -> tuple[Figure, ...]:
        """A disc or a square."""
        return (Shade(0, disc=self.first == 1),)

    def figures(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Figure]:
        """A disc for odd digits, a square for even ones."""
        yield Shade(constraint.cells[0], disc=self.first == 1)


class Odd(Parity):
    """A grey circle: an odd digit."""

    name = "odd"
    first_level = 1
    title = "Odd cell"
    rule = "In a marked cell stands an odd digit."
    short = "Disc: an odd digit."
    first = 1


class Even(Parity):
    """A grey square: an even digit."""

    name = "even"
    first_level = 1
    title = "Even cell"
    rule = "In a marked cell stands an even digit."
    short = "Square: an even digit."
    first = 2


class Extreme(MarkedCell):
    """Less or more than all unmarked cells that share an edge with it."""

    way: ClassVar[int]

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """A pair with each neighbour."""
        fits = table_of(board.size, gt if self.way > 0 else lt)
        for other in self._compared(constraint, board, others):
            yield Pair(constraint.cells[0], other, fits)

    def sign(self) -> tuple[Figure, ...]:
        """A sign between two cells."""
        return (Wedge(0, 1) if self.way > 0 else Wedge(1, 0),)

    def figures(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Figure]:
        """A sign towards each neighbour."""
        cell = constraint.cells[0]
        for other in self._compared(constraint, board, others):
            yield Wedge(cell, other) if self.way > 0 else Wedge(other, cell)

    def _compared(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[int]:
        """The neighbours that are not marked, too."""
        marked = {each.cells[0] for each in others if each.kind == self.name}
        cell = constraint.cells[0]
        around = (pair[pair[0] == cell] for pair in board.neighbours if cell in pair)
        return (other for other in around if other not in marked)


class Minimum(Extreme):
    """Less than its neighbours; arrows point inwards."""

    name = "minimum"
    title = "Minimum"
    rule = "A marked cell holds less than each of its unmarked neighbours."
    short = "The sign points to the lesser digit."
    way = -1


class Maximum(Extreme):
    """More than its neighbours; arrows point outwards."""

    name = "maximum"
    title = "Maximum"
    rule = "A marked cell holds more than each of its unmarked neighbours."
    short = "The sign points to the lesser digit."
    way = 1


class GivenPencilMarks(ConstraintKind):
    """The digits that a cell may hold, which f-puzzles stores with the cell."""

    name = "givenPencilMarks"
    first_level = 1
    title = "Given pencil marks"
    rule = "A cell with given pencil marks holds one of them."
    short = "One of the small digits in the corner."
    gesture = Gesture.CELL
    typed = Typed.DIGITS

    def read(self, value: Json, board: VariantBoard) -> Iterator[tuple[Constraint, Section]]:
        """The constraints in the rows of cells, each cell with its marks or none."""
        rows = value if isinstance(value, list) else []
        marks = [cell.get(self.name) for row in rows if isinstance(row, list) for cell in row
                 if isinstance(cell, dict)]  # fmt: skip
        for cell, digits in enumerate(marks):
            if digits is None or digits == []:
                continue
            if not isinstance(digits, list) or len(digits) > board.size:
                raise wrong_value(self.name, digits)
            found = []
            for digit in digits:
                if isinstance(digit, bool) or not isinstance(digit, int):
                    raise wrong_value(self.name, digit)
                found.append(digit)
            yield Constraint(self.name, (cell,), tuple(found)), {}

    def write(self, constraints: Sequence[tuple[Constraint, Section]], board: VariantBoard) -> Json:
        """The marks by the number of their cell."""
        return {
            str(each.cells[0]): [*each.value]
            for each, _ in constraints
            if isinstance(each.value, tuple)
        }

    def usual(self, constraint: Constraint) -> Constraint:
        """The normal form: each digit once, in order."""
        value = constraint.value
        digits = tuple(sorted({*value})) if isinstance(value, tuple) else value
        return Constraint(self.name, constraint.cells, digits)

    def check(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` unless they are digits of a cell of the board."""
        value = constraint.value
        if not isinstance(value, tuple) or not value:
            raise wrong_value(self.name, value)
        if not all(type(digit) is int and 1 <= digit <= board.size for digit in value):
            raise wrong_value(self.name, value)
        if len(constraint.cells) != 1 or not 0 <= constraint.cells[0] < board.size**2:
            raise Fault("“{kind}” names a cell that is not on the board", kind=self.name)

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """Only these digits."""
        value = constraint.value
        if isinstance(value, tuple):
            yield Allowed(constraint.cells[0], sum({1 << digit - 1 for digit in value}))

    def sign(self) -> tuple[Figure, ...]:
        """Two digits."""
        return (Letter((0, 0), "12"),)

    def figures(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Figure]:
        """The digits, in a corner."""
        value = constraint.value
        if isinstance(value, tuple):
            yield Label(constraint.cells[0], digits=value)
