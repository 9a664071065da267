# SPDX-License-Identifier: MIT
"""Marks between neighbours: differences, ratios, X and V, and what their absence means."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import lru_cache
from typing import ClassVar

from sudoku_qt.engine.game import Json, Section
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.constraint import Constraint, Value
from sudoku_qt.engine.sudoku.variants.demands import Demand, Pair
from sudoku_qt.engine.sudoku.variants.figures import Dot, Figure, Letter
from sudoku_qt.engine.sudoku.variants.gesture import Gesture, Typed
from sudoku_qt.engine.sudoku.variants.kind import (
    ConstraintKind,
    Listed,
    WholeBoard,
    number_in,
    whole_value,
    wrong_value,
)
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard

SUMS = {"X": 10, "V": 5}


@lru_cache(1024)
def table_of(size: int, fits: Callable[..., bool], *known: Hashable) -> tuple[int, ...]:
    """For each digit of a cell the mask of the digits that fit beside it.

    `fits` is told both and what else is known; it is a function that lasts, so that the table does.
    """
    digits = range(1, size + 1)
    return tuple(sum(1 << two - 1 for two in digits if fits(one, two, *known)) for one in digits)


def is_less_by(one: int, two: int, least: int) -> bool:
    """Whether the second digit is greater by so much at least."""
    return one + least <= two


def is_far(one: int, two: int, least: int) -> bool:
    """Whether two digits differ by so much at least."""
    return abs(one - two) >= least


def _differ_by(one: int, two: int, number: int) -> bool:
    return abs(one - two) == number


def _is_ratio(one: int, two: int, number: int) -> bool:
    return one == two * number or two == one * number


def _add_up_to(one: int, two: int, total: int) -> bool:
    return one + two == total


def _is_no_sum(one: int, two: int) -> bool:
    return one + two not in SUMS.values()


class NumberedDot(Listed):
    """A mark between two cells that share an edge; without a value it means `usual_value`."""

    gesture = Gesture.BORDER
    typed = Typed.NUMBER
    least, most = 2, 2
    usual_value: ClassVar[int]
    black: ClassVar[bool]

    def value_in(self, item: Section) -> Value:
        """The number in the dot, if it is not the usual one."""
        value = number_in(item.get("value"), self.name)
        return None if value == self.usual_value else value

    def usual(self, constraint: Constraint) -> Constraint:
        """The normal form: the order of the two cells does not matter."""
        value = None if constraint.value == self.usual_value else constraint.value
        return Constraint(self.name, tuple(sorted(constraint.cells)), value)

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` for a number that no two digits make."""
        if constraint.value is not None:
            whole_value(constraint, 1, board.size)
        _check_neighbours(constraint, board)

    def number(self, constraint: Constraint) -> int:
        """The number that is meant."""
        value = constraint.value
        return value if isinstance(value, int) else self.usual_value

    def sign(self) -> tuple[Figure, ...]:
        """A dot."""
        return (Dot((0, 1), self.black),)

    def figures(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Figure]:
        """A dot, with a number if it is not the usual one."""
        one, two = constraint.cells
        text = "" if constraint.value is None else str(constraint.value)
        yield Dot((one, two), self.black, text)


class Difference(NumberedDot):
    """A white dot."""

    name = "difference"
    title = "White dot"
    rule = "Two digits with a white dot between them differ by 1, or by the number in it."
    short = "White dot: they differ by 1."
    numbered = "White dot: they differ by 1, or by its number."
    usual_value = 1
    black = False

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """The pairs of that difference."""
        number = self.number(constraint)
        one, two = constraint.cells
        yield Pair(one, two, table_of(board.size, _differ_by, number))


class Ratio(NumberedDot):
    """A black dot."""

    name = "ratio"
    title = "Black dot"
    rule = (
        "Of two digits with a black dot between them one is twice the other, "
        "or as many times as the number says."
    )
    short = "Black dot: one is twice the other."
    numbered = "Black dot: one is twice the other, or as many times as its number."
    usual_value = 2
    black = True

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """The pairs of that ratio."""
        number = self.number(constraint)
        fits = table_of(board.size, _is_ratio, number)
        one, two = constraint.cells
        yield Pair(one, two, fits)


