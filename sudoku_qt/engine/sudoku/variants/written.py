# SPDX-License-Identifier: MIT
"""Cells, digits and candidates in a sentence, kept as values, so that each player has their own."""

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.variant_puzzle import SIGNS

ROWS = "ABCDEFGHIJKLMNOP"
IS = "="


class CellName(NamedTuple):
    """The name of a cell of a board with so many rows."""

    cell: int
    size: int


class DigitName(NamedTuple):
    """The name of a digit."""

    digit: int


Part: TypeAlias = CellName | DigitName | str


class Hand(NamedTuple):
    """How a player writes: the sign of each digit, from 0, and rows by letters or by numbers."""

    signs: Sequence[str] = SIGNS
    letters: bool = False

    def write(self, part: Part) -> str:
        """Write a part of a notation: r4c5, or with letters D5; A, or with numbers 10."""
        if isinstance(part, DigitName):
            return self.signs[part.digit]
        if isinstance(part, CellName):
            row, column = divmod(part.cell, part.size)
            return f"{ROWS[row]}{column + 1}" if self.letters else f"r{row + 1}c{column + 1}"
        return part


USUAL = Hand()
"""The hand of everything that programs read."""


class Notation:
    """Something written in signs, such as r1c1≠5,7; `str()` is how programs read it."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Part) -> None:
        self.parts = parts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Notation) and self.parts == other.parts

    def __hash__(self) -> int:
        return hash(self.parts)

    def __str__(self) -> str:
        return self.by(USUAL)

    def __repr__(self) -> str:
        return f"Notation({str(self)!r})"

    def by(self, hand: Hand) -> str:
        """The notation as a hand writes it."""
        return "".join(map(hand.write, self.parts))

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells that are named."""
        return tuple(part.cell for part in self.parts if isinstance(part, CellName))

    @property
    def digits(self) -> tuple[int, ...]:
        """The digits that are named."""
        return tuple(part.digit for part in self.parts if isinstance(part, DigitName))

    @property
    def candidates(self) -> tuple[tuple[int, int], ...]:
        """The candidates that are named: each a cell and a digit that it would hold."""
        parts = [part for part in self.parts if part != IS]
        return tuple(
            (cell.cell, digit.digit)
            for cell, digit in pairwise(parts)
            if isinstance(cell, CellName) and isinstance(digit, DigitName)
        )


def told_cell(cell: int, size: int) -> Notation:
    """The name of a cell: r1c1."""
    return Notation(CellName(cell, size))


def told_cells(cells: Iterable[int], size: int) -> tuple[Notation, ...]:
    """The names of cells."""
    return tuple(told_cell(cell, size) for cell in cells)


def told_place(cells: Sequence[int], size: int) -> tuple[Notation, ...] | Message:
    """The names of cells, or of the row or column that they are, whose cells are then in its facts.

    A row or column is one of the board from either end.
    """
    names = told_cells(cells, size)
    ordered = sorted(cells)
    row, column = divmod(ordered[0], size) if ordered else (0, 0)
    if ordered == [*range(size * row, size * row + size)]:
        return Message("row {number}", number=row + 1, cells=names)
    if ordered == [*range(column, size * size, size)]:
        return Message("column {number}", number=column + 1, cells=names)
    return names


def told_digit(digit: int) -> Notation:
    """The name of a digit."""
    return Notation(DigitName(digit))


def told_digits(digits: Iterable[int], between: str = ",") -> Notation:
    """The names of digits: 5,7."""
    return Notation(*_joined(digits, between))


def told_candidate(cell: int, digit: int, size: int) -> Notation:
    """The name of a candidate: r1c1=5."""
    return Notation(CellName(cell, size), IS, DigitName(digit))


def told_removal(cell: int, digits: Iterable[int], size: int) -> Notation:
    """The name of an elimination: r1c1≠5,7."""
    return Notation(CellName(cell, size), "≠", *_joined(digits, ","))


def in_turn(notations: Iterable[Notation], between: str) -> Notation:
    """Several notations as one."""
    parts = list[Part]()
    for each in notations:
        parts += [*([between] if parts else []), *each.parts]
    return Notation(*parts)


def _joined(digits: Iterable[int], between: str) -> Iterator[Part]:
    for number, digit in enumerate(digits):
        if number:
            yield between
        yield DigitName(digit)


def by_hand(message: Message, hand: Hand) -> Message:
    """A message with everything in it that is notation as a hand writes it."""
    written = copy(message)  # which may be of a kind of its own
    written.facts = {name: _by_hand(fact, hand) for name, fact in message.facts.items()}
    return written


def _by_hand(fact: object, hand: Hand) -> object:
    if isinstance(fact, Notation):
        return fact.by(hand)
    if isinstance(fact, Message):
        return by_hand(fact, hand)
    return tuple(_by_hand(each, hand) for each in fact) if isinstance(fact, tuple) else fact
