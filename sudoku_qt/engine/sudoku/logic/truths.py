# SPDX-License-Identifier: MIT
"""Truths: sets of candidates of a position, one of which must be true."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from sudoku_qt.engine.sudoku.logic.evidence import Node
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE


@dataclass(frozen=True)
class Truth:
    """One of some candidates (numbers) is true: of a cell, of a digit in a house, or guardians.

    `kind` is "cell" with its number, "house" with 9 * house + digit, or "pattern" with its cells;
    `digits` are those of a pattern, 0 for a whole grid; they could be exchanged in its cells, or
    everywhere `outside` of them.
    """

    kind: str
    number: int
    candidates: int
    digits: int = 0
    outside: bool = False


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

    def pattern(self, cells: int, digits: int, guardians: Iterable[int], outside: bool) -> Truth:
        """The guardians of a pattern."""
        return Truth("pattern", cells, sum(1 << each for each in guardians), digits, outside)

    def node(self, node: Node) -> int:
        """The candidates of a node, as a mask of candidate numbers."""
        cells, digit, _ = node
        return (self._where[digit] & cells) << CELLS * digit

    def units(self, cells: Iterable[int], digits: Iterable[int]) -> Iterator[Truth]:
        """Yield the truths of some cells, and of some digits in every house."""
        truths = [self.cell(cell) for cell in cells]
        truths += [self.house(house, digit) for digit in digits for house in range(27)]
        return (truth for truth in truths if truth.candidates)
