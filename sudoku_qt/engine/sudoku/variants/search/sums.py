# SPDX-License-Identifier: MIT
"""Sums: the sets of different digits with each sum, and sums that follow from others."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from sudoku_qt.engine.sudoku.variants.demands import Cells, Total
from sudoku_qt.engine.sudoku.variants.search.leftovers import Leftovers

LARGEST_GROUP = 8
"""Of more than ten digits groups are kept so small, for their sets are many."""
MOST_DERIVED = 7
"""Cells of a sum that follows from others, and tells a person something."""
TELLING = 4
"""How many times closer to its least or most than these are to each other a sum has to be."""


@dataclass(frozen=True)
class Sums:
    """All sets of digits, by their number of digits and their sum."""

    sets: array[int]
    starts: array[int]
    wide: int

    def of(self, count: int, total: int) -> array[int]:
        """The sets of `count` digits with a sum."""
        if not 0 <= total <= self.wide - 2:
            return array("H")
        at = count * self.wide + total
        return self.sets[self.starts[at] : self.starts[at + 1]]


@lru_cache(16)
def sums_of(size: int) -> Sums:
    """The sets of digits up to a size; `starts` has a place for each count and sum."""
    wide = size * (size + 1) // 2 + 2
    found: list[list[int]] = [[] for _ in range((size + 1) * wide)]
    totals = [0]
    for digit in range(1, size + 1):
        totals += [total + digit for total in totals]
    for mask, total in enumerate(totals):
        found[mask.bit_count() * wide + total].append(mask)
    sets, starts = array("H"), array("i")
    for each in found:
        starts.append(len(sets))
        sets.extend(each)
    starts.append(len(sets))
    return Sums(sets, starts, wide)


def cliques(cells: Iterable[int], seen: Sequence[int], size: int) -> list[Cells]:
    """The cells in groups that all see each other, greedily made large."""
    largest = size if size <= LARGEST_GROUP + 2 else LARGEST_GROUP
    groups = list[tuple[list[int], int]]()
    for cell in cells:
        for place, (group, common) in enumerate(groups):
            if common >> cell & 1 and len(group) < largest:
                group.append(cell)
                groups[place] = group, common & seen[cell]
                break
        else:
            groups.append(([cell], seen[cell]))
    return [tuple(group) for group, _ in groups]


@dataclass(frozen=True)
class Derived:
    """A sum that follows, and the numbers of the houses and cages that it follows from."""

    total: Total
    houses: tuple[int, ...]
    cages: tuple[int, ...]


def derived(
    size: int, houses: Sequence[Cells], cages: Sequence[tuple[Cells, int]]
) -> Iterator[Derived]:
    """Sums of a few cells that follow from cages and whole houses, and tell a person something."""
    if not cages:
        return
    for inside, outside, total, used, taken in Leftovers(size, houses, cages).found(MOST_DERIVED):
        one, two = len(inside), len(outside)
        if one + two <= 2 or _is_telling(size, one, two, total):
            made = Total(inside + outside, (1,) * one + (-1,) * two, total)
            yield Derived(made, used, taken)


def _is_telling(size: int, one: int, two: int, total: int) -> bool:
    """Whether a sum is so close to its least or most that something follows."""
    least, most = _bounds(size, one)
    low, high = _bounds(size, two)
    least, most = least - high, most - low
    return most - least > TELLING * min(total - least, most - total)


def _bounds(size: int, count: int) -> tuple[int, int]:
    """About what so many cells add up to at least and at most: up to three of them are equal."""
    full, rest = divmod(count, 3)
    least = sum(3 * n for n in range(1, full + 1)) + rest * (full + 1)
    return least, count * (size + 1) - least
