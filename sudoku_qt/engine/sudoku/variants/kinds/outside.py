# SPDX-License-Identifier: MIT
"""Clues outside the board, for a diagonal or for a row or column as seen from there."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from sudoku_qt.engine.game import Section
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.constraint import Constraint, Value
from sudoku_qt.engine.sudoku.variants.demands import Cells, Course, Demand, InOrder, Total
from sudoku_qt.engine.sudoku.variants.figures import Clue, Figure
from sudoku_qt.engine.sudoku.variants.gesture import Gesture, Typed
from sudoku_qt.engine.sudoku.variants.kind import Listed, number_in, place_in, whole_value
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard

MOST_USED = 10
"""Up to so many digits a course knows which were used; beyond there would be too many states."""
DIRECTIONS = {"UL": (-1, -1), "UR": (-1, 1), "DL": (1, -1), "DR": (1, 1)}


class OutsideClue(Listed):
    """A number at the end of a row or column; the cells lead away from it."""

    gesture = Gesture.EDGE
    typed = Typed.NUMBER
    fields = frozenset(("cell", "value"))
    meaning: ClassVar[str] = ""
    """The sign of a clue that is not a plain sum."""

    def value_in(self, item: Section) -> Value:
        """The number."""
        return number_in(item.get("value"), self.name)

    def read_item(self, item: Section, board: VariantBoard) -> Iterator[Constraint]:
        """A constraint, if there is a number."""
        value = self.value_in(item)
        if value is not None:
            yield Constraint(self.name, self.seen(item, board), value)

    def seen(self, item: Section, board: VariantBoard) -> Cells:
        """The cells that the clue is about. Raises `Fault`."""
        row, column = place_in(item.get("cell"), self.name)
        beyond = board.size + 1
        if row in {0, beyond} and 1 <= column <= board.size:
            line = board.columns[column - 1]
        elif column in {0, beyond} and 1 <= row <= board.size:
            line = board.rows[row - 1]
        else:
            raise Fault("“{kind}” does not stand beside a row or column", kind=self.name)
        return line if 0 in {row, column} else line[::-1]

    def lines_from(self, row: int, column: int, board: VariantBoard) -> tuple[Cells, ...]:
        """What a clue at a place outside may be about; rows and columns are counted from 0."""
        try:
            return (self.seen({"cell": f"R{row + 1}C{column + 1}"}, board),)
        except Fault:
            return ()

    def place(self, constraint: Constraint, board: VariantBoard) -> str:
        """The name of the place outside, in the usual form of a constraint."""
        return str(self.write_item(self.usual(constraint), board)["cell"])

    def write_item(self, constraint: Constraint, board: VariantBoard) -> Section:
        """The place outside, and the number."""
        first, second = constraint.cells[:2]
        if abs(first - second) == 1:
            row = first // board.size + 1
            column = first % board.size + 1 + (first - second)
        else:
            row = first // board.size + 1 + (first - second) // board.size
            column = first % board.size + 1
        return {"cell": f"R{row}C{column}", "value": str(constraint.value)}

    def sign(self) -> tuple[Figure, ...]:
        """A number."""
        return (Clue(0, 0, "16", sign=self.meaning),)

    def figures(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Figure]:
        """The number at its place."""
        row, column = place_in(self.write_item(constraint, board)["cell"], self.name)
        yield Clue(row - 1, column - 1, str(constraint.value), sign=self.meaning)

    def check(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` unless the cells are a row or column, from one of its ends."""
        super().check(constraint, board)
        lines = (*board.rows, *board.columns)
        if constraint.cells not in lines and constraint.cells[::-1] not in lines:
            raise Fault("“{kind}” is of a whole row or column", kind=self.name)

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` for a number that no row can have."""
        whole_value(constraint, 0, board.size * (board.size + 1) // 2)


class LittleKiller(OutsideClue):
    """A number at the end of a diagonal, on which digits may repeat."""

    name = "littlekillersum"
    title = "Little killer"
    rule = "The digits on a diagonal with an arrow add up to the number at it; they may repeat."
    short = "Sum of the diagonal; may repeat."
    fields = frozenset(("cell", "cells", "direction", "value"))

    def read_item(self, item: Section, board: VariantBoard) -> Iterator[Constraint]:
        """A constraint, if there is a number other than 0."""
        return (each for each in super().read_item(item, board) if each.value)

    def seen(self, item: Section, board: VariantBoard) -> Cells:
        """The cells from the clue on, in its direction. Raises `Fault`."""
        row, column = place_in(item.get("cell"), self.name)
        step = DIRECTIONS.get(str(item.get("direction")))
        if step is None:
            raise Fault("“{kind}” has no direction", kind=self.name)
        line = diagonal(board, row - 1 + step[0], column - 1 + step[1], step)
        if not line:
            raise Fault("“{kind}” does not point to a cell of the board", kind=self.name)
        return line

    def lines_from(self, row: int, column: int, board: VariantBoard) -> tuple[Cells, ...]:
        """The diagonals that begin beside a place outside."""
        if board.cell(row, column) is not None:
            return ()
        steps = DIRECTIONS.values()
        lines = (
            diagonal(board, row + down, column + right, (down, right)) for down, right in steps
        )
        return tuple(line for line in lines if line)

    def usual(self, constraint: Constraint) -> Constraint:
        """The normal form: it means the same from either end."""
        return Constraint(self.name, tuple(sorted(constraint.cells)), constraint.value)

    def write_item(self, constraint: Constraint, board: VariantBoard) -> Section:
        """The place above the diagonal, or beside it, and its direction."""
        for name, step in DIRECTIONS.items():
            before = board.moved(constraint.cells[0], -step[0], -step[1])
            first = divmod(constraint.cells[0], board.size)
            if before is None and diagonal(board, *first, step) == constraint.cells:
                place = f"R{first[0] + 1 - step[0]}C{first[1] + 1 - step[1]}"
                return {"cell": place, "direction": name, "value": str(constraint.value)}
        raise Fault("“{kind}” is of a whole diagonal", kind=self.name)

    def sign(self) -> tuple[Figure, ...]:
        """A number with its arrow."""
        return (Clue(0, 0, "13", (1, 1)),)

    def figures(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Figure]:
        """The number at its place, and an arrow.

        Where its setter did not draw it, and another clue is there, it is at the other end.
        """
        if constraint in others:
            constraint = self._at_free_end(constraint, board, others)
        item = self.write_item(constraint, board)
        row, column = place_in(item["cell"], self.name)
        step = DIRECTIONS[str(item["direction"])]
        yield Clue(row - 1, column - 1, str(constraint.value), step)

    def _at_free_end(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Constraint:
        """The constraint, or its reverse, so that two clues share a place only if they must."""
        beside = {kind.name: kind for kind in (Sandwich(), XSum(), Skyscraper())}
        taken = {beside[each.kind].place(each, board) for each in others if each.kind in beside}
        ways = dict[Constraint, list[tuple[str, Constraint]]]()
        for each in others:
            if each.kind == self.name:
                ends = each, Constraint(each.kind, each.cells[::-1], each.value)
                ways[each] = [(str(self.write_item(end, board)["cell"]), end) for end in ends]
        bound_first = sorted(ways, key=lambda each: taken.isdisjoint(at for at, _ in ways[each]))
        for each in bound_first:
            free = [way for way in ways[each] if way[0] not in taken]
            place, end = (free or ways[each])[0]
            taken.add(place)
            if each == constraint:
                return end
        return constraint

    def check(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` unless the cells are a diagonal from edge to edge."""
        Listed.check(self, constraint, board)
        self.write_item(self.usual(constraint), board)

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` unless so many digits can have that sum."""
        whole_value(constraint, len(constraint.cells), board.size * len(constraint.cells))

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """The sum."""
        yield Total(constraint.cells, (1,) * len(constraint.cells), whole_value(constraint, 0, 999))


