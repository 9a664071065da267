# SPDX-License-Identifier: MIT
"""Demands: the few forms that rules are reduced to, which the search can follow.

A mask has bit 0 for digit 1. Values are digits in the order of the board's cells, 0 for an empty
cell. Each demand can tell whether values break it, as they are or however the empty cells are
filled, as far as this demand alone shows it.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

Cells = tuple[int, ...]


class Demand(ABC):
    """A requirement on some cells."""

    @abstractmethod
    def broken(self, values: Sequence[int], size: int) -> Iterable[int]:
        """The cells that break it; none if it can still be met."""


@dataclass(frozen=True, slots=True)
class Allowed(Demand):
    """A cell holds one of some digits."""

    cell: int
    mask: int

    def broken(self, values: Sequence[int], size: int) -> Iterable[int]:
        """The cell, where it holds another digit."""
        digit = values[self.cell]
        return (self.cell,) if digit and not self.mask >> digit - 1 & 1 else ()


@dataclass(frozen=True, slots=True)
class Differ(Demand):
    """No digit is repeated in some cells; if there are as many as digits, each occurs once."""

    cells: Cells

    def broken(self, values: Sequence[int], size: int) -> Iterable[int]:
        """The cells of every repeated digit."""
        here = [values[cell] for cell in self.cells]
        return [cell for cell in self.cells if values[cell] and here.count(values[cell]) > 1]


@dataclass(frozen=True, slots=True)
class Pair(Demand):
    """For two cells, `table` has for each digit of the first the mask of the second."""

    first: int
    second: int
    table: tuple[int, ...]

    def broken(self, values: Sequence[int], size: int) -> Iterable[int]:
        """Both cells, or one whose digit leaves nothing for the other."""
        first, second = values[self.first], values[self.second]
        if first and second:
            fits = bool(self.table[first - 1] >> second - 1 & 1)
            return () if fits else (self.first, self.second)
        if first:
            return () if self.table[first - 1] else (self.first,)
        if second:
            fits = any(mask >> second - 1 & 1 for mask in self.table)
            return () if fits else (self.second,)
        return ()


@dataclass(frozen=True, slots=True)
class Total(Demand):
    """Some cells, each multiplied by its weight, add up to a total."""

    cells: Cells
    weights: tuple[int, ...]
    total: int

    def broken(self, values: Sequence[int], size: int) -> Iterable[int]:
        """The filled cells, if the empty ones cannot make up the total."""
        least = most = 0
        for cell, weight in zip(self.cells, self.weights, strict=True):
            ends = (values[cell],) if values[cell] else (1, size)
            least += min(weight * end for end in ends)
            most += max(weight * end for end in ends)
        if least <= self.total <= most:
            return ()
        return [cell for cell in self.cells if values[cell]] or self.cells


@dataclass(frozen=True, slots=True)
class OneOfSets(Demand):
    """The digits of some cells are all different, and one of certain sets."""

    cells: Cells
    sets: tuple[int, ...]

    def broken(self, values: Sequence[int], size: int) -> Iterable[int]:
        """The filled cells, where two are equal or no set has all their digits."""
        filled = [cell for cell in self.cells if values[cell]]
        digits = [values[cell] for cell in filled]
        mask = sum({1 << digit - 1 for digit in digits})
        if len({*digits}) == len(digits) and any(not mask & ~each for each in self.sets):
            return ()
        return filled or self.cells


class Course(ABC):
    """A requirement on digits in sequence, as a small automaton."""

    @abstractmethod
    def start(self) -> Hashable:
        """The state before the first digit."""

    @abstractmethod
    def after(self, state: Hashable, digit: int, left: int) -> Hashable | None:
        """The state after another digit, with `left` more to come; None if nothing fits now."""

    @abstractmethod
    def is_end(self, state: Hashable) -> bool:
        """Whether the last digit may lead here."""


Layer = tuple[tuple[tuple[int, int], ...], ...]
"""For each node of a layer its edges: the mask of digits, and the node of the next layer."""


@dataclass(frozen=True, slots=True)
class InOrder(Demand):
    """The digits of some cells, in sequence, are accepted by a course."""

    cells: Cells
    course: Course

    def broken(self, values: Sequence[int], size: int) -> Iterable[int]:
        """The filled cells, if no path of the course has their digits."""
        alive = {0}
        for layer, cell in zip(layers(self.course, len(self.cells), size), self.cells, strict=True):
            mask = 1 << values[cell] - 1 if values[cell] else -1
            alive = {
                to for node in alive if node < len(layer) for by, to in layer[node] if by & mask
            }
        return () if alive else ([cell for cell in self.cells if values[cell]] or self.cells)


@lru_cache(4096)
def layers(course: Course, length: int, size: int) -> tuple[Layer, ...]:
    """The graph of a course over `length` cells; equal nodes are merged, all lead to the end."""
    states: list[dict[Hashable, int]] = [{course.start(): 0}]
    steps: list[list[list[tuple[int, int]]]] = []
    for place in range(length):
        found: dict[Hashable, int] = {}
        here = list[list[tuple[int, int]]]()
        for state in states[-1]:
            edges = []
            for digit in range(1, size + 1):
                then = course.after(state, digit, length - 1 - place)
                if then is not None:
                    edges.append((digit, found.setdefault(then, len(found))))
            here.append(edges)
        states.append(found)
        steps.append(here)
    ends = [0 if course.is_end(state) else None for state in states[-1]]
    return tuple(reversed([*_merged(steps, ends)]))


def _merged(steps: list[list[list[tuple[int, int]]]], names: list[int | None]) -> list[Layer]:
    """The layers from the last to the first, with new numbers for nodes."""
    made = list[Layer]()
    for layer in reversed(steps):
        numbers: dict[tuple[tuple[int, int], ...], int] = {}
        new = list[int | None]()
        for edges in layer:
            masks: dict[int, int] = {}
            for digit, to in edges:
                name = names[to]
                if name is not None:
                    masks[name] = masks.get(name, 0) | 1 << digit - 1
            if masks:
                key = tuple((mask, to) for to, mask in sorted(masks.items()))
                new.append(numbers.setdefault(key, len(numbers)))
            else:
                new.append(None)
        made.append(tuple(numbers))
        names = new
    return made
