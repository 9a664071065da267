# SPDX-License-Identifier: MIT
"""The tables of a search: the demands of the rules as flat arrays."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from sys import byteorder
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
    layers,
)
from sudoku_qt.engine.sudoku.variants.search.sums import Sums, cliques, derived, sums_of
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard

HOUSE, LOCKED, CAGE, TOTAL, COURSE = range(5)
WORD = 64
AFTER_SUMS = TOTAL, 256
"""When a digit with few places in a house is looked at: later it is told less often."""
MOST_SETS = 600
"""A sum of so many different digits that it has more sets is followed by its bounds."""


@dataclass
class Tables:
    """The arrays that `tree.py` reads; `masks` are the candidates of the cells."""

    size: int
    masks: array[int]
    weights: array[float]
    sums: array[int]
    sum_starts: array[int]
    houses: int = 0
    """How many of the rules are houses; these are the first."""
    has_sums: bool = False
    """Whether there are totals or courses."""
    seen: array[int] = field(default_factory=lambda: array("Q"))
    pair_starts: array[int] = field(default_factory=lambda: array("i"))
    pair_others: array[int] = field(default_factory=lambda: array("i"))
    pair_places: array[int] = field(default_factory=lambda: array("i"))
    pair_tables: array[int] = field(default_factory=lambda: array("H"))
    rules: array[int] = field(default_factory=lambda: array("i"))
    askers: list[int] = field(default_factory=list)
    """For each rule the number of its demand, -1 if it follows from several."""
    rule_cells: array[int] = field(default_factory=lambda: array("i"))
    """The cells that each rule watches."""
    rule_starts: array[int] = field(default_factory=lambda: array("i"))
    """Where they begin for each rule, and where the last ones end."""
    rule_weights: array[float] = field(default_factory=lambda: array("d"))
    pool: array[int] = field(default_factory=lambda: array("i"))
    sets: array[int] = field(default_factory=lambda: array("H"))
    layers: array[int] = field(default_factory=lambda: array("i"))
    edge_starts: array[int] = field(default_factory=lambda: array("i"))
    edge_masks: array[int] = field(default_factory=lambda: array("H"))
    edge_ends: array[int] = field(default_factory=lambda: array("i"))


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
    return _Maker(board, demands, givens, seen).made()


class _Maker:
    """Sorts the demands and writes them into arrays."""

    def __init__(
        self,
        board: VariantBoard,
        demands: Iterable[Demand],
        givens: Sequence[int],
        seen: Sequence[int] | None,
    ) -> None:
        self.size, self.count = board.size, board.size**2
        sums = sums_of(board.size)
        masks = [1 << given - 1 if given else board.digits for given in givens]
        self.tables = Tables(
            self.size, array("H", masks), array("d", [0.0] * self.count), sums.sets, sums.starts
        )
        self.sums: Sums = sums
        self.seen = [0] * self.count if seen is None else [*seen]
        self.houses: dict[Cells, int] = {}
        self.pairs: dict[tuple[int, int], tuple[int, ...]] = {}
        self.rules: list[tuple[tuple[int, int], Cells, list[int], float, int]] = []
        self.asker = -1
        self.courses: dict[tuple[Course, int], tuple[int, int, int]] = {}
        groups = _sorted(demands)
        for each in self._each(groups[Differ]):
            self._differ(each)
        for each in self._each(groups[Allowed]):
            self._allow(each.cell, each.mask)
        for each in self._each(groups[Pair]):
            self._pair(each.first, each.second, each.table)
        for each in self._each(groups[OneOfSets]):
            self._cage(each.cells, each.sets)
        totals = [(number, _merged(each)) for number, each in groups[Total]]
        for each in self._each(totals):
            self._total(each, derived=False)
        self.asker = -1
        cages = self._cages(each for _, each in totals) if seen is None else []
        for made in derived(self.size, [*self.houses], cages, followed=True):
            self._total(made.total, derived=True)
        for each in self._each(groups[InOrder]):
            self._course(each)

    def _each(self, numbered: Iterable[tuple[int, Any]]) -> Iterator[Any]:
        """Yield demands; the rules made until the next one belong to each."""
        for number, each in numbered:
            self.asker = number
            yield each

    def _allow(self, cell: int, mask: int) -> None:
        self.tables.masks[cell] &= mask

    def _differ(self, each: Differ) -> None:
        if len(each.cells) == self.size:
            self.houses.setdefault(tuple(sorted(each.cells)), self.asker)
        seen, cells = self.seen, 0
        for cell in each.cells:
            cells |= 1 << cell
        for cell in each.cells:
            seen[cell] |= cells

    def _pair(self, first: int, second: int, table: tuple[int, ...]) -> None:
        if first == second:
            mask = sum(1 << n for n, fits in enumerate(table) if fits >> n & 1)
            self._allow(first, mask)
            return
        for one, two, fits in ((first, second, table), (second, first, _turned(table))):
            before = self.pairs.get((one, two))
            both = (
                fits if before is None else tuple(a & b for a, b in zip(before, fits, strict=True))
            )
            self.pairs[one, two] = both

    def _cage(self, cells: Cells, sets: Sequence[int]) -> None:
        if not sets:
            self._allow(cells[0], 0)
            return
        start = len(self.tables.sets)
        self.tables.sets.extend(sets)
        weight = max(1, 2 * self.size - len(cells))
        self._rule((CAGE, len(cells)), cells, [CAGE, len(cells), start, len(sets), *cells], weight)

    def _cages(self, totals: Iterable[Total]) -> list[tuple[Cells, int]]:
        """The sums of different digits."""
        return [
            (each.cells, each.total)
            for each in totals
            if {*each.weights} == {1} and len(cliques(each.cells, self.seen, self.size)) == 1
        ]

    def _total(self, each: Total, *, derived: bool) -> None:
        """A sum as a pair, a cage or groups, whichever is the strongest."""
        if not each.cells:
            if each.total:
                self._allow(0, 0)
            return
        if len(each.cells) == 1:
            self._allow(each.cells[0], _only(each.total, each.weights[0], self.size))
            return
        if len(each.cells) == 2:
            self._pair(*each.cells, _pairs_of(self.size, each.weights, each.total))
            return
        groups = list[tuple[int, Cells]]()
        for weight in sorted({*each.weights}):
            cells = tuple(
                cell for cell, own in zip(each.cells, each.weights, strict=True) if own == weight
            )
            groups += [(weight, part) for part in cliques(cells, self.seen, self.size)]
        if len(groups) == 1:
            weight, cells = groups[0]
            total, rest = divmod(each.total, weight)
            sets = [] if rest else self.sums.of(len(cells), total)
            if len(sets) <= MOST_SETS:
                self._cage(cells, sets)
                return
        body = [TOTAL, each.total, len(groups)]
        for weight, cells in groups:
            body += [weight, len(cells), *cells]
        weight = 0 if derived else max(1, 2 * self.size - len(each.cells))
        self._rule((TOTAL, len(each.cells)), each.cells, body, weight)

    def _course(self, each: InOrder) -> None:
        key = each.course, len(each.cells)
        places = self.courses.get(key)
        if places is None:
            made = _graph(each.course, len(each.cells), self.size)
            tables = self.tables
            places = len(tables.layers), len(tables.edge_starts), len(tables.edge_masks)
            tables.layers.extend(made.layers)
            tables.edge_starts.extend(made.starts)
            tables.edge_masks.extend(made.masks)
            tables.edge_ends.extend(made.ends)
            self.courses[key] = places
            if not made.masks:
                self._allow(each.cells[0], 0)
        count = len(each.cells)
        is_plain = int(len({*each.cells}) == count)
        body = [COURSE, count, is_plain, *places, *each.cells]
        self._rule((COURSE, count), each.cells, body, count)

    def _rule(self, cost: tuple[int, int], cells: Cells, body: list[int], weight: float) -> None:
        self.rules.append((cost, cells, body, weight, self.asker))

    def made(self) -> Tables:
        """Write everything into its place."""
        tables = self.tables
        tables.houses = len(self.houses)
        tables.has_sums = any(body[0] in (TOTAL, COURSE) for _, _, body, _, _ in self.rules)
        for number, (house, asker) in enumerate(self.houses.items()):
            self.asker = asker
            self._rule((HOUSE, 0), house, [HOUSE, *house], self.size)
            self._rule(AFTER_SUMS, house, [LOCKED, number, *house], 0)
        self.rules.sort(key=lambda rule: rule[0])
        for _, cells, body, weight, asker in self.rules:
            tables.askers.append(asker)
            tables.rules.append(len(tables.pool))
            tables.pool.extend(body)
            tables.rule_starts.append(len(tables.rule_cells))
            tables.rule_cells.extend(cells)
            tables.rule_weights.append(weight)
        tables.rule_starts.append(len(tables.rule_cells))
        tables.seen = _in_words([mask & ~(1 << cell) for cell, mask in enumerate(self.seen)])
        self._lay_pairs()
        return tables

    def _lay_pairs(self) -> None:
        tables = self.tables
        by_cell: list[list[tuple[int, tuple[int, ...]]]] = [[] for _ in range(self.count)]
        for (one, two), table in self.pairs.items():
            by_cell[one].append((two, _apart(table) if self.seen[one] >> two & 1 else table))
            tables.weights[one] += 1.0
        places: dict[tuple[int, ...], int] = {}
        for here in by_cell:
            tables.pair_starts.append(len(tables.pair_others))
            for other, fits in here:
                if fits not in places:
                    places[fits] = len(tables.pair_tables)
                    tables.pair_tables.extend(_by_mask(fits))
                tables.pair_others.append(other)
                tables.pair_places.append(places[fits])
        tables.pair_starts.append(len(tables.pair_others))


def _sorted(demands: Iterable[Demand]) -> dict[type, list[tuple[int, Any]]]:
    """Demands with their numbers, by type."""
    groups: dict[type, list[tuple[int, Any]]] = {
        kind: [] for kind in (Differ, Allowed, Pair, OneOfSets, Total, InOrder)
    }
    for number, each in enumerate(demands):
        groups[type(each)].append((number, each))
    return groups


def _merged(each: Total) -> Total:
    """A total that names no cell twice, and none for nothing."""
    if len({*each.cells}) == len(each.cells):
        return each
    weights: dict[int, int] = {}
    for cell, weight in zip(each.cells, each.weights, strict=True):
        weights[cell] = weights.get(cell, 0) + weight
    kept = {cell: weight for cell, weight in weights.items() if weight}
    return Total(tuple(kept), tuple(kept.values()), each.total)


def _only(total: int, weight: int, size: int) -> int:
    digit, rest = divmod(total, weight)
    return 1 << digit - 1 if not rest and 1 <= digit <= size else 0


@lru_cache(4096)
def _pairs_of(size: int, weights: tuple[int, int], total: int) -> tuple[int, ...]:
    digits = range(1, size + 1)
    return tuple(
        sum(1 << b - 1 for b in digits if a * weights[0] + b * weights[1] == total) for a in digits
    )


@lru_cache(4096)
def _apart(table: tuple[int, ...]) -> tuple[int, ...]:
    """The same for cells that see each other."""
    return tuple(mask & ~(1 << n) for n, mask in enumerate(table))


@lru_cache(4096)
def _turned(table: tuple[int, ...]) -> tuple[int, ...]:
    """For each digit of the second cell the mask of the first."""
    size = len(table)
    return tuple(
        sum(1 << one for one in range(size) if table[one] >> two & 1) for two in range(size)
    )


@lru_cache(1024)
def _by_mask(table: tuple[int, ...]) -> array[int]:
    """For each mask of the first cell the mask of the second."""
    unions = [0]
    for fits in table:
        unions += [union | fits for union in unions]
    return array("H", unions)


def _in_words(sets: Sequence[int]) -> array[int]:
    """Sets of cells as words of 64 bits, as many for each as there are sets."""
    count = WORD // 8 * ((len(sets) + WORD - 1) // WORD)
    words = array("Q", b"".join([each.to_bytes(count, "little") for each in sets]))
    if byteorder == "big":
        words.byteswap()
    return words


@dataclass(frozen=True)
class _Graph:
    layers: array[int]
    starts: array[int]
    masks: array[int]
    ends: array[int]


@lru_cache(1024)
def _graph(course: Course, length: int, size: int) -> _Graph:
    """A course as arrays; nodes are numbered through, the end is the last."""
    made = layers(course, length, size)
    firsts = array("i", [0])
    for layer in made:
        firsts.append(firsts[-1] + len(layer))
    starts, masks, ends = array("i"), array("H"), array("i")
    for layer, (_, after) in zip(made, pairwise(firsts), strict=True):
        for edges in layer:
            starts.append(len(masks))
            for mask, to in edges:
                masks.append(mask)
                ends.append(after + to)
    starts.extend([len(masks), len(masks)])
    return _Graph(firsts, starts, masks, ends)