def diagonal(board: VariantBoard, row: int, column: int, step: tuple[int, int]) -> Cells:
    """The cells from a place on, up to the edge."""
    cells = list[int]()
    while (cell := board.cell(row, column)) is not None:
        cells.append(cell)
        row, column = row + step[0], column + step[1]
    return tuple(cells)


class Sandwich(OutsideClue):
    """The sum of the digits between the least and the greatest digit."""

    name = "sandwichsum"
    title = "Sandwich"
    rule = "The digits between 1 and the greatest digit of a row or column add up to its clue."
    short = "The sum between 1 and the greatest digit."

    def usual(self, constraint: Constraint) -> Constraint:
        """The normal form: it means the same from either end."""
        return Constraint(
            self.name, min(constraint.cells, constraint.cells[::-1]), constraint.value
        )

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """A course along the line."""
        yield InOrder(constraint.cells, Filling(board.size, whole_value(constraint, 0, 999)))


@dataclass(frozen=True)
class Filling(Course):
    """The state: (of the two bounding digits those passed, the sum between, the digits used)."""

    size: int
    total: int

    def start(self) -> Hashable:
        """Neither bounding digit was passed."""
        return 0, 0, 0

    def after(self, state: Hashable, digit: int, left: int) -> Hashable | None:
        """The state after another digit of the line."""
        slices, total, used = _numbers(state)
        if used >> digit & 1:
            return None
        used = used | 1 << digit if self.size <= MOST_USED else 0
        if digit in (1, self.size):
            slices += 1
        elif slices == 1:
            total += digit
        if total > self.total or slices > 2 or (slices == 2 and total < self.total):
            return None
        return slices, total, used

    def is_end(self, state: Hashable) -> bool:
        """Whether both bounding digits were passed."""
        return _numbers(state)[0] == 2


