# SPDX-License-Identifier: MIT
"""Reasons that no single number gives: the few ways that are left, or how many there are to try."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.demands import Cells, Demand
from sudoku_qt.engine.sudoku.variants.explaining.reason import Digits, Reason, one_of
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits, cells_of
from sudoku_qt.engine.sudoku.variants.search.sums import cliques
from sudoku_qt.engine.sudoku.variants.written import in_turn, told_cells, told_digit

MOST_WAYS = 3
"""So many ways are listed."""
MOST_LISTED = 5
"""For so many cells at most."""
MOST_TRIED = 3000
"""Digits, to find the ways that keep a rule."""
MOST_DIGITS = 10
"""Of larger boards a whole row has too many sets of digits."""
MOST_COUNTED = 20_000
"""Digits, to count ways where not all cells see each other."""


@dataclass(frozen=True)
class WaysLeft(Reason):
    """The only ways to fill the open cells of a rule."""

    cells: Cells
    ways: tuple[Digits, ...]

    def told(self, size: int) -> Message:
        """The ways, digit by digit in the order of the cells."""
        ways = [in_turn([told_digit(digit) for digit in each], " ") for each in self.ways]
        return Message(
            "{cells} can only be {ways}.", cells=told_cells(self.cells, size), ways=one_of(ways)
        )


@dataclass(frozen=True)
class WaysTried(Reason):
    """How many ways there are to fill the open cells of a rule, 0 if they are too many to count."""

    cells: Cells
    count: int

    def told(self, size: int) -> Message:
        """How many there are, and that none which keeps the rule has the candidates."""
        cells = told_cells(self.cells, size)
        if not self.count:
            return Message("No way to fill {cells} that keeps the rules has one of these.",
                           cells=cells)  # fmt: skip
        return Message(
            "Of the {count} ways to fill {cells}, none that keeps the rules has one of these.",
            count=f"{self.count:,}",
            cells=cells,
        )


def of_ways(demand: Demand, marks: Marks) -> WaysLeft | None:
    """The ways to fill the open cells of a demand, if they are few."""
    cells = tuple(dict.fromkeys(cells_of(demand)))
    free = tuple(cell for cell in cells if marks.masks[cell].bit_count() > 1)
    if len(free) <= MOST_LISTED:
        found = [*islice(_fillings(demand, cells, marks), MOST_WAYS + 1)]
        if found and None not in found and len(found) <= MOST_WAYS:
            places = [cells.index(cell) for cell in free]
            ways = (each for each in found if each)
            return WaysLeft(free, tuple(tuple(way[at] for at in places) for way in ways))
    return None


def ways_tried(cells: Iterable[int], marks: Marks) -> WaysTried:
    """How many ways there are to fill the open ones among some cells."""
    free = tuple(cell for cell in dict.fromkeys(cells) if marks.masks[cell].bit_count() > 1)
    return WaysTried(free, count_ways(free, marks))


def _fillings(demand: Demand, cells: Cells, marks: Marks) -> Iterator[Digits | None]:
    """Yield the fillings that keep a demand; None when it takes too long."""
    values = [0] * len(marks.masks)
    tried = 0

    def go_on(depth: int) -> Iterator[Digits | None]:
        nonlocal tried
        if depth == len(cells):
            yield tuple(values[cell] for cell in cells)
            return
        cell = cells[depth]
        for n in bits(marks.masks[cell]):
            tried += 1
            if tried > MOST_TRIED:
                yield None
                return
            if any(
                values[other] == n + 1 and marks.seen[cell] >> other & 1 for other in cells[:depth]
            ):
                continue
            values[cell] = n + 1
            if not [*demand.broken(values, marks.size)]:
                yield from go_on(depth + 1)
            values[cell] = 0

    return go_on(0)


def count_ways(cells: Sequence[int], marks: Marks) -> int:
    """The number of ways to fill cells so that those which see each other differ; 0 if too many."""
    if marks.size <= MOST_DIGITS and len(cliques(cells, marks.seen, marks.size)) == 1:
        states = {0: 1}
        for cell in cells:
            then = dict[int, int]()
            for used, count in states.items():
                for n in bits(marks.masks[cell] & ~used):
                    then[used | 1 << n] = then.get(used | 1 << n, 0) + count
            states = then
        return sum(states.values())
    count = tried = 0
    values = dict[int, int]()

    def go_on(depth: int) -> bool:
        nonlocal count, tried
        if depth == len(cells):
            count += 1
            return True
        cell = cells[depth]
        for n in bits(marks.masks[cell]):
            tried += 1
            if tried > MOST_COUNTED:
                return False
            if all(n != digit or not marks.seen[cell] >> other & 1
                   for other, digit in values.items()):  # fmt: skip
                values[cell] = n
                is_over = not go_on(depth + 1)
                del values[cell]
                if is_over:
                    return False
        return True

    return count if go_on(0) else 0
