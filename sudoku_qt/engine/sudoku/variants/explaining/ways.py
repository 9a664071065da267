# SPDX-License-Identifier: MIT
"""Reasons that no single number gives: the few ways that are left, or that all are to be tried."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.demands import Cells, Demand
from sudoku_qt.engine.sudoku.variants.explaining.reason import Digits, Reason, one_of
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits, cells_of
from sudoku_qt.engine.sudoku.variants.written import in_turn, told_cell, told_cells, told_digit

MOST_WAYS = 3
"""So many ways are listed."""
MOST_LISTED = 5
"""For so many cells at most."""
MOST_TRIED = 3000
"""Digits, to find the ways that keep a rule."""


@dataclass(frozen=True)
class WaysLeft(Reason):
    """The only ways to fill the open cells of a rule, whose other cells are filled."""

    cells: Cells
    ways: tuple[Digits, ...]

    def told(self, size: int) -> Message:
        """The ways, digit by digit in the order of the cells."""
        ways = one_of([in_turn([told_digit(digit) for digit in each], " ") for each in self.ways])
        if len(self.cells) == 1:
            cell = told_cell(self.cells[0], size)
            return Message("With the others filled, {cell} can only be {ways}.",
                           cell=cell, ways=ways)  # fmt: skip
        return Message("{cells} can only be {ways}.", cells=told_cells(self.cells, size), ways=ways)


@dataclass(frozen=True)
class WaysTried(Reason):
    """That it holds in every way to fill the open cells of a rule, too many to be listed."""

    cells: Cells

    def told(self, size: int) -> Message:
        """What to try, and that there is no exception."""
        return Message(
            "Go through the ways to fill {cells}: it holds in each that keeps the rules.",
            cells=told_cells(self.cells, size),
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
    """The open ones among some cells, as those whose ways are to be gone through."""
    free = (cell for cell in dict.fromkeys(cells) if marks.masks[cell].bit_count() > 1)
    return WaysTried(tuple(free))


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
