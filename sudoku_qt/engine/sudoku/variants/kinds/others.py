# SPDX-License-Identifier: MIT
"""Quadruples, clones and indexers."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from operator import eq
from typing import ClassVar

from sudoku_qt.engine.game import Section
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.constraint import Constraint, Value
from sudoku_qt.engine.sudoku.variants.demands import Course, Demand, InOrder, Pair
from sudoku_qt.engine.sudoku.variants.figures import Area, Digits, Figure, Label, Letter
from sudoku_qt.engine.sudoku.variants.gesture import Gesture, Typed
from sudoku_qt.engine.sudoku.variants.kind import Listed, cells_in, names_of, wrong_value
from sudoku_qt.engine.sudoku.variants.kinds.dots import table_of
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard


class Quadruple(Listed):
    """The digits in a circle where four cells meet are in these cells."""

    name = "quadruple"
    gesture = Gesture.CORNER
    typed = Typed.DIGITS
    title = "Quadruple"
    rule = "The digits in a circle stand in the four cells around it, each at least as often."
    short = "These digits stand round it."
    fields = frozenset(("cells", "values"))
    least, most = 4, 4

    def value_in(self, item: Section) -> Value:
        """The digits."""
        values = item.get("values")
        found = []
        if not isinstance(values, list) or len(values) > 4:
            raise wrong_value(self.name, values)
        for digit in values:
            if isinstance(digit, bool) or not isinstance(digit, int | str):
                raise wrong_value(self.name, digit)
            if not str(digit).isdecimal() or len(str(digit)) > 2:
                raise wrong_value(self.name, digit)
            found.append(int(digit))
        return tuple(found)

    def write_item(self, constraint: Constraint, board: VariantBoard) -> Section:
        """The cells and the digits."""
        values = constraint.value if isinstance(constraint.value, tuple) else ()
        return {"cells": names_of(constraint.cells, board), "values": [*values]}

    def usual(self, constraint: Constraint) -> Constraint:
        """The normal form: the order of cells and digits does not matter."""
        value = constraint.value
        digits = tuple(sorted(value)) if isinstance(value, tuple) else value
        return Constraint(self.name, tuple(sorted(constraint.cells)), digits)

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` unless they are digits, and the cells meet."""
        value = constraint.value
        if not isinstance(value, tuple) or len(value) > 4:
            raise wrong_value(self.name, value)
        if not all(type(digit) is int and 1 <= digit <= board.size for digit in value):
            raise wrong_value(self.name, value)
        first = min(constraint.cells)
        square = {board.moved(first, down, right) for down in (0, 1) for right in (0, 1)}
        if {*constraint.cells} != square:
            raise Fault("“{kind}” stands where no four cells meet", kind=self.name)

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """A course through the four cells."""
        value = constraint.value
        if isinstance(value, tuple) and value:
            yield InOrder(constraint.cells, Gathered(value))

    def sign(self) -> tuple[Figure, ...]:
        """A circle."""
        return (Digits(0, (1, 2, 7, 8)),)

    def figures(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Figure]:
        """The digits in a circle."""
        value = constraint.value
        if isinstance(value, tuple):
            yield Digits(min(constraint.cells), value)


@dataclass(frozen=True)
class Gathered(Course):
    """The state: the digits that are still missing."""

    digits: tuple[int, ...]

    def start(self) -> Hashable:
        """All digits are missing."""
        return self.digits

    def after(self, state: Hashable, digit: int, left: int) -> Hashable | None:
        """One less, if the digit is among them."""
        assert isinstance(state, tuple)  # noqa: S101 - this course makes its states so
        missing = [*state]
        if digit in missing:
            missing.remove(digit)
        return tuple(missing) if len(missing) <= left else None

    def is_end(self, state: Hashable) -> bool:
        """Whether none is missing."""
        return state == ()


