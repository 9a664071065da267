# SPDX-License-Identifier: MIT
"""Sums: the sets of different digits with each sum, and sums that follow from others."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from sudoku_qt.engine.sudoku.variants.demands import Cells, Total

LARGEST_GROUP = 8
"""Of more than ten digits groups are kept so small, for their sets are many."""
MOST_DERIVED = 7
"""Cells of a sum that follows from others, and tells a person something."""
MOST_FOLLOWED = 5
"""Cells of one that the search follows, whatever it tells."""
MOST_HOUSES = 4
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
    size: int,
    houses: Sequence[Cells],
    cages: Sequence[tuple[Cells, int]],
    *,
    followed: bool = False,
) -> Iterator[Derived]:
    """Sums of a few cells that follow from cages and the sums of whole houses.

    Those that tell a person something, or with `followed` those that the search follows.
    """
    if not cages:
        return
    largest = MOST_FOLLOWED if followed else MOST_DERIVED
    whole = size * (size + 1) // 2
    masks = [(sum(1 << cell for cell in cells), total) for cells, total in cages]
    done = set[tuple[int, int]]()
    for first, count, area in _areas(houses):
        inside, outside, total, used = _left(area, masks, count * whole)
        number = inside.bit_count() + outside.bit_count()
        if not number or number > largest or (inside, outside) in done:
            continue
        done.add((inside, outside))
        if number > 2 and not followed and not _is_telling(size, inside, outside, total):
            continue
        one, two = cells_of(inside), cells_of(outside)
        made = Total(one + two, (1,) * len(one) + (-1,) * len(two), total)
        yield Derived(made, tuple(range(first, first + count)), used)


def _areas(houses: Sequence[Cells]) -> Iterator[tuple[int, int, int]]:
    """Some houses that do not overlap: the first, how many, and their cells as a mask."""
    masks = [sum(1 << cell for cell in cells) for cells in houses]
    for number in range(len(masks)):
        area = 0
        for count, mask in enumerate(masks[number : number + MOST_HOUSES], 1):
            if mask & area:
                break
            area |= mask
            yield number, count, area


def _left(
    area: int, cages: Sequence[tuple[int, int]], total: int
) -> tuple[int, int, int, tuple[int, ...]]:
    """What cages leave of an area, what of them is beyond it, what the one has more, and which."""
    covered = outside = 0
    used = list[int]()
    by_reach = sorted(
        ((cells & ~area).bit_count(), number)
        for number, (cells, _) in enumerate(cages)
        if cells & area
    )
    for beyond, number in by_reach:
        cells, amount = cages[number]
        is_free = not cells & (covered | outside)
        if is_free and 2 * beyond < cells.bit_count():
            covered |= cells & area
            outside |= cells & ~area
            total -= amount
            used.append(number)
    return area & ~covered, outside, total, tuple(used)


def _is_telling(size: int, inside: int, outside: int, total: int) -> bool:
    """Whether a sum is so close to its least or most that something follows."""
    one, two = inside.bit_count(), outside.bit_count()
    least, most = _bounds(size, one)
    low, high = _bounds(size, two)
    least, most = least - high, most - low
    return most - least > TELLING * min(total - least, most - total)


def _bounds(size: int, count: int) -> tuple[int, int]:
    """About what so many cells add up to at least and at most: up to three of them are equal."""
    full, rest = divmod(count, 3)
    least = sum(3 * n for n in range(1, full + 1)) + rest * (full + 1)
    return least, count * (size + 1) - least


def cells_of(mask: int) -> Cells:
    """The cells of a mask."""
    return tuple(place for place in range(mask.bit_length()) if mask >> place & 1)
