# SPDX-License-Identifier: MIT
"""Lines that mean the same from either end: palindromes, whispers, renbans and more."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from operator import eq
from typing import ClassVar

from sudoku_qt.engine.game import Section
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.constraint import Constraint, Value
from sudoku_qt.engine.sudoku.variants.demands import Cells, Demand, Differ, OneOfSets, Pair
from sudoku_qt.engine.sudoku.variants.figures import (
    ENTROPIC,
    MODULAR,
    NABNER,
    PALINDROME,
    RENBAN,
    WHISPERS,
    Figure,
    Line,
    LineLook,
)
from sudoku_qt.engine.sudoku.variants.gesture import Typed
from sudoku_qt.engine.sudoku.variants.kind import InLines, number_in, whole_value
from sudoku_qt.engine.sudoku.variants.kinds.dots import is_far, table_of
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard


class DrawnLine(InLines):
    """A kind of which nothing is drawn but the line."""

    look: ClassVar[LineLook]

    def sign(self) -> tuple[Figure, ...]:
        """A piece of a line."""
        return (Line((0, 1), self.look),)

    def figures(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Figure]:
        """The line."""
        yield Line(constraint.cells, self.look)


class PlainLine(DrawnLine):
    """A line that means the same read from either end."""

    def usual(self, constraint: Constraint) -> Constraint:
        """The normal form: beginning with the lower cell of the two ends."""
        cells = min(constraint.cells, constraint.cells[::-1])
        return Constraint(self.name, cells, constraint.value)


class Palindrome(PlainLine):
    """The same digits read from either end."""

    name = "palindrome"
    title = "Palindrome"
    rule = "A palindrome reads the same from both ends."
    short = "Reads the same from both ends."
    look = PALINDROME

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """Cells at the same distance from the two ends are equal."""
        cells = constraint.cells
        same = table_of(board.size, eq)
        for place in range(len(cells) // 2):
            yield Pair(cells[place], cells[-1 - place], same)


class Renban(PlainLine):
    """Consecutive digits, in any order."""

    name = "renban"
    title = "Renban line"
    rule = "The digits on a renban line are different and consecutive, in any order."
    short = "Consecutive digits, in any order."
    look = RENBAN

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` for a line with more cells than digits."""
        super().check_value(constraint, board)
        if len({*constraint.cells}) > board.size:
            raise Fault("“{kind}” is longer than there are digits", kind=self.name)

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """The digits are one of the runs."""
        cells = _each_once(constraint)
        run = (1 << len(cells)) - 1
        yield Differ(cells)
        sets = tuple(run << least for least in range(board.size - len(cells) + 1))
        yield OneOfSets(cells, sets)


class Whispers(PlainLine):
    """Adjacent digits that differ by at least `value`."""

    name = "whispers"
    title = "Whispers line"
    rule = "Neighbours on a whispers line differ by 5 at least, or by the number said."
    short = "Neighbours differ by {number} or more."
    usual_number = 5
    typed = Typed.NUMBER
    look = WHISPERS

    def value_in(self, item: Section) -> Value:
        """The difference, if it is stated."""
        return number_in(item.get("value"), self.name)

    def usual(self, constraint: Constraint) -> Constraint:
        """The normal form: a difference of 5 is not stated."""
        value = None if constraint.value == 5 else constraint.value
        return super().usual(Constraint(self.name, constraint.cells, value))

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` for a difference that no two digits have."""
        if constraint.value is not None:
            whole_value(constraint, 1, board.size - 1)

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """Every two adjacent cells."""
        least = constraint.value if isinstance(constraint.value, int) else 5
        fits = table_of(board.size, is_far, least)
        for one, two in zip(constraint.cells, constraint.cells[1:], strict=False):
            yield Pair(one, two, fits)


class Nabner(PlainLine):
    """The opposite of a renban: no two of its digits are consecutive."""

    name = "nabner"
    title = "Nabner line"
    rule = "No two digits on a nabner line are equal or follow each other."
    short = "No two digits are equal or consecutive."
    look = NABNER

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` unless there are so many digits without consecutive ones."""
        super().check_value(constraint, board)
        if len({*constraint.cells}) > (board.size + 1) // 2:
            raise Fault("“{kind}” is longer than there are digits", kind=self.name)

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """Every two cells."""
        fits = table_of(board.size, is_far, 2)
        for one, two in combinations(_each_once(constraint), 2):
            yield Pair(one, two, fits)


def _each_once(constraint: Constraint) -> Cells:
    """The cells of a line in reading order; it may end where it begins."""
    return tuple(sorted({*constraint.cells}))


def _are_alike(one: int, two: int, classes: tuple[int, ...], alike: bool) -> bool:
    return (classes[one] == classes[two]) == alike


class Turning(PlainLine):
    """A line on which digits of several classes alternate, in a fixed cycle."""

    def classes(self, constraint: Constraint) -> int:
        """The number of classes."""
        return 3

    def class_of(self, digit: int, constraint: Constraint, size: int) -> int:
        """The class of a digit."""
        return digit % self.classes(constraint)

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """Cells as many apart as there are classes have the same class, nearer ones different."""
        size, count = board.size, self.classes(constraint)
        classes = tuple(self.class_of(digit, constraint, size) for digit in range(size + 1))
        same = table_of(size, _are_alike, classes, True)
        other = table_of(size, _are_alike, classes, False)
        for one, two in combinations(range(len(constraint.cells)), 2):
            fits = other if (two - one) % count else same
            yield Pair(constraint.cells[one], constraint.cells[two], fits)


class Modular(Turning):
    """Classes by the remainder of a division."""

    name = "modularline"
    title = "Modular line"
    rule = (
        "Any three neighbours on a modular line leave different remainders by 3; with "
        "another number, as many neighbours by that number."
    )
    short = "Any {number} in a row differ in their remainder by {number}."
    usual_number = 3
    typed = Typed.NUMBER
    look = MODULAR

    def value_in(self, item: Section) -> Value:
        """The divisor, if it is stated."""
        return number_in(item.get("value"), self.name)

    def usual(self, constraint: Constraint) -> Constraint:
        """The normal form: a divisor of 3 is not stated."""
        value = None if constraint.value == 3 else constraint.value
        return super().usual(Constraint(self.name, constraint.cells, value))

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` unless the divisor is possible."""
        if constraint.value is not None:
            whole_value(constraint, 2, board.size)

    def classes(self, constraint: Constraint) -> int:
        """The number of remainders."""
        return constraint.value if isinstance(constraint.value, int) else 3


class Entropic(Turning):
    """Classes of low, middle and high digits."""

    name = "entropicline"
    title = "Entropic line"
    rule = "Of any three neighbours on an entropic line one digit is low, one middle and one high."
    short = "Of three in a row one is low, one middle, one high."
    look = ENTROPIC

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` unless the number of digits is divisible by three."""
        super().check_value(constraint, board)
        if board.size % 3:
            raise Fault("“{kind}” needs digits that make three equal parts", kind=self.name)

    def class_of(self, digit: int, constraint: Constraint, size: int) -> int:
        """The third that contains the digit."""
        return (digit - 1) * 3 // size
