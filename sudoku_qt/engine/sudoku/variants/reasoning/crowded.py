# SPDX-License-Identifier: MIT
"""The conclusions from the different digits of a house together with the sums in it."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.demands import Cells, OneOfSets, Total
from sudoku_qt.engine.sudoku.variants.reasoning.chains import at
from sudoku_qt.engine.sudoku.variants.reasoning.house_sums import sum_named, sums_of_houses
from sudoku_qt.engine.sudoku.variants.reasoning.leaving import through
from sudoku_qt.engine.sudoku.variants.reasoning.marks import House, Marks, bits
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep, excluded

MOST_BEYOND = 4
"""Cells of a sum that lie outside the house."""
MOST_PARTS = 6
"""That each are looked at first, with those beside it."""
MOST_WAYS = 500
"""At one cell; no person would follow more."""
MOST_FREE = 12
"""A sum that may be so many numbers in the house says too little there."""


@dataclass(frozen=True)
class HousePart:
    """The requirement on part of a house: the sum, or the set, of its digits is one of some."""

    cells: Cells
    weights: tuple[int, ...]
    ends: frozenset[int]
    by: Constraint | Message

    def after(self, state: int, cell: int, digit: int) -> int:
        """The sum or the set with another digit."""
        if not self.weights:
            return state | 1 << digit
        return state + self.weights[self.cells.index(cell)] * (digit + 1)


def crowded_houses(marks: Marks) -> Iterator[ReasonedStep]:
    """Candidates excluded by a house together with the requirements on its parts."""
    demands = [*_asked(marks)]
    for house in marks.houses:
        parts = [part for each, by in demands if (part := _part(each, by, house, marks))]
        parts.sort(key=lambda part: (len(part.ends), len(part.cells)))
        done = set[frozenset[HousePart]]()
        for first in parts[:MOST_PARTS]:
            chosen = [first]
            for part in parts:
                if not any({*part.cells} & {*other.cells} for other in chosen):
                    chosen.append(part)
            if frozenset(chosen) in done:
                continue
            done.add(frozenset(chosen))
            eliminated = _eliminated(house, chosen, marks)
            if eliminated:
                yield _told(house, _needed(house, chosen, eliminated, marks), eliminated, marks)


def parts_named(
    reason: Message, house: House, marks: Marks
) -> Iterator[tuple[HousePart, Total | OneOfSets]]:
    """Yield the parts that the sentence of such a step names, with their demands."""
    named = reason.facts["rules"]
    for demand, by in _asked(marks):
        if isinstance(named, tuple) and _named(by, marks) in named:
            part = _part(demand, by, house, marks)
            if part:
                yield part, demand


def _named(by: Constraint | Message, marks: Marks) -> Message:
    return at(by, marks.size) if isinstance(by, Constraint) else by


def _asked(marks: Marks) -> Iterator[tuple[Total | OneOfSets, Constraint | Message]]:
    for constraint, demands in marks.rules.reasons:
        if constraint:
            for demand in demands:
                if isinstance(demand, Total | OneOfSets):
                    yield demand, constraint
    for each in sums_of_houses(marks):
        yield each.total, sum_named(each.total, marks.size)


def _part(
    demand: Total | OneOfSets, by: Constraint | Message, house: House, marks: Marks
) -> HousePart | None:
    cells = tuple(cell for cell in demand.cells if cell in house.cells)
    if not cells or len({*cells}) < len(cells):
        return None
    if isinstance(demand, OneOfSets):
        whole = len(cells) == len(demand.cells)
        return HousePart(cells, (), frozenset(demand.sets), by) if whole else None
    beyond = [
        (cell, weight)
        for cell, weight in zip(demand.cells, demand.weights, strict=True)
        if cell not in house.cells
    ]
    if len(beyond) > MOST_BEYOND:
        return None
    sums = _sums(tuple((marks.masks[cell], weight) for cell, weight in beyond))
    weights = tuple(
        weight
        for cell, weight in zip(demand.cells, demand.weights, strict=True)
        if cell in house.cells
    )
    ends = frozenset(demand.total - each for each in sums)
    return HousePart(cells, weights, ends, by) if len(ends) <= MOST_FREE else None


@lru_cache(10_000)
def _sums(beyond: tuple[tuple[int, int], ...]) -> frozenset[int]:
    """What cells may add up to."""
    found = {0}
    for mask, weight in beyond:
        found = {total + weight * (n + 1) for total in found for n in bits(mask)}
    return frozenset(found)


def _eliminated(house: House, parts: Sequence[HousePart], marks: Marks) -> dict[int, int]:
    """What goes in the house."""
    ordered = [(cell, part) for part in parts for cell in part.cells]
    own = {cell for cell, _ in ordered}
    places = [*ordered, *((cell, None) for cell in house.cells if cell not in own)]
    masks = tuple(marks.masks[cell] for cell, _ in places)
    key = ("house", tuple(places), masks)
    if key not in marks.links:
        marks.links[key] = _left(places, masks)
    return marks.links[key]


def _left(places: Sequence[tuple[int, HousePart | None]], masks: tuple[int, ...]) -> dict[int, int]:
    last_of = {part: place for place, (_, part) in enumerate(places) if part}
    rests = [(0, 0)] * (len(places) + 1)
    for place in range(len(places) - 1, -1, -1):
        cell, part = places[place]
        if part and part.weights:
            weight = part.weights[part.cells.index(cell)]
            each = [weight * (n + 1) for n in bits(masks[place])] or [0]
            least, most = rests[place + 1] if last_of[part] != place else (0, 0)
            rests[place] = least + min(each), most + max(each)
    bounds = {part: (min(part.ends), max(part.ends)) for part in last_of if part.ends}

    def after(place: int, state: Hashable, digit: int) -> Hashable | None:
        assert isinstance(state, tuple)  # noqa: S101 - as it is made here
        used, own = state
        if used >> digit & 1:
            return None
        used |= 1 << digit
        cell, part = places[place]
        if part is None:
            return used, 0
        own = part.after(own, cell, digit)
        if last_of[part] == place:
            return (used, 0) if own in part.ends else None
        if part.weights:
            least, most = rests[place + 1]
            low, high = bounds[part]
            if own + least > high or own + most < low:
                return None
        return used, own

    kept, last = through(masks, (0, 0), after, lambda _: True, MOST_WAYS)
    if not last:
        return {}
    return {
        cell: mask & ~stays
        for (cell, _), mask, stays in zip(places, masks, kept, strict=True)
        if mask & ~stays
    }


def _needed(
    house: House, parts: list[HousePart], eliminated: dict[int, int], marks: Marks
) -> list[HousePart]:
    """The parts without those that nothing of it needs."""
    for part in [*reversed(parts)]:
        fewer = [each for each in parts if each is not part]
        left = _eliminated(house, fewer, marks)
        if all(not mask & ~left.get(cell, 0) for cell, mask in eliminated.items()):
            parts = fewer
    return parts


def _told(
    house: House, parts: Sequence[HousePart], eliminated: dict[int, int], marks: Marks
) -> ReasonedStep:
    by = [part.by for part in parts]
    facts: dict[str, object] = {
        "house": house.name,
        "rules": tuple(_named(each, marks) for each in by),
        "removed": excluded(eliminated, marks.size),
    }
    message = Message(
        "In {house} every digit stands once, and with {rules} there is no room for {removed}.",
        **facts,
    )
    if not by:
        message = Message(
            "In {house} every digit stands once, which leaves no room for {removed}.", **facts
        )
    first = next((each for each in by if isinstance(each, Constraint)), None)
    return ReasonedStep("crowded_house", 4, message, None, (*eliminated.items(),), first)