class XV(Listed):
    """An X or a V between two cells."""

    gesture = Gesture.BORDER
    choices = ("X", "V")
    name = "xv"
    title = "XV"
    rule = "Two digits with an X between them add up to 10, with a V to 5."
    short = "X: two add up to 10. V: to 5."
    least, most = 2, 2

    def value_in(self, item: Section) -> Value:
        """The letter."""
        value = item.get("value")
        return value.upper() if isinstance(value, str) else None

    def usual(self, constraint: Constraint) -> Constraint:
        """The normal form: the order of the two cells does not matter."""
        return Constraint(self.name, tuple(sorted(constraint.cells)), constraint.value)

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` for any other letter."""
        if constraint.value not in SUMS:
            raise wrong_value(self.name, constraint.value)
        _check_neighbours(constraint, board)

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """The pairs of that sum."""
        total = SUMS[str(constraint.value)]
        one, two = constraint.cells
        yield Pair(one, two, table_of(board.size, _add_up_to, total))

    def sign(self) -> tuple[Figure, ...]:
        """Both letters."""
        return (Letter((0, 0), "X"), Letter((1, 1), "V"))

    def figures(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Figure]:
        """The letter."""
        one, two = constraint.cells
        yield Letter((one, two), str(constraint.value))


class NonConsecutive(WholeBoard):
    """Neighbours without a white dot between them are not consecutive."""

    name = "nonconsecutive"
    title = "Non-consecutive"
    rule = "No two neighbours differ by 1, except where a white dot stands between them."
    short = "Neighbours without a white dot never differ by 1."

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """Every unmarked pair."""
        fits = table_of(board.size, _is_free, "difference", frozenset({1}))
        for pair in unmarked("difference", board, others):
            yield Pair(*pair, fits)


class Negative(ConstraintKind):
    """The absence of a kind of marks means that no unmarked neighbours would have one."""

    name = "negative"
    title = "Negative rule"
    rule = "Every two neighbours that fit a mark of this kind have it between them: {value}."
    short = "Wherever it fits, it is marked: {value}."
    values = ("difference", "ratio", "xv")
    gesture = Gesture.SWITCH
    choices = values

    def read(self, value: Json, board: VariantBoard) -> Iterator[tuple[Constraint, Section]]:
        """The names of the kinds of marks."""
        if not isinstance(value, list):
            raise wrong_value(self.name, value)
        for name in value:
            yield Constraint(self.name, (), str(name)[:20]), {}

    def write(self, constraints: Sequence[tuple[Constraint, Section]], board: VariantBoard) -> Json:
        """The same names."""
        return [str(each.value) for each, _ in constraints]

    def check(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` unless it names a kind of marks."""
        if constraint.cells or constraint.value not in self.values:
            raise wrong_value(self.name, constraint.value)

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """No unmarked pair fits a mark."""
        name = str(constraint.value)
        if name == "xv":
            fits = table_of(board.size, _is_no_sum)
        else:
            kind: NumberedDot = Ratio() if name == "ratio" else Difference()
            numbers = {kind.number(each) for each in others if each.kind == name}
            wrong = numbers or {kind.usual_value}
            fits = table_of(board.size, _is_free, name, frozenset(wrong))
        for pair in unmarked(name, board, others):
            yield Pair(*pair, fits)


def _is_free(one: int, two: int, name: str, numbers: frozenset[int]) -> bool:
    if name == "difference":
        return abs(one - two) not in numbers
    return not any(_is_ratio(one, two, number) for number in numbers)


def unmarked(
    name: str, board: VariantBoard, others: Sequence[Constraint]
) -> Iterator[tuple[int, int]]:
    """The pairs of neighbours without a mark of a kind."""
    marked = {tuple(sorted(each.cells)) for each in others if each.kind == name}
    return (pair for pair in board.neighbours if pair not in marked)


def _check_neighbours(constraint: Constraint, board: VariantBoard) -> None:
    if tuple(sorted(constraint.cells)) not in board.neighbours:
        raise Fault("“{kind}” stands between cells that are no neighbours", kind=constraint.kind)
