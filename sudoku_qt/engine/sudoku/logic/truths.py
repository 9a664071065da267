# SPDX-License-Identifier: MIT
"""Truths: sets of candidates of a position, one of which must be true."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from sudoku_qt.engine.sudoku.logic.evidence import Node, Part
from sudoku_qt.engine.sudoku.logic.refutation import numbers_in
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE, cells_in


@dataclass(frozen=True)
class Truth:
    """One of some candidates (numbers) is true: of a cell, of a digit in a house, or guardians.

    `kind` is "cell" with its number, "house" with 9 * house + digit, or "pattern" with its cells;
    `digits` are those of a pattern, 0 for a whole grid; they could be exchanged in its cells,
    everywhere `outside` of them, or in these together with cells of `lines`, two houses of a chute.
    """

    kind: str
    number: int
    candidates: int
    digits: int = 0
    outside: bool = False
    lines: tuple[int, ...] = ()


class Truths:
    """The candidates of a position as truths; each is computed once, since nets ask often."""

    def __init__(self, candidates: Sequence[int]) -> None:
        self._where = [
            sum(1 << cell for cell in range(CELLS) if candidates[cell] >> digit & 1)
            for digit in range(9)
        ]
        self._cells: dict[int, Truth] = {}
        self._houses: dict[int, Truth] = {}

    def cell(self, cell: int) -> Truth:
        """The candidates of a cell."""
        if cell not in self._cells:
            there = sum(self.node((1 << cell, digit, True)) for digit in range(9))
            self._cells[cell] = Truth("cell", cell, there)
        return self._cells[cell]

    def house(self, house: int, digit: int) -> Truth:
        """The places of a digit in a house."""
        number = 9 * house + digit
        if number not in self._houses:
            there = self.node((STANDARD_SHAPE.house_masks[house], digit, True))
            self._houses[number] = Truth("house", number, there)
        return self._houses[number]

    def unit(self, number: int) -> Truth:
        """A cell (0-80), or `81 + 9 * house + digit`."""
        return self.cell(number) if number < CELLS else self.house(*divmod(number - CELLS, 9))

    def named(self, units: Iterable[tuple[str, int]]) -> Iterator[Truth]:
        """Yield the truths of units, given by kind and number."""
        for kind, number in units:
            yield self.cell(number) if kind == "cell" else self.house(*divmod(number, 9))

    def pattern(
        self,
        cells: int,
        digits: int,
        guardians: Iterable[int],
        outside: bool,
        lines: tuple[int, ...],
    ) -> Truth:
        """The guardians of a pattern."""
        mask = sum(1 << each for each in guardians)
        return Truth("pattern", cells, mask, digits, outside, lines)

    def node(self, node: Node) -> int:
        """The candidates of a node, as a mask of candidate numbers."""
        cells, digit, _ = node
        return (self._where[digit] & cells) << CELLS * digit

    def units(self, cells: Iterable[int], digits: Iterable[int]) -> Iterator[Truth]:
        """Yield the truths of some cells, and of some digits in every house."""
        truths = [self.cell(cell) for cell in cells]
        truths += [self.house(house, digit) for digit in digits for house in range(27)]
        return (truth for truth in truths if truth.candidates)


def of_sets(parts: Iterable[Part], position: Truths) -> Iterator[list[Truth]]:
    """Yield the cells of each piece of evidence that is a set of them, or one and its cell."""
    for part in parts:
        if part[0] == "cell_sets":
            for cells, _ in cast(Iterable[tuple[int, int]], part[3]):
                yield [position.cell(cell) for cell in cells_in(cells)]
        elif part[0] == "stripped_cells":
            for cells, _, cell, _ in cast(Iterable[tuple[int, int, int, int]], part[3]):
                yield [position.cell(each) for each in (*cells_in(cells), cell)]
        elif part[0] == "impossible":
            yield [position.cell(cell) for cell in cells_in(cast(int, part[3]))]


def of_hidden_sets(parts: Iterable[Part], position: Truths) -> Iterator[list[Truth]]:
    """Yield the digits in its house of each almost hidden set."""
    for part in parts:
        if part[0] == "hidden_sets":
            for _, digits, house in cast(Iterable[tuple[int, int, int]], part[3]):
                yield [position.house(house, digit) for digit in numbers_in(digits)]
