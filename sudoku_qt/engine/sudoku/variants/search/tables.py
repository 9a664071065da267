# SPDX-License-Identifier: MIT
"""The tables of a search: the demands of the rules as flat arrays, and what many puzzles share."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from sys import byteorder

from sudoku_qt.engine.sudoku.variants.demands import Course, layers

RULES = HOUSE, CAGE, TOTAL, COURSE = range(4)
WORD = 64


@dataclass
class Tables:
    """The arrays that `tree.py` reads; `masks` are the candidates of the cells."""

    size: int
    masks: array[int]
    sums: array[int]
    sum_starts: array[int]
    mirrored: array[int]
    """For each mask that of the digits counted from the greatest down."""
    blame: float = 4.0
    """How much heavier the first contradiction makes a cell."""
    weights: array[float] = field(default_factory=lambda: array("d"))
    """What each cell weighs by its pairs; rules add to it."""
    house_starts: array[int] = field(default_factory=lambda: array("i"))
    """Where in the pool the cells of each house begin."""
    is_whole: bool = True
    """Whether these are all demands of a puzzle."""
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
    listed: int = 0
    """How many edges the courses have, each its own."""
    layered: int = 0
    """How many layers they have."""


@lru_cache(4096)
def pairs_of(size: int, weights: tuple[int, int], total: int) -> tuple[int, ...]:
    """For each digit of a cell what the other may be, where both, weighted, have a total."""
    digits = range(1, size + 1)
    return tuple(
        sum(1 << b - 1 for b in digits if a * weights[0] + b * weights[1] == total) for a in digits
    )


@lru_cache(4096)
def apart(table: tuple[int, ...]) -> tuple[int, ...]:
    """The same for cells that see each other."""
    return tuple(mask & ~(1 << n) for n, mask in enumerate(table))


@lru_cache(4096)
def turned(table: tuple[int, ...]) -> tuple[int, ...]:
    """For each digit of the second cell the mask of the first."""
    size = len(table)
    return tuple(
        sum(1 << one for one in range(size) if table[one] >> two & 1) for two in range(size)
    )


@lru_cache(1024)
def by_mask(table: tuple[int, ...]) -> array[int]:
    """For each mask of the first cell the mask of the second."""
    unions = [0]
    for fits in table:
        unions += [union | fits for union in unions]
    return array("H", unions)


def mirrored(size: int) -> array[int]:
    """For each mask that of the digits counted from the greatest down."""
    return by_mask(tuple(1 << size - 1 - n for n in range(size)))


def in_words(sets: Sequence[int]) -> array[int]:
    """Sets of cells as words of 64 bits, as many for each as there are sets."""
    count = WORD // 8 * ((len(sets) + WORD - 1) // WORD)
    words = array("Q", b"".join([each.to_bytes(count, "little") for each in sets]))
    if byteorder == "big":
        words.byteswap()
    return words


@dataclass(frozen=True)
class Graph:
    """A course as arrays: the first node of each layer; of each node the first edge."""

    layers: array[int]
    starts: array[int]
    masks: array[int]
    ends: array[int]


@lru_cache(1024)
def graph(course: Course, length: int, size: int) -> Graph:
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
    return Graph(firsts, starts, masks, ends)
