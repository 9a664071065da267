# SPDX-License-Identifier: MIT
"""The demands of a puzzle, laid into the arrays that its search reads.

This file is compiled by Cython and also runs as it stands; `laying.pxd` holds the C types.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from sudoku_qt.engine.sudoku.variants.demands import (
    Allowed,
    Cells,
    Course,
    Demand,
    Differ,
    InOrder,
    OneOfSets,
    Pair,
    Total,
)
from sudoku_qt.engine.sudoku.variants.rules import usual_houses
from sudoku_qt.engine.sudoku.variants.search.leftovers import Leftovers
from sudoku_qt.engine.sudoku.variants.search.sums import LARGEST_GROUP, sums_of
from sudoku_qt.engine.sudoku.variants.search.tables import (
    RULES,
    Tables,
    apart,
    by_mask,
    graph,
    in_words,
    mirrored,
    pairs_of,
    turned,
)
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard, boxes

HOUSE, CAGE, TOTAL, COURSE = RULES
ORDER = 25
"""How far a rule's kind stands left in its order, before its cost and its number."""
AFTER_SUMS = 256
"""The cost, as of a total, of what a house has to have: later it is told less often."""
MOST_SETS = 600
"""A sum of so many different digits that it has more sets is followed by its bounds."""
MOST_FOLLOWED = 5
"""Cells of a sum that follows from others, and is followed."""
COMPARED = 6
"""Of many cells that equal the same ones, as on a long zipper, so many are compared with each."""

if not cython.compiled:

    def as_it_is(room: Any) -> Any:
        """The memory that C accesses through a pointer."""
        return room

    def whole_numbers(items: list[int]) -> Any:
        """The numbers of a list as an array."""
        return array("i", items)

    shorts = words = as_it_is


def tables_of(
    board: VariantBoard,
    demands: Iterable[Demand],
    givens: Sequence[int],
    seen: Sequence[int] | None = None,
) -> Tables:
    """The tables of a puzzle.

    If they are for some of its demands only, `seen` has for each cell those that differ from it by
    any rule. Sums that follow from houses are then left out.
    """
    demands = tuple(demands)
    masks = [1 << given - 1 if given else board.digits for given in givens]
    sums = sums_of(board.size)
    tables = Tables(board.size, array("H", masks), sums.sets, sums.starts, mirrored(board.size))
    houses: dict[Cells, int] = {}
    if seen is not None:
        tables.seen = in_words([mask & ~(1 << cell) for cell, mask in enumerate(seen)])
        tables.is_whole = False
    else:
        usual, known, numbers = _usual(board.size, board.regions == boxes(board.size))
        if demands[: len(usual)] == usual:  # quick, as these are the same objects
            tables.seen, houses = known[:], numbers.copy()
        else:
            tables.seen = array("Q", bytes(known.itemsize * len(known)))
    groups: dict[type, list[tuple[int, Any]]] = {
        kind: [] for kind in (Differ, Allowed, Pair, OneOfSets, Total, InOrder)
    }
    for number, each in enumerate(demands):
        groups[type(each)].append((number, each))
    Laying(tables, sums, houses).lay(groups)
    return tables


@lru_cache
def _usual(size: int, has_boxes: bool) -> tuple[tuple[Differ, ...], array[int], dict[Cells, int]]:
    """What the usual houses demand, for each cell those that it differs from, and their numbers."""
    usual = usual_houses(size, has_boxes)
    seen = [0] * (size * size)
    for house in usual:
        mask = sum([1 << cell for cell in house.cells])
        for cell in house.cells:
            seen[cell] |= mask & ~(1 << cell)
    return usual, in_words(seen), {house.cells: number for number, house in enumerate(usual)}


