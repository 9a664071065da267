# SPDX-License-Identifier: MIT
"""What one demand leaves in its cells: every digit that is in one of its fillings."""

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache

from sudoku_qt.engine.sudoku.variants.demands import (
    Cells,
    Demand,
    InOrder,
    Layer,
    OneOfSets,
    Pair,
    Total,
    layers,
)
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits
from sudoku_qt.engine.sudoku.variants.search.sums import cliques, sums_of

MOST_STATES = 6000
"""A sum with more ways is not followed, no person would; its least and most decide."""
MOST_KEPT = 20_000
"""What demands leave is remembered so often; then all is forgotten."""
MOST_SETS = 200

After = Callable[[int, Hashable, int], Hashable | None]
"""The state after a digit at a place; None where it does not fit."""


def left_by(demand: Demand, marks: Marks) -> tuple[dict[int, int], int]:
    """The candidates left in each cell, and the digits that the cells must contain."""
    cells = getattr(demand, "cells", None)
    if cells is None:
        return _left_by(demand, marks)
    key = demand, tuple(marks.masks[cell] for cell in cells)
    if key not in marks.left:
        if len(marks.left) > MOST_KEPT:
            marks.left.clear()
        marks.left[key] = _left_by(demand, marks)
    return marks.left[key]


def _left_by(demand: Demand, marks: Marks) -> tuple[dict[int, int], int]:
    if isinstance(demand, Pair):
        return _pair(demand, marks), 0
    if isinstance(demand, Total):
        return total_leaves(demand, marks)
    if isinstance(demand, OneOfSets):
        return _used(demand.cells, marks, demand.sets)
    if isinstance(demand, InOrder):
        graph = layers(demand.course, len(demand.cells), marks.size)
        masks = [marks.masks[cell] for cell in demand.cells]
        return _by_cell(demand.cells, _along(graph, masks)), 0
    return {}, 0


def total_leaves(demand: Total, marks: Marks) -> tuple[dict[int, int], int]:
    """The same for a sum, in which cells that see each other differ."""
    weights = dict[int, int]()
    for cell, weight in zip(demand.cells, demand.weights, strict=True):
        weights[cell] = weights.get(cell, 0) + weight
    groups = cliques(weights, marks.seen, marks.size)
    if len(groups) == 1 and {*weights.values()} == {1}:
        sets = sums_of(marks.size).of(len(groups[0]), demand.total)
        return _used(groups[0], marks, tuple(sets))
    cells = tuple(cell for group in groups for cell in group)
    firsts = {group[0] for group in groups}
    rest = [(0, 0)]
    for cell in reversed(cells):
        ends = [weights[cell] * (n + 1) for n in bits(marks.masks[cell])] or [0]
        rest.append((rest[-1][0] + min(ends), rest[-1][1] + max(ends)))
    rest.reverse()

    def after(place: int, state: Hashable, digit: int) -> Hashable | None:
        assert isinstance(state, tuple)  # noqa: S101 - as it is made here
        total, used = state
        used = 0 if cells[place] in firsts else used
        if used >> digit & 1:
            return None
        total += weights[cells[place]] * (digit + 1)
        least, most = rest[place + 1]
        fits = total + least <= demand.total <= total + most
        return (total, used | 1 << digit) if fits else None

    masks = [marks.masks[cell] for cell in cells]
    kept, _ = through(masks, (0, 0), after, lambda _: True)
    return (_by_cell(cells, kept) if kept else _in_reach(weights, demand.total, marks)), 0


def _in_reach(weights: dict[int, int], total: int, marks: Marks) -> dict[int, int]:
    """The digits for which the least and the most of the other cells still make a total."""
    ends = dict[int, tuple[int, int]]()
    for cell, weight in weights.items():
        each = [weight * (n + 1) for n in bits(marks.masks[cell])] or [0]
        ends[cell] = min(each), max(each)
    least, most = (sum(each[place] for each in ends.values()) for place in (0, 1))
    return {
        cell: sum(
            1 << n
            for n in bits(marks.masks[cell])
            if least - ends[cell][0] <= total - weight * (n + 1) <= most - ends[cell][1]
        )
        for cell, weight in weights.items()
    }