class XSum(OutsideClue):
    """The sum of as many cells as the first one says."""

    name = "xsum"
    title = "X-sum"
    meaning = "X"
    rule = (
        "Seen from the clue, as many digits as the first one says, itself included, add up to it."
    )
    short = "The sum of as many digits as the first one says."

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """A course along the line."""
        yield InOrder(constraint.cells, FirstCells(board.size, whole_value(constraint, 0, 999)))


@dataclass(frozen=True)
class FirstCells(Course):
    """The state: (cells still to add, or -1 before the first, the missing sum, the digits used)."""

    size: int
    total: int

    def start(self) -> Hashable:
        """The state before the first digit."""
        return -1, self.total, 0

    def after(self, state: Hashable, digit: int, left: int) -> Hashable | None:
        """The state after another digit of the line."""
        counted, missing, used = _numbers(state)
        if used >> digit & 1:
            return None
        used = used | 1 << digit if self.size <= MOST_USED else 0
        if counted:
            counted = (digit if counted < 0 else counted) - 1
            missing -= digit
        fits = missing > 0 if counted else not missing
        return (counted, missing, used) if fits and counted <= left else None

    def is_end(self, state: Hashable) -> bool:
        """Whether all were added."""
        return _numbers(state)[:2] == (0, 0)


class Skyscraper(OutsideClue):
    """The number of digits that are greater than all before them."""

    name = "skyscraper"
    title = "Skyscraper clue"
    meaning = "towers"
    rule = "A clue says how many digits, seen from there, are greater than all before them."
    short = "So many digits are greater than all before them."

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` for 0: the first is always seen."""
        whole_value(constraint, 1, board.size)

    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """A course along the line."""
        yield InOrder(constraint.cells, Skyline(board.size, whole_value(constraint, 1, 99)))


@dataclass(frozen=True)
class Skyline(Course):
    """The state: (the greatest digit so far, how many are still to be seen, digits used)."""

    size: int
    count: int

    def start(self) -> Hashable:
        """Nothing is seen yet."""
        return 0, self.count, 0

    def after(self, state: Hashable, digit: int, left: int) -> Hashable | None:
        """The state after another digit of the line."""
        greatest, missing, used = _numbers(state)
        if used >> digit & 1:
            return None
        used = used | 1 << digit if self.size <= MOST_USED else 0
        if digit > greatest:
            greatest, missing = digit, missing - 1
        fits = 0 <= missing <= self.size - greatest
        return (greatest, missing, used) if fits else None

    def is_end(self, state: Hashable) -> bool:
        """Whether all were seen."""
        return _numbers(state)[1] == 0


def _numbers(state: Hashable) -> tuple[int, int, int]:
    assert isinstance(state, tuple)  # noqa: S101 - each course here makes its states so
    return state
