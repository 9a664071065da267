# SPDX-License-Identifier: MIT
"""The contract of a kind of constraint; each is a class in `kinds/`, and a line in its list."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import ClassVar

from sudoku_qt.engine.game import Json, Section
from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku.variants.constraint import Constraint, Value
from sudoku_qt.engine.sudoku.variants.demands import Cells, Demand
from sudoku_qt.engine.sudoku.variants.figures import Figure
from sudoku_qt.engine.sudoku.variants.gesture import Gesture, Typed
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard

CELL = re.compile(r"R(\d{1,2})C(\d{1,2})", re.IGNORECASE | re.ASCII)
WHOLE = re.compile(r"\d+", re.ASCII)
MOST_DIGITS = 6
"""Of a number at a constraint; there is no greater sum."""


class ConstraintKind(ABC):
    """A kind of constraint.

    A kind about the whole board has an f-puzzles key whose value is true; any other has a list
    there, with an object for each constraint.
    """

    name: ClassVar[str]
    """Its key in f-puzzles' JSON, too."""
    title: ClassVar[str]
    """What it is called."""
    rule: ClassVar[str]
    """The rule as one sentence, with a blank where it depends on the value."""
    short: ClassVar[str]
    """The rule in a few words beside its sign, with a blank `{value}` for a name, or `{number}` for
    a number that is not drawn."""
    numbered: ClassVar[str] = ""
    """The same where some of them have another number than the usual one, which is drawn."""
    usual_number: ClassVar[int] = 0
    """The number for which the value is None."""
    values: ClassVar[tuple[str, ...]] = ()
    """The names that its value may be, which fill the blank of the rule."""
    fields: ClassVar[frozenset[str]] = frozenset()
    """What is read of an object of f-puzzles; all else there is only how it looks."""
    first_level: ClassVar[int] = 2
    """The easiest level of puzzles that need the rule; 1 if it only says what cells can be, or
    which of them differ."""

    gesture: ClassVar[Gesture]
    """How it is drawn by a setter."""
    typed: ClassVar[Typed] = Typed.NOTHING
    """What a setter types at it."""
    choices: ClassVar[tuple[Value, ...]] = ()
    """The few values that it may have, the usual one first, if nothing is typed."""

    @abstractmethod
    def read(self, value: Json, board: VariantBoard) -> Iterator[tuple[Constraint, Section]]:
        """The constraints in the value of its key, each with its appearance. Raises `Fault`."""

    @abstractmethod
    def write(self, constraints: Sequence[tuple[Constraint, Section]], board: VariantBoard) -> Json:
        """The value of its key for all constraints of this kind."""

    @abstractmethod
    def check(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` for cells or a value that the kind cannot have."""

    def usual(self, constraint: Constraint) -> Constraint:
        """The normal form, the same for all constraints with the same meaning."""
        return constraint

    @abstractmethod
    def demands(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Demand]:
        """The demands that it is reduced to; `others` are all constraints of the puzzle."""

    def drawn(self, constraint: Constraint, look: Section, board: VariantBoard) -> Constraint:
        """The constraint as it was drawn, which its normal form may not tell."""
        return constraint

    def figures(
        self, constraint: Constraint, board: VariantBoard, others: Sequence[Constraint]
    ) -> Iterator[Figure]:
        """How it is drawn, if anything is."""
        yield from ()

    def made(self, cells: Cells, value: Value) -> Constraint:
        """The constraint that a setter draws over some cells; `check` says whether it can be."""
        return Constraint(self.name, cells, value)

    def house_name(self, number: int, first: object, last: object) -> Message:
        """What a house is called whose cells differ by a constraint, by its first and last cell.

        `number` says which one of the constraint's own it is, from 1.
        """
        return Message("“{title}” from {first} to {last}", title=Message(self.title), first=first,
                       last=last)  # fmt: skip

    def sign(self) -> tuple[Figure, ...]:
        """An example of how it is drawn, on a board of two by two cells, numbered from 0."""
        return ()


class WholeBoard(ConstraintKind):
    """A kind that is either present or not."""

    gesture: ClassVar[Gesture] = Gesture.SWITCH

    def read(self, value: Json, board: VariantBoard) -> Iterator[tuple[Constraint, Section]]:
        """A single constraint, if the key is true."""
        if value is True:
            yield Constraint(self.name), {}
        elif value:
            raise wrong_value(self.name, value)

    def write(self, constraints: Sequence[tuple[Constraint, Section]], board: VariantBoard) -> Json:
        """True."""
        return True

    def check(self, constraint: Constraint, board: VariantBoard) -> None:
        """It has no cells and no value."""
        if constraint.cells or constraint.value is not None:
            raise wrong_value(self.name, constraint.value)


class Listed(ConstraintKind):
    """A kind with an object for each constraint, which lists its cells."""

    gesture: ClassVar[Gesture] = Gesture.CELLS
    fields: ClassVar[frozenset[str]] = frozenset(("cells", "value"))
    least: ClassVar[int] = 1
    most: ClassVar[int] = 256
    distinct: ClassVar[bool] = True
    """Whether no cell may be named twice."""

    def read(self, value: Json, board: VariantBoard) -> Iterator[tuple[Constraint, Section]]:
        """The constraints of each object."""
        for item in objects_in(value, self.name):
            look: Section = {key: each for key, each in item.items() if key not in self.fields}
            for made in self.read_item(item, board):
                if made.value is None and "value" in item:
                    look["value"] = item["value"]  # it has no meaning here, but is kept
                yield made, look | self._place_of(made, board)
                look = {}

    def _place_of(self, made: Constraint, board: VariantBoard) -> Section:
        """Where it is drawn, if its normal form does not tell."""
        try:
            self.check(made, board)
        except Fault:
            return {}  # the rules will refuse it
        item = self.write_item(made, board)
        return {} if item == self.write_item(self.usual(made), board) else item

    def drawn(self, constraint: Constraint, look: Section, board: VariantBoard) -> Constraint:
        """The constraint with cells as they are in its appearance, if that has any."""
        place = {key: look[key] for key in self.fields if key in look}
        if not place:
            return constraint
        return next(self.read_item(self.write_item(constraint, board) | place, board))

    def read_item(self, item: Section, board: VariantBoard) -> Iterator[Constraint]:
        """The constraints of an object."""
        yield Constraint(self.name, cells_in(item, "cells", self.name, board), self.value_in(item))

    def value_in(self, item: Section) -> Value:
        """The value in an object; most kinds have none."""
        return None

    def write(self, constraints: Sequence[tuple[Constraint, Section]], board: VariantBoard) -> Json:
        """An object for each constraint."""
        return [{**self.write_item(each, board), **look} for each, look in constraints]

    def write_item(self, constraint: Constraint, board: VariantBoard) -> Section:
        """The object of a constraint."""
        item: Section = {"cells": names_of(constraint.cells, board)}
        if constraint.value is not None:
            item["value"] = str(constraint.value)
        return item

    def check(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` unless the cells are as many as required, on the board, and different."""
        cells = constraint.cells
        if not self.least <= len(cells) <= min(self.most, board.size**2):
            raise Fault("“{kind}” cannot have {count} cells", kind=self.name, count=len(cells))
        if not all(0 <= cell < board.size**2 for cell in cells):
            raise Fault("“{kind}” names a cell that is not on the board", kind=self.name)
        if self.distinct and len({*cells}) < len(cells):
            raise Fault("“{kind}” names a cell twice", kind=self.name)
        self.check_value(constraint, board)

    def check_value(self, constraint: Constraint, board: VariantBoard) -> None:
        """Raise `Fault` if there is a value; kinds with a value override this."""
        if constraint.value is not None:
            raise wrong_value(self.name, constraint.value)


class InLines(Listed):
    """A kind whose objects have lines of cells, each of which is a constraint."""

    gesture: ClassVar[Gesture] = Gesture.LINE
    fields: ClassVar[frozenset[str]] = frozenset(("lines", "value"))
    least: ClassVar[int] = 2
    distinct: ClassVar[bool] = False  # a line may close or cross itself

    def read_item(self, item: Section, board: VariantBoard) -> Iterator[Constraint]:
        """A constraint for each line."""
        for line in lines_in(item, self.name, board):
            yield Constraint(self.name, line, self.value_in(item))

    def write_item(self, constraint: Constraint, board: VariantBoard) -> Section:
        """An object with one line."""
        item: Section = {"lines": [names_of(constraint.cells, board)]}
        if constraint.value is not None:
            item["value"] = str(constraint.value)
        return item


# JSON of other programs


def wrong_value(kind: str, value: object) -> Fault:
    """The fault of a constraint with a meaningless value."""
    return Fault("“{kind}” cannot have the value “{value}”", kind=kind, value=str(value)[:20])


def objects_in(value: Json, kind: str) -> Iterator[Section]:
    """The objects of a list. Raises `Fault` for anything else."""
    if not isinstance(value, list):
        raise wrong_value(kind, value)
    for each in value:
        if not isinstance(each, dict):
            raise wrong_value(kind, each)
        yield each


def cell_in(text: Json, kind: str, board: VariantBoard) -> int:
    """The cell of a name such as R1C1. Raises `Fault`."""
    place = place_in(text, kind)
    cell = board.cell(place[0] - 1, place[1] - 1)
    if cell is None:
        raise Fault("“{kind}” names a cell that is not on the board", kind=kind)
    return cell


def place_in(text: Json, kind: str) -> tuple[int, int]:
    """The row and column of a name such as R0C5, which may lie outside. Raises `Fault`."""
    match = CELL.fullmatch(text) if isinstance(text, str) else None
    if not match:
        raise Fault("“{kind}” names a cell “{word}”", kind=kind, word=str(text)[:20])
    return int(match[1]), int(match[2])


def cells_in(item: Section, key: str, kind: str, board: VariantBoard) -> Cells:
    """The cells of a list of names. Raises `Fault`."""
    return _cells_of(item.get(key), kind, board)


def lines_in(item: Section, kind: str, board: VariantBoard) -> Iterator[Cells]:
    """The lines of cells in an object. Raises `Fault`."""
    lines = item.get("lines")
    if not isinstance(lines, list):
        raise wrong_value(kind, lines)
    for line in lines:
        yield _cells_of(line, kind, board)


def _cells_of(names: Json, kind: str, board: VariantBoard) -> Cells:
    if not isinstance(names, list) or len(names) > board.size**2:
        raise Fault("“{kind}” has no list of cells that fits the board", kind=kind)
    return tuple(cell_in(name, kind, board) for name in names)


def names_of(cells: Cells, board: VariantBoard) -> list[Json]:
    """The names of cells."""
    return [board.name(cell) for cell in cells]


def number_in(value: Json, kind: str) -> int | None:
    """A whole number, written as a number or a text; None if there is none. Raises `Fault`."""
    if value is None or value == "":
        return None
    if isinstance(value, float) and value.is_integer() and abs(value) < 10**MOST_DIGITS:
        value = int(value)
    if isinstance(value, str) and len(value) <= MOST_DIGITS and WHOLE.fullmatch(value):
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 10**MOST_DIGITS:
        raise wrong_value(kind, value)
    return value


def whole_value(constraint: Constraint, least: int, most: int) -> int:
    """The value, which has to be a whole number within bounds. Raises `Fault`."""
    value = constraint.value
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong_value(constraint.kind, value)
    return value
