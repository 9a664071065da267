# SPDX-License-Identifier: MIT
"""Reasons of rules that read cells in order, and of those between ends or round a circle."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.demands import Cells, InOrder
from sudoku_qt.engine.sudoku.variants.explaining.of_clues import first_cells, in_view, sandwiched
from sudoku_qt.engine.sudoku.variants.explaining.reason import Digits, Excluded, Reason, bounded
from sudoku_qt.engine.sudoku.variants.kinds.between import Enclosed
from sudoku_qt.engine.sudoku.variants.kinds.others import Gathered
from sudoku_qt.engine.sudoku.variants.kinds.outside import Filling, FirstCells, Skyline
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits
from sudoku_qt.engine.sudoku.variants.written import told_cell, told_cells, told_digit, told_digits


def of_course(demand: InOrder, marks: Marks, cell: int, gone: int) -> Iterator[Excluded]:
    """Yield why digits of one of its cells go."""
    course = demand.course
    if isinstance(course, Enclosed):
        yield from _between(demand.cells, marks, cell, gone)
    elif isinstance(course, Gathered):
        yield from _round_a_circle(demand.cells, course.digits, marks, cell, gone)
    elif isinstance(course, Skyline):
        yield from in_view(demand.cells, course.count, marks, cell, gone)
    elif isinstance(course, Filling):
        yield from sandwiched(demand.cells, course.total, marks, cell, gone)
    elif isinstance(course, FirstCells):
        yield from first_cells(demand.cells, course.total, marks, cell, gone)


# Between two ends


@dataclass(frozen=True)
class EndsBound(Reason):
    """Both ends of a line are at most, or at least, a digit, so those between are less or more."""

    ends: Cells
    digit: int
    within: Cells
    is_least: bool

    @property
    def at(self) -> Cells:
        """The two ends."""
        return self.ends

    def with_other(self, other: Reason) -> "EndsBound | None":
        """This for the cells of another one, too, if the ends are the same."""
        if not isinstance(other, EndsBound) or replace(other, within=self.within) != self:
            return None
        return replace(self, within=(*self.within, *other.within))

    def told(self, size: int) -> Message:
        """What the ends are, and what is left between them."""
        facts: dict[str, object] = {
            "ends": told_cells(self.ends, size),
            "digit": told_digit(self.digit),
        }
        end = self.digit + 1 if self.is_least else self.digit - 1
        facts["then"] = bounded(self.within, end, size, is_least=self.is_least)
        if self.is_least:
            return Message("Both ends, {ends}, are at least {digit}, so {then}.", **facts)
        return Message("Both ends, {ends}, are at most {digit}, so {then}.", **facts)


@dataclass(frozen=True)
class Astride(Reason):
    """With a digit at an end one cell of a line would be above it and another one below."""

    cell: int
    digit: int
    above: int
    below: int

    @property
    def at(self) -> Cells:
        """The two cells."""
        return self.above, self.below

    def told(self, size: int) -> Message:
        """Where they would be."""
        return Message(
            "With {digit} in {cell}, {above} would be more than that and {below} less.",
            digit=told_digit(self.digit),
            cell=told_cell(self.cell, size),
            above=told_cell(self.above, size),
            below=told_cell(self.below, size),
        )


def _between(line: Cells, marks: Marks, cell: int, gone: int) -> Iterator[Excluded]:
    ends, within = (line[0], line[-1]), line[1:-1]
    masks = [marks.masks[end] for end in ends]
    if cell in within:
        low = min((mask & -mask).bit_length() for mask in masks)
        high = max(mask.bit_length() for mask in masks)
        for digit, is_least in ((low, True), (high, False)):
            beyond = sum(
                1 << n for n in bits(gone) if (n + 1 <= digit if is_least else n + 1 >= digit)
            )
            if beyond:
                yield Excluded(EndsBound(ends, digit, (cell,), is_least), cell, beyond)
    if cell in ends:
        for n in bits(gone):
            above = [each for each in within if not marks.masks[each] & (2 << n) - 1]
            below = [each for each in within if not marks.masks[each] >> n]
            if above and below:
                yield Excluded(Astride(cell, n + 1, above[0], below[0]), cell, 1 << n)


# Round a circle


@dataclass(frozen=True)
class OnlyPlace(Reason):
    """A digit that some cells have to hold has a single place among them."""

    cell: int
    digit: int
    cells: Cells

    def told(self, size: int) -> Message:
        """Where it has to be."""
        return Message(
            "Of the cells round the circle only {cell} is left for its {digit}.",
            cell=told_cell(self.cell, size),
            digit=told_digit(self.digit),
        )


@dataclass(frozen=True)
class AllFilled(Reason):
    """As many digits have to be in some cells as there are cells."""

    cells: Cells
    digits: Digits

    def told(self, size: int) -> Message:
        """That there is no place for another one."""
        return Message(
            "{digits} of the circle need {cells}, which leaves no cell for another digit.",
            digits=told_digits(self.digits),
            cells=told_cells(self.cells, size),
        )


def _round_a_circle(
    cells: Cells, digits: Digits, marks: Marks, cell: int, gone: int
) -> Iterator[Excluded]:
    missing = [*digits]
    free = list[int]()
    for each in cells:
        mask = marks.masks[each]
        if mask.bit_count() == 1 and mask.bit_length() in missing:
            missing.remove(mask.bit_length())
        elif mask.bit_count() > 1:
            free.append(each)
    if cell not in free:
        return
    if len(missing) == len(free) > 1:
        beyond = gone & ~sum({1 << digit - 1 for digit in missing})
        if beyond:
            yield Excluded(AllFilled((*free,), (*missing,)), cell, beyond)
            gone &= ~beyond
    for digit in missing:
        places = [each for each in free if marks.masks[each] >> digit - 1 & 1]
        if places == [cell] and missing.count(digit) == 1 and not gone >> digit - 1 & 1:
            yield Excluded(OnlyPlace(cell, digit, (*free,)), cell, gone)
            return