def _pair(demand: Pair, marks: Marks) -> dict[int, int]:
    one, two = demand.first, demand.second
    first, second = marks.masks[one], marks.masks[two]
    differ = marks.seen[one] >> two & 1
    kept = others = 0
    for n in bits(first):
        fits = demand.table[n] & second & ~(differ << n)
        if one == two:
            fits &= 1 << n
        if fits:
            kept |= 1 << n
            others |= fits
    return {one: kept & others} if one == two else {one: kept, two: others}


def _used(cells: Cells, marks: Marks, sets: tuple[int, ...]) -> tuple[dict[int, int], int]:
    """Cells that all differ, by the set of their digits."""
    parts = _parts_of(sets) if len(sets) <= MOST_SETS else None
    ends = frozenset(sets)

    def after(_: int, used: Hashable, digit: int) -> Hashable | None:
        assert isinstance(used, int)  # noqa: S101 - as it is made here
        then = used | 1 << digit
        return None if used >> digit & 1 or (parts is not None and then not in parts) else then

    masks = [marks.masks[cell] for cell in cells]
    found, last = through(masks, 0, after, lambda used: used in ends)
    common = marks.board.digits if last else 0
    for used in last:
        common &= used if isinstance(used, int) else 0
    return _by_cell(cells, found), common


@lru_cache(500)
def _parts_of(sets: tuple[int, ...]) -> frozenset[int]:
    """All that may become one of some sets."""
    found = dict.fromkeys(sets)
    waiting = [*found]
    for each in waiting:  # it grows meanwhile
        for n in bits(each):
            less = each & ~(1 << n)
            if less not in found:
                found[less] = None
                waiting.append(less)
    return frozenset(found)


def _along(graph: Sequence[Layer], masks: Sequence[int]) -> list[int]:
    """For each mask what is on a way through a graph; nothing if there are too many ways."""
    alive = {0}
    ways = list[list[tuple[int, int, int]]]()
    for layer, mask in zip(graph, masks, strict=True):
        found = [
            (node, by & mask, to)
            for node in (alive if layer else ())
            for by, to in layer[node]
            if by & mask
        ]
        if sum(by.bit_count() for _, by, _ in found) > MOST_STATES:
            return []
        ways.append(found)
        alive = {to for _, _, to in found}
    kept = list[int]()
    for found in reversed(ways):
        left, before = 0, set[int]()
        for node, by, to in found:
            if to in alive:
                left |= by
                before.add(node)
        kept.append(left)
        alive = before
    return kept[::-1]


def _by_cell(cells: Cells, found: Sequence[int]) -> dict[int, int]:
    """Masks by cell, where one may be named twice."""
    kept = dict[int, int]()
    for cell, mask in zip(cells, found, strict=False):
        kept[cell] = kept.get(cell, mask) & mask
    return kept


def through(
    masks: Sequence[int],
    start: Hashable,
    after: After,
    ends: Callable[[Hashable], bool],
    most: int = MOST_STATES,
) -> tuple[list[int], list[Hashable]]:
    """For each mask what is on a path from the start to an end, and the ends reached.

    Both are empty if there are too many states.
    """
    states: list[Hashable] = [start]
    ways = list[list[tuple[Hashable, int, Hashable]]]()
    for place, mask in enumerate(masks):
        found = [
            (state, n, to)
            for state in states
            for n in bits(mask)
            if (to := after(place, state, n)) is not None
        ]
        if len(found) > most:
            return [], []
        ways.append(found)
        states = [*dict.fromkeys(to for _, _, to in found)]
    last = [state for state in states if ends(state)]
    alive, kept = {*last}, list[int]()
    for found in reversed(ways):
        used = [(state, n) for state, n, to in found if to in alive]
        alive = {state for state, _ in used}
        kept.append(sum({1 << n for _, n in used}))
    return kept[::-1], last
