# SPDX-License-Identifier: MIT
"""Lines that say the same from both ends: palindromes, whispers, renbans and more."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from sudoku_qt.engine.game import Section
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.constraint import Constraint, Value
from sudoku_qt.engine.sudoku.variants.demands import Demand, Differ, OneOfSets, Pair
from sudoku_qt.engine.sudoku.variants.kind import InLines, number_in, whole_value
from sudoku_qt.engine.sudoku.variants.kinds.dots import table_of
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard


class PlainLine(InLines):
    """A line that says the same read from both ends."""

    def usual(self, constraint: Constraint) -> Constraint:
        """From the end with the lesser cell."""
        cells = min(constraint.cells, constraint.cells[::-1])
        return Constraint(self.name, cells, constraint.value)


class Palindrome(PlainLine):
    """The same digits from both ends."""

    name = "palindrome"
    title = "Palindrome"
    rule = "A palindrome reads the same from both ends."

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """Cells as far from the two ends are equal."""
        cells = constraint.cells
        same = table_of(board.size, lambda a, b: a == b)
        for place in range(len(cells) // 2):
            yield Pair(cells[place], cells[-1 - place], same)


class Renban(PlainLine):
    """Digits that follow each other, in any order."""

    name = "renban"
    title = "Renban line"
    rule = "The digits on a renban line differ and follow each other, in any order."

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """It is no longer than there are digits."""
        super().check_value(constraint, board)
        if len({*constraint.cells}) > board.size:
            raise Fault("“{kind}” is longer than there are digits", kind=self.name)

    def usual(self, constraint: Constraint) -> Constraint:
        """The order of its cells means nothing; it may end where it begins."""
        return Constraint(self.name, tuple(sorted({*constraint.cells})), constraint.value)

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """One of the runs."""
        count = len(constraint.cells)
        run = (1 << count) - 1
        yield Differ(constraint.cells)
        sets = tuple(run << least for least in range(board.size - count + 1))
        yield OneOfSets(constraint.cells, sets)


class Whispers(PlainLine):
    """Neighbours that differ by much."""

    name = "whispers"
    title = "Whispers line"
    rule = "Neighbours on a whispers line differ by 5 at least, or by the number said."

    def value_in(self, item: Section) -> Value:
        """By how much, where it is said."""
        return number_in(item.get("value"), self.name)

    def usual(self, constraint: Constraint) -> Constraint:
        """5 need not be said."""
        value = None if constraint.value == 5 else constraint.value
        return super().usual(Constraint(self.name, constraint.cells, value))

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """Two digits can differ by as much."""
        if constraint.value is not None:
            whole_value(constraint, 1, board.size - 1)

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """Each two neighbours."""
        least = constraint.value if isinstance(constraint.value, int) else 5
        fits = table_of(board.size, lambda a, b: abs(a - b) >= least)
        for one, two in zip(constraint.cells, constraint.cells[1:], strict=False):
            yield Pair(one, two, fits)


class Nabner(PlainLine):
    """The opposite of a renban."""

    name = "nabner"
    title = "Nabner line"
    rule = "No two digits on a nabner line are equal or follow each other."

    def usual(self, constraint: Constraint) -> Constraint:
        """The order of its cells means nothing; it may end where it begins."""
        return Constraint(self.name, tuple(sorted({*constraint.cells})), constraint.value)

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """There are as many digits that do not."""
        super().check_value(constraint, board)
        if len({*constraint.cells}) > (board.size + 1) // 2:
            raise Fault("“{kind}” is longer than there are digits", kind=self.name)

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """Any two cells."""
        fits = table_of(board.size, lambda a, b: abs(a - b) > 1)
        for one, two in combinations(constraint.cells, 2):
            yield Pair(one, two, fits)


class Turning(PlainLine):
    """A line on which digits of so many classes take turns."""

    def classes(self, constraint: Constraint) -> int:
        """How many classes there are."""
        return 3

    def class_of(self, digit: int, constraint: Constraint, size: int) -> int:
        """The class of a digit."""
        return digit % self.classes(constraint)

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """So many cells apart classes are the same, else they differ."""
        size, count = board.size, self.classes(constraint)
        classes = {digit: self.class_of(digit, constraint, size) for digit in range(1, size + 1)}
        same = table_of(size, lambda a, b: classes[a] == classes[b])
        other = table_of(size, lambda a, b: classes[a] != classes[b])
        for one, two in combinations(range(len(constraint.cells)), 2):
            fits = other if (two - one) % count else same
            yield Pair(constraint.cells[one], constraint.cells[two], fits)


class Modular(Turning):
    """Classes by the remainder."""

    name = "modularline"
    title = "Modular line"
    rule = (
        "Of any three neighbours on a modular line no two leave the same remainder by 3, "
        "or of as many as the number says by that."
    )

    def value_in(self, item: Section) -> Value:
        """By what is divided, where it is said."""
        return number_in(item.get("value"), self.name)

    def usual(self, constraint: Constraint) -> Constraint:
        """3 need not be said."""
        value = None if constraint.value == 3 else constraint.value
        return super().usual(Constraint(self.name, constraint.cells, value))

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """So many remainders there are."""
        if constraint.value is not None:
            whole_value(constraint, 2, board.size)

    def classes(self, constraint: Constraint) -> int:
        """As many as there are remainders."""
        return constraint.value if isinstance(constraint.value, int) else 3


class Entropic(Turning):
    """Low, middle and high digits."""

    name = "entropicline"
    title = "Entropic line"
    rule = "Of any three neighbours on an entropic line one digit is low, one middle and one high."

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """The digits are three times as many."""
        super().check_value(constraint, board)
        if board.size % 3:
            raise Fault("“{kind}” needs digits that make three equal parts", kind=self.name)

    def class_of(self, digit: int, constraint: Constraint, size: int) -> int:
        """The third that it is of."""
        return (digit - 1) * 3 // size