class Laying:
    """Sorts demands, and writes them into tables."""

    if not cython.compiled:  # the compiler has these from laying.pxd

        def _make_room(self) -> None:
            self.cells, self.weights, self.clique = [0] * 256, [0] * 256, [0] * 256
            self.sizes, self.owns = [0] * 256, [0] * 256
            self.common = [0] * 1024
            self.area = [0] * 4

    def __init__(self, tables: Tables, sums: Any, houses: dict[Cells, int]) -> None:
        """Begin with empty tables, in which some houses are known to differ."""
        if not cython.compiled:
            self._make_room()
        self.tables, self.sums = tables, sums
        self.size, self.count = tables.size, tables.size * tables.size
        self.each = (self.count + 63) // 64
        self.largest = self.size if self.size <= LARGEST_GROUP + 2 else LARGEST_GROUP
        self.masks, self.seen = shorts(tables.masks), words(tables.seen)
        self.houses = houses
        self.pairs: dict[tuple[int, int], tuple[int, ...]] = {}
        self.rules: list[tuple[int, Any, list[int], float, int]] = []
        self.cages: list[tuple[Cells, int]] = []
        self.courses: dict[tuple[Course, int], tuple[int, int, int]] = {}
        self.asker = -1
        self.table: Any = None
        """The last table, for many are the same, and what was made of it."""
        self.turned: Any = None

    def lay(self, groups: dict[type, list[tuple[int, Any]]]) -> None:
        """Lay demands, sorted by type, with their numbers, and what follows if these are all."""
        for self.asker, each in groups[Differ]:
            self._differ(each.cells)
        for self.asker, each in groups[Allowed]:
            self._allow(each.cell, each.mask)
        for self.asker, each in groups[Pair]:
            self._pair(each.first, each.second, each.table)
        for self.asker, each in groups[OneOfSets]:
            self._cage(each.cells, each.sets, 0)
        for self.asker, each in groups[Total]:
            self._total(each.cells, each.weights, each.total)
        self.asker = -1
        if self.tables.is_whole:
            self._compare(groups[Total])
        if self.tables.is_whole and self.cages:
            self._derive()
        for self.asker, each in groups[InOrder]:
            self._course(each.cells, each.course)
        self._write()

    def _allow(self, cell: cython.int, mask: cython.int) -> None:
        self.masks[cell] &= mask

    def _differ(self, cells: Cells) -> None:
        cell: cython.int
        word: cython.int
        if cells in self.houses:
            return
        if len(cells) == self.size:
            self.houses.setdefault(tuple(sorted(cells)), self.asker)
        for word in range(self.each):
            self.area[word] = 0
        for cell in cells:
            self.area[cell // 64] |= cython.cast(cython.ulonglong, 1) << (cell % 64)
        for cell in cells:
            for word in range(self.each):
                self.seen[cell * self.each + word] |= self.area[word]
            self.seen[cell * self.each + cell // 64] &= ~(
                cython.cast(cython.ulonglong, 1) << (cell % 64)
            )

    def _sees(self, one: cython.int, two: cython.int) -> cython.bint:
        return self.seen[one * self.each + two // 64] >> (two % 64) & 1 != 0

    def _pair(self, one: cython.int, two: cython.int, table: Any) -> None:
        if one == two:
            self._allow(one, sum([1 << n for n, fits in enumerate(table) if fits >> n & 1]))
            return
        if table is not self.table:
            self.table, self.turned = table, turned(table)
        self._meet(one, two, table)
        self._meet(two, one, self.turned)

    def _meet(self, one: cython.int, two: cython.int, table: Any) -> None:
        """Leave one cell what a table, too, allows beside the other."""
        key = (one, two)
        before = self.pairs.get(key)
        if before is None:
            self.pairs[key] = table
        elif before is not table:
            self.pairs[key] = tuple([a & b for a, b in zip(before, table, strict=True)])

    def _cage(self, cells: Cells, sets: Any, total: cython.int) -> None:
        count: cython.int = len(cells)
        number: cython.int = len(sets)
        if not number:
            self._allow(cells[0], 0)
            return
        start: cython.int = len(self.tables.sets)
        self.tables.sets.extend(sets)
        body: list[int] = [CAGE, count, start, number, total]
        body.extend(cells)
        self._rule(CAGE, count, cells, body, self._burden(count))

    def _burden(self, count: cython.int) -> cython.int:
        """How much a sum of so many cells weighs on each."""
        burden: cython.int = 2 * self.size - count
        return burden if burden > 0 else 1

    def _total(self, cells: Cells, weights: Any, total: Any) -> None:
        """A sum that names no cell twice, and none for nothing; it is kept if it is a cage's."""
        place: cython.int
        number: cython.int
        cell: cython.int
        self.number = 0
        for place in range(len(cells)):
            cell = cells[place]
            for number in range(self.number):
                if self.cells[number] == cell:
                    self.weights[number] += weights[place]
                    break
            else:
                self.cells[self.number] = cell
                self.weights[self.number] = weights[place]
                self.number += 1
        number = 0
        for place in range(self.number):
            if self.weights[place]:
                self.cells[number] = self.cells[place]
                self.weights[number] = self.weights[place]
                number += 1
        self.number = number
        self._lay_total(total, 1)

    def _compare(self, totals: Any) -> None:
        """Sums that follow where several cells equal the same ones: they equal each other.

        Each is compared with the few before it.
        """
        equal: dict[Cells, list[Cells]] = {}
        for _, each in totals:
            if each.total:
                continue
            one: Cells = tuple([c for c, w in zip(each.cells, each.weights, strict=True) if w == 1])
            two: Cells = tuple(
                [c for c, w in zip(each.cells, each.weights, strict=True) if w == -1]
            )
            if len(two) < 2 or len(one) + len(two) < len(each.cells):
                continue
            parts = equal.setdefault(two, [])
            for other in parts[-COMPARED:]:
                if one not in equal.get(other, ()) and other not in equal.get(one, ()):
                    self._total(one + other, (1,) * len(one) + (-1,) * len(other), 0)
            parts.append(one)

    def _derive(self) -> None:
        """Sums that follow from cages and the sums of whole houses."""
        place: cython.int
        number: cython.int
        found = Leftovers(self.size, [*self.houses], self.cages).found(MOST_FOLLOWED)
        for inside, outside, total, _, _ in found:
            number = len(inside)
            for place in range(number):
                self.cells[place] = inside[place]
                self.weights[place] = 1
            for place in range(len(outside)):
                self.cells[number + place] = outside[place]
                self.weights[number + place] = -1
            self.number = number + len(outside)
            self._lay_total(total, 0)

    def _lay_total(self, total: Any, heavy: cython.int) -> None:
        """A sum of `cells` as a pair, a cage or groups, whichever is the strongest.

        One that is not heavy follows from others, and is left alone until few cells are unknown.
        """
        weight: cython.int
        groups: cython.int
        group: cython.int
        number: cython.int = self.number
        if not number:
            if total:
                self._allow(0, 0)
            return
        weight = self.weights[0]
        if number == 1:
            digit, rest = divmod(total, weight)
            is_digit = not rest and 1 <= digit <= self.size
            self._allow(self.cells[0], 1 << digit - 1 if is_digit else 0)
            if heavy and weight == 1:
                self.cages.append(((self.cells[0],), total))
            return
        groups = self._group()
        cells: tuple[int, ...] = tuple([self.cells[n] for n in range(number)])
        if heavy and groups == 1 and weight == 1:
            self.cages.append((cells, total))
        if number == 2:
            table = pairs_of(self.size, (weight, self.weights[1]), total)
            self._pair(self.cells[0], self.cells[1], table)
            return
        if groups == 1:
            whole, rest = divmod(total, weight)
            sets = self.sums.of(number, -1 if rest else whole)
            if len(sets) <= MOST_SETS:
                self._cage(cells, sets, whole)
                return
        body: list[int] = [TOTAL, total, 1 - heavy, groups]
        for group in range(groups):
            body.append(self.owns[group])
            body.append(self.sizes[group])
            body.extend([self.cells[n] for n in range(number) if self.clique[n] == group])
        self._rule(TOTAL, number, cells, body, self._burden(number) if heavy else 0)

    def _group(self) -> cython.int:
        """Put each of `cells` into a group: they have one weight and all see each other.

        How many groups there are, the lesser weights first.
        """
        groups: cython.int = 0
        place: cython.int
        weight: cython.int = 0
        least: cython.int
        done: cython.int = 0
        while done < self.number:
            least = 0
            for place in range(self.number):
                if (not done or self.weights[place] > weight) and (
                    not least or self.weights[place] < least
                ):
                    least = self.weights[place]
            weight = least
            groups = self._group_of(weight, groups)
            for place in range(self.number):
                if self.weights[place] == weight:
                    done += 1
        return groups

    def _group_of(self, weight: cython.int, start: cython.int) -> cython.int:
        """Groups of the cells with a weight, greedily made large; the number of groups so far."""
        place: cython.int
        cell: cython.int
        group: cython.int
        word: cython.int
        groups: cython.int = start
        for place in range(self.number):
            if self.weights[place] != weight:
                continue
            cell = self.cells[place]
            group = start
            while group < groups and not (
                self.sizes[group] < self.largest
                and self.common[group * self.each + cell // 64] >> (cell % 64) & 1
            ):
                group += 1
            if group == groups:
                groups += 1
                self.owns[group] = weight
                self.sizes[group] = 0
                for word in range(self.each):
                    self.common[group * self.each + word] = self.seen[cell * self.each + word]
            self.clique[place] = group
            self.sizes[group] += 1
            for word in range(self.each):
                self.common[group * self.each + word] &= self.seen[cell * self.each + word]
        return groups

    def _course(self, cells: Cells, course: Any) -> None:
        count: cython.int = len(cells)
        key = (course, count)
        tables = self.tables
        places = self.courses.get(key)
        if places is None:
            made = graph(course, count, self.size)
            places = (len(tables.layers), len(tables.edge_starts), len(tables.edge_masks))
            tables.layers.extend(made.layers)
            tables.edge_starts.extend(made.starts)
            tables.edge_masks.extend(made.masks)
            tables.edge_ends.extend(made.ends)
            self.courses[key] = places
            if not made.masks:
                self._allow(cells[0], 0)
        body: list[int] = [COURSE, count, int(len({*cells}) == count)]
        body.extend(places)
        body.extend((tables.listed, tables.layered))
        body.extend(cells)
        tables.listed += tables.edge_starts[places[1] + tables.layers[places[0] + count]]
        tables.layered += count
        self._rule(COURSE, count, cells, body, count)

    def _rule(
        self, kind: cython.int, cost: cython.int, cells: Any, body: Any, weight: cython.int
    ) -> None:
        order: cython.int = kind << ORDER | (cost if cost < 512 else 511) << 16 | len(self.rules)
        self.rules.append((order, cells, body, weight, self.asker))

    def _write(self) -> None:
        """Write all rules, the cheapest first, and the pairs."""
        tables = self.tables
        number: cython.int
        at: cython.int = 0
        seen_at: cython.int = 0
        tables.has_sums = any(rule[0] >= TOTAL << ORDER for rule in self.rules)
        for number, (house, asker) in enumerate(self.houses.items()):
            self.asker = asker
            self._rule(TOTAL, AFTER_SUMS, house, [HOUSE, number, *house], self.size)
        self.rules.sort()
        pool: list[int] = []
        starts: list[int] = []
        watched: list[int] = []
        watched_starts: list[int] = []
        rule_weights: list[float] = []
        for _, cells, body, weight, asker in self.rules:
            tables.askers.append(asker)
            starts.append(at)
            if body[0] == HOUSE:
                tables.house_starts.append(at + 2)
            pool.extend(body)
            at += len(body)
            watched_starts.append(seen_at)
            watched.extend(cells)
            seen_at += len(cells)
            rule_weights.append(weight)
        watched_starts.append(seen_at)
        tables.pool, tables.rules = whole_numbers(pool), whole_numbers(starts)
        tables.rule_cells = whole_numbers(watched)
        tables.rule_starts = whole_numbers(watched_starts)
        tables.rule_weights = array("d", rule_weights)
        self._write_pairs()

    def _write_pairs(self) -> None:
        tables = self.tables
        cell: cython.int
        one: cython.int
        two: cython.int
        at: cython.int = 0
        by_cell: list[Any] = [None] * self.count
        self.table = None
        for (one, two), table in self.pairs.items():
            fits = table
            if self._sees(one, two):
                if table is not self.table:
                    self.table, self.turned = table, apart(table)
                fits = self.turned
            if by_cell[one] is None:
                by_cell[one] = []
            by_cell[one].append((two, fits))
        places: dict[tuple[int, ...], int] = {}
        last: Any = None
        place: Any = None
        starts: list[int] = []
        others: list[int] = []
        found: list[int] = []
        weights: list[float] = []
        for cell in range(self.count):
            starts.append(at)
            here = by_cell[cell]
            weights.append(0.0 if here is None else float(len(here)))
            if here is None:
                continue
            at += len(here)
            for other, fits in here:
                if fits is not last:
                    last = fits
                    place = places.get(fits)
                if place is None:
                    place = len(tables.pair_tables)
                    places[fits] = place
                    tables.pair_tables.extend(by_mask(fits))
                others.append(other)
                found.append(place)
        starts.append(at)
        tables.weights = array("d", weights)
        tables.pair_starts, tables.pair_others = whole_numbers(starts), whole_numbers(others)
        tables.pair_places = whole_numbers(found)
