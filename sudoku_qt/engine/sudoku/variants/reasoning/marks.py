# SPDX-License-Identifier: MIT
"""The candidates of each cell, and what each candidate excludes by any rule.

A set of candidates is an int with a bit for each: number `size` times the cell, plus the digit
minus 1.
"""

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.demands import Allowed, Cells, Demand, Differ, Pair
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED, Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.sudoku.variants.written import told_cells


@dataclass(frozen=True)
class House:
    """As many cells as digits, each of which occurs once."""

    cells: Cells
    name: Message
    is_region: bool


@dataclass(frozen=True)
class Looked:
    """What is looked at together: a constraint, or one place of one that is about the board."""

    constraint: Constraint
    demands: tuple[Demand, ...]
    cells: Cells
    """The cells on which it depends what they exclude."""


class Marks:
    """The candidates of a puzzle while it is solved.

    `masks` has those of each cell; a cell is `known` once its digit was placed, and then no cell
    that the rules say differs from it has that digit. Digits excluded by a mark in a single cell,
    such as even, are removed from the start.
    """

    def __init__(self, puzzle: VariantPuzzle) -> None:
        rules = puzzle.rules
        self.rules, self.board, self.size = rules, rules.board, rules.size
        self.known = [False] * self.size**2
        self.masks = [self.board.digits] * self.size**2
        self.seen = [0] * self.size**2
        """For each cell those that differ from it, as a set of cells."""
        self.left: dict[object, tuple[dict[int, int], int]] = {}
        self.links: dict[object, dict[int, int]] = {}
        """What was found of constraints and their candidates, as in `left`, to be asked again."""
        self.excluded = [self._others(candidate) for candidate in range(self.size**3)]
        """For each candidate those that it excludes."""
        for demand in rules.demands:
            if isinstance(demand, Differ):
                self._differ(demand.cells)
            elif isinstance(demand, Allowed):
                self.masks[demand.cell] &= demand.mask
        for demand in rules.demands:
            if isinstance(demand, Pair):
                self._pair(demand)
        self.houses = [*self._houses()]
        self.looked = [*_looked(rules)]
        self.exclusions: list[tuple[list[int], dict[int, int]] | None] = [None] * len(self.looked)
        """For each of these the candidates it was asked about, and what it excluded."""
        for cell, digit in enumerate(puzzle.givens):
            if digit:
                self.place(cell, digit)

    @property
    def is_solved(self) -> bool:
        """Whether every digit is placed."""
        return all(self.known)

    def copy(self) -> "Marks":
        """The same candidates, which change apart from these."""
        other = copy(self)
        other.known, other.masks = [*self.known], [*self.masks]
        other.left, other.links, other.exclusions = (
            {**self.left},
            {**self.links},
            [*self.exclusions],
        )
        return other

    def place(self, cell: int, digit: int) -> None:
        """Place a digit, and remove it where the rules require another."""
        self.known[cell] = True
        self.masks[cell] &= 1 << digit - 1
        for other in bits(self.seen[cell]):
            self.masks[other] &= ~(1 << digit - 1)

    def places(self, cells: Cells, digit: int) -> Cells:
        """The cells among these that may hold a digit."""
        return tuple(cell for cell in cells if self.masks[cell] >> digit - 1 & 1)

    def present_in(self, cells: Cells) -> tuple[int, int]:
        """The digits that cells among these may hold, and those that several may hold."""
        once = twice = 0
        for cell in cells:
            twice |= once & self.masks[cell]
            once |= self.masks[cell]
        return once, twice

    def alive(self) -> int:
        """All candidates."""
        return sum(mask << self.size * cell for cell, mask in enumerate(self.masks))

    def all_exclude(self, places: Cells, mask: int, among: int = -1) -> dict[int, int]:
        """What is excluded wherever a digit of a mask is in one of these places."""
        found = among
        for cell in places:
            for digit in bits(self.masks[cell] & mask):
                found &= self.excluded[self.size * cell + digit]
                if not found:
                    return {}
        return self.present(found)

    def every_place_excludes(self, cells: Cells, n: int, among: int) -> int:
        """The candidates that a digit, less 1, excludes from wherever in some cells it can be."""
        for cell in cells:
            if self.masks[cell] >> n & 1:
                among &= self.excluded[self.size * cell + n]
                if not among:
                    return 0
        return among

    def present(self, candidates: int) -> dict[int, int]:
        """The candidates among these that are present, by cell."""
        found = dict[int, int]()
        digits = self.board.digits
        while candidates:
            cell = ((candidates & -candidates).bit_length() - 1) // self.size
            eliminated = candidates >> self.size * cell & self.masks[cell]
            candidates &= ~(digits << self.size * cell)
            if eliminated:
                found[cell] = eliminated
        return found

    def _others(self, candidate: int) -> int:
        """The other digits of the same cell."""
        cell = candidate // self.size
        return self.board.digits << self.size * cell & ~(1 << candidate)

    def _differ(self, cells: Cells) -> None:
        whole = sum(1 << cell for cell in cells)
        for cell in cells:
            others = whole & ~(1 << cell)
            self.seen[cell] |= others
            spread = sum(1 << self.size * other for other in bits(others))
            for n in range(self.size):
                self.excluded[self.size * cell + n] |= spread << n

    def _pair(self, pair: Pair) -> None:
        if pair.first == pair.second:
            for n, fits in enumerate(pair.table):
                if not fits >> n & 1:
                    self.masks[pair.first] &= ~(1 << n)
            return
        for one, fits in enumerate(pair.table):
            for two in bits(self.board.digits & ~fits):
                first, second = self.size * pair.first + one, self.size * pair.second + two
                self.excluded[first] |= 1 << second
                self.excluded[second] |= 1 << first

    def _houses(self) -> Iterator[House]:
        board = self.board
        for number, cells in enumerate(board.rows, 1):
            yield House(cells, Message("row {number}", number=number), is_region=False)
        for number, cells in enumerate(board.columns, 1):
            yield House(cells, Message("column {number}", number=number), is_region=False)
        for number, cells in enumerate(board.areas, 1):
            if len(cells) == self.size:
                name = Message("region {number}", number=number)
                if self.rules.has_boxes:
                    name = Message("box {number}", number=number)
                yield House(cells, name, is_region=True)
        met = {house for each in (board.rows, board.columns, board.areas) for house in each}
        for constraint, demands in self.rules.reasons:
            areas = (each for each in demands if constraint and isinstance(each, Differ))
            for number, area in enumerate(areas, 1):
                cells = tuple(sorted(area.cells))
                if constraint and len(cells) == self.size and cells not in met:
                    met.add(cells)
                    yield House(cells, _house_name(constraint, number, cells, self.size), False)


def _house_name(constraint: Constraint, number: int, cells: Cells, size: int) -> Message:
    """What a house of a constraint is called; its facts have all its cells as `whole`."""
    names = told_cells(cells, size)
    name = KIND_NAMED[constraint.kind].house_name(number, names[0], names[-1])
    return Message(name.template, **name.facts, whole=names)


def _looked(rules: Rules) -> Iterator[Looked]:
    for constraint, demands in rules.reasons:
        if constraint is None:
            continue
        others = tuple(each for each in demands if not isinstance(each, Differ))
        for part in (others,) if constraint.cells else ((each,) for each in others):
            cells = (cell for each in part for cell in cells_of(each))
            yield Looked(constraint, part, tuple(dict.fromkeys(cells)))


def cells_of(demand: Demand) -> Cells:
    """The cells of a demand."""
    if isinstance(demand, Pair):
        return demand.first, demand.second
    return getattr(demand, "cells", ())


def title_of(constraint: Constraint) -> Message:
    """The name of a constraint."""
    return Message(KIND_NAMED[constraint.kind].title)


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits in a set."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
