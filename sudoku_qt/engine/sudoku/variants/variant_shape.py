# SPDX-License-Identifier: MIT
"""The shape of a grid with rules of its own: which cells see each other by any of the rules."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from sudoku_qt.engine.sudoku.shape import Shape
from sudoku_qt.engine.sudoku.variants.demands import Allowed, Demand, Differ, OneOfSets, Pair


class VariantShape(Shape):
    """The houses of a variant, and what its rules say about two cells at a time.

    A house is any set of as many different cells as there are digits: a row, a column, a region, a
    diagonal, an extra region. Peers are all cells that no rule lets hold the same digit.
    """

    def __init__(self, demands: Sequence[Demand], side: int) -> None:
        self._demands: Final = demands
        areas = [each.cells for each in demands if isinstance(each, Differ)]
        super().__init__(tuple(dict.fromkeys(a for a in areas if len(a) == side)), side)

    @cached_property
    def peers(self) -> tuple[frozenset[int], ...]:
        """The cells that each cell sees, without itself."""
        found: list[set[int]] = [set() for _ in range(self.cells)]
        for demand in self._demands:
            if isinstance(demand, Differ | OneOfSets):
                for cell in demand.cells:
                    found[cell].update(demand.cells)
            elif isinstance(demand, Pair) and _never_equal(demand):
                found[demand.first].add(demand.second)
                found[demand.second].add(demand.first)
        return tuple(frozenset(seen - {cell}) for cell, seen in enumerate(found))

    @cached_property
    def _tables(self) -> tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]:
        """For each cell the other cells of its pairs: what each of their digits leaves for it."""
        found: list[list[tuple[int, tuple[int, ...]]]] = [[] for _ in range(self.cells)]
        for demand in self._demands:
            if isinstance(demand, Pair):
                found[demand.second].append((demand.first, demand.table))
                found[demand.first].append((demand.second, _turned(demand.table)))
        return tuple(map(tuple, found))

    @cached_property
    def _masks(self) -> tuple[int, ...]:
        """The digits that each cell may hold whatever the others hold."""
        masks = [self.digits] * self.cells
        for demand in self._demands:
            if isinstance(demand, Allowed):
                masks[demand.cell] &= demand.mask
        return tuple(masks)

    def conflicts(self, values: bytes) -> frozenset[int]:
        """The cells whose values break a rule, or leave no way to keep it."""
        return frozenset(
            cell for demand in self._demands for cell in demand.broken(values, self.side)
        )

    def legal(self, values: bytes, cell: int) -> int:
        """The mask of the digits that no single other value excludes from a cell."""
        mask = self._masks[cell] & super().legal(values, cell)
        for other, table in self._tables[cell]:
            if digit := values[other]:
                mask &= table[digit - 1]
        return mask


def _never_equal(pair: Pair) -> bool:
    return not any(mask >> place & 1 for place, mask in enumerate(pair.table))


def _turned(table: Sequence[int]) -> tuple[int, ...]:
    """The table of a pair as the other cell has it."""
    return tuple(
        sum(1 << first for first, mask in enumerate(table) if mask >> second & 1)
        for second in range(len(table))
    )