class Clone(Listed):
    """Two groups of cells with the same digits; `cells` has one group after the other."""

    name = "clone"
    gesture = Gesture.TWINS
    title = "Clone"
    rule = "A clone has the same digits at the same places."
    short = "The same digits at the same places."
    fields = frozenset(("cells", "cloneCells"))
    distinct = False

    def read_item(self, item: Section, board: VariantBoard) -> Iterator[Constraint]:
        """Both groups."""
        one = cells_in(item, "cells", self.name, board)
        two = cells_in(item, "cloneCells", self.name, board)
        if len(one) != len(two):
            raise Fault("“{kind}” has two parts that do not match", kind=self.name)
        yield Constraint(self.name, one + two)

    def write_item(self, constraint: Constraint, board: VariantBoard) -> Section:
        """Both groups."""
        half = len(constraint.cells) // 2
        return {
            "cells": names_of(constraint.cells[:half], board),
            "cloneCells": names_of(constraint.cells[half:], board),
        }

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` unless the groups have the same size."""
        super().check_value(constraint, board)
        if len(constraint.cells) % 2:
            raise Fault("“{kind}” has two parts that do not match", kind=self.name)

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """Each cell and its clone are equal."""
        half = len(constraint.cells) // 2
        same = table_of(board.size, eq)
        for one, two in zip(constraint.cells[:half], constraint.cells[half:], strict=True):
            if one != two:
                yield Pair(one, two, same)

    def sign(self) -> tuple[Figure, ...]:
        """Two groups."""
        return (Area((0,), plain=True), Area((1,), plain=True))

    def figures(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Figure]:
        """A ground for each of the two groups."""
        half = len(constraint.cells) // 2
        yield Area(constraint.cells[:half], plain=True)
        yield Area(constraint.cells[half:], plain=True)


class Indexer(Listed):
    """Cells whose digit says where another digit is."""

    gesture = Gesture.CELL
    letter: ClassVar[str]

    def usual(self, constraint: Constraint) -> Constraint:
        """The normal form: the order of its cells does not matter."""
        return Constraint(self.name, tuple(sorted(constraint.cells)), constraint.value)

    def line(self, cell: int, board: VariantBoard) -> tuple[int, ...]:
        """The cells that a digit may point to."""
        raise NotImplementedError

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """A digit points to a cell if and only if that cell holds the number of this one."""
        for cell in constraint.cells:
            line = self.line(cell, board)
            own = line.index(cell) + 1
            for digit, other in enumerate(line, 1):
                if other != cell:
                    yield Pair(cell, other, table_of(board.size, _is_both_or_none, digit, own))

    def sign(self) -> tuple[Figure, ...]:
        """Its letter."""
        return (Letter((0, 0), self.letter),)

    def figures(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Figure]:
        """A ground, and a letter in each cell."""
        yield Area(constraint.cells, plain=True)
        yield from (Label(cell, self.letter) for cell in constraint.cells)


def _is_both_or_none(one: int, two: int, digit: int, own: int) -> bool:
    return (one == digit) == (two == own)


class RowIndexer(Indexer):
    """A digit says in which row of its column the number of its own row is."""

    name = "rowindexer"
    title = "Row indexer"
    letter = "R"
    rule = "The digit of a marked cell is the row in which its column has the number of its row."
    short = "R: the row in which its column has the number of its row."

    def line(self, cell: int, board: VariantBoard) -> tuple[int, ...]:
        """The cell's column."""
        return board.columns[cell % board.size]


class ColumnIndexer(Indexer):
    """A digit says in which column of its row the number of its own column is."""

    name = "columnindexer"
    title = "Column indexer"
    letter = "C"
    rule = "The digit of a marked cell is the column in which its row has the number of its column."
    short = "C: the column in which its row has the number of its column."

    def line(self, cell: int, board: VariantBoard) -> tuple[int, ...]:
        """The cell's row."""
        return board.rows[cell // board.size]


class BoxIndexer(Indexer):
    """A digit says at which place of its region the number of its own place is."""

    name = "boxindexer"
    title = "Box indexer"
    letter = "B"
    rule = "The digit of a marked cell is the place in its region that has the number of its place."
    short = "B: the place in its region that has the number of its place."

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` unless each cell is in a region with all digits."""
        super().check_value(constraint, board)
        for cell in constraint.cells:
            if len(self.line(cell, board)) != board.size:
                raise Fault("“{kind}” needs a region with all digits", kind=self.name)

    def line(self, cell: int, board: VariantBoard) -> tuple[int, ...]:
        """The cell's region."""
        return next((area for area in board.areas if cell in area), ())
