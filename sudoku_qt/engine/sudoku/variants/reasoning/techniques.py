# SPDX-License-Identifier: MIT
"""A person's steps, the easiest first, without the contradictions."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from sudoku_qt.engine.message import Message, OpenMessage
from sudoku_qt.engine.sudoku.variants.demands import Cells, Demand
from sudoku_qt.engine.sudoku.variants.reasoning.leaving import left_by
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Looked, Marks, bits, title_of
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import (
    ReasonedStep,
    digits_of,
    excluded,
    no_room,
    only_digit,
    removed,
)
from sudoku_qt.engine.sudoku.variants.written import told_cell, told_cells, told_digit, told_place

Steps = Iterator[ReasonedStep]


def last_cells(marks: Marks) -> Steps:
    """A house with one empty cell."""
    for house in marks.houses:
        empty = [cell for cell in house.cells if not marks.known[cell]]
        if len(empty) == 1 and marks.masks[empty[0]].bit_count() == 1:
            cell, digit = empty[0], marks.masks[empty[0]].bit_length()
            message = Message(
                "{cell} is the last empty cell of {house}, so it is {digit}.",
                cell=told_cell(cell, marks.size),
                house=house.name,
                digit=told_digit(digit),
            )
            yield ReasonedStep("last_cell", 1, message, (cell, digit))


def region_singles(marks: Marks) -> Steps:
    """A digit with one place in a region."""
    return _hidden_singles(marks, in_regions=True)


def line_singles(marks: Marks) -> Steps:
    """A digit with one place in a house other than a region."""
    return _hidden_singles(marks, in_regions=False)


def _hidden_singles(marks: Marks, *, in_regions: bool) -> Steps:
    for house in marks.houses:
        if house.is_region != in_regions:
            continue
        once, twice = marks.present_in(house.cells)
        known = 0
        for cell in house.cells:
            if marks.known[cell]:
                known |= marks.masks[cell]
        for n in bits(once & ~twice & ~known):
            (place,) = marks.places(house.cells, n + 1)
            message = Message(
                "In {house} only {cell} can hold {digit}.",
                house=house.name,
                digit=told_digit(n + 1),
                cell=told_cell(place, marks.size),
            )
            yield ReasonedStep("hidden_single", 1 if in_regions else 2, message, (place, n + 1))


def naked_singles(marks: Marks) -> Steps:
    """A cell with one candidate."""
    for cell, mask in enumerate(marks.masks):
        if not marks.known[cell] and mask.bit_count() == 1:
            message = Message(
                "{cell} can only be {digit}.",
                cell=told_cell(cell, marks.size),
                digit=told_digit(mask.bit_length()),
            )
            yield ReasonedStep("naked_single", 3, message, (cell, mask.bit_length()))


def _eliminated(marks: Marks) -> Iterator[tuple[Looked, dict[int, int]]]:
    """Yield what is looked at together, with the candidates that it excludes."""
    for number, part in enumerate(marks.looked):
        here = [marks.masks[cell] for cell in part.cells]
        before = marks.exclusions[number]
        if before is None or before[0] != here:
            before = marks.exclusions[number] = here, _excluded(marks, part.demands)
        if before[1]:
            yield part, before[1]


def _excluded(marks: Marks, demands: tuple[Demand, ...]) -> dict[int, int]:
    """The candidates that demands exclude together."""
    before = [*marks.masks]
    changed = True
    eliminated = dict[int, int]()
    try:
        while changed:
            changed = False
            for demand in demands:
                kept, _ = left_by(demand, marks)
                for cell, mask in kept.items():
                    if marks.masks[cell] & ~mask:
                        marks.masks[cell] &= mask
                        eliminated[cell] = before[cell] & ~marks.masks[cell]
                        changed = True
            changed = changed and len(demands) > 1
    finally:
        marks.masks = before
    return eliminated


def _named(part: Looked) -> Cells:
    """The cells by which a constraint is known."""
    if part.constraint.cells:
        return part.constraint.cells
    return tuple(
        cell
        for demand in part.demands
        for name in ("first", "second", "cell")
        if isinstance(cell := getattr(demand, name, None), int)
    )


def _leaves_only(part: Looked, size: int) -> OpenMessage:
    kind, place = title_of(part.constraint), told_place(_named(part), size)
    if isinstance(place, Message):
        return OpenMessage(
            "“{kind}” of {cells} leaves only {digit} in {cell}.", kind=kind, cells=place
        )
    return OpenMessage("“{kind}” at {cells} leaves only {digit} in {cell}.", kind=kind, cells=place)


def _leaves_no_room(part: Looked, size: int) -> OpenMessage:
    kind, place = title_of(part.constraint), told_place(_named(part), size)
    if isinstance(place, Message):
        return OpenMessage(
            "“{kind}” of {cells} leaves no room for {removed}.", kind=kind, cells=place
        )
    return OpenMessage("“{kind}” at {cells} leaves no room for {removed}.", kind=kind, cells=place)


def constraint_singles(marks: Marks) -> Steps:
    """A cell that a constraint leaves one digit."""
    for part, eliminated in _eliminated(marks):
        constraint = part.constraint
        for cell, mask in eliminated.items():
            left = marks.masks[cell] & ~mask
            if left.bit_count() == 1:
                told = only_digit(constraint, marks) or _leaves_only(part, marks.size)
                message = told.with_facts(
                    digit=told_digit(left.bit_length()), cell=told_cell(cell, marks.size)
                )
                placed = cell, left.bit_length()
                yield ReasonedStep("constraint_single", 2, message, placed, (), constraint)


def constraint_candidates(marks: Marks) -> Steps:
    """Candidates that a constraint excludes."""
    for part, eliminated in _eliminated(marks):
        constraint = part.constraint
        told = no_room(constraint, marks) or _leaves_no_room(part, marks.size)
        message = told.with_facts(removed=excluded(eliminated, marks.size))
        yield ReasonedStep("constraint", 3, message, None, (*eliminated.items(),), constraint)


def locked_candidates(marks: Marks) -> Steps:
    """Candidates that every place of a digit in a house excludes."""
    present = marks.alive()
    for house in marks.houses:
        for n in bits(marks.present_in(house.cells)[1]):
            found = marks.every_place_excludes(house.cells, n, present)
            eliminated = marks.present(found) if found else {}
            if eliminated:
                places = marks.places(house.cells, n + 1)
                message = Message(
                    "In {house} one of {cells} is {digit}, and each excludes {removed}.",
                    house=house.name,
                    digit=told_digit(n + 1),
                    cells=told_cells(places, marks.size),
                    removed=excluded(eliminated, marks.size),
                )
                yield ReasonedStep("locked_candidates", 3, message, None, (*eliminated.items(),))


def constraint_locked(marks: Marks) -> Steps:
    """Candidates that every place of a digit excludes which a cage or line has to hold."""
    for part in marks.looked:
        constraint = part.constraint
        if not constraint.cells:
            continue
        for demand in part.demands:
            _, must = left_by(demand, marks)
            cells = getattr(demand, "cells", ())
            for n in bits(must):
                places = marks.places(cells, n + 1)
                eliminated = marks.all_exclude(places, 1 << n) if len(places) > 1 else {}
                if eliminated:
                    message = Message(
                        "“{kind}” must hold {digit}, in one of {cells}, and each excludes "
                        "{removed}.",
                        kind=title_of(constraint),
                        digit=told_digit(n + 1),
                        cells=told_cells(places, marks.size),
                        removed=excluded(eliminated, marks.size),
                    )
                    yield ReasonedStep(
                        "constraint_locked", 3, message, None, (*eliminated.items(),), constraint
                    )


def cell_candidates(marks: Marks) -> Steps:
    """Candidates that every digit of a cell excludes."""
    present = marks.alive()
    for cell, mask in enumerate(marks.masks):
        eliminated = marks.all_exclude((cell,), mask, present) if mask.bit_count() > 1 else {}
        if eliminated:
            message = Message(
                "Whatever {cell} is, it excludes {removed}.",
                cell=told_cell(cell, marks.size),
                removed=excluded(eliminated, marks.size),
            )
            yield ReasonedStep("cell_candidates", 3, message, None, (*eliminated.items(),))


def pairs(marks: Marks) -> Steps:
    """Two cells of a house with two digits."""
    return _subsets(marks, 2, 3)


def larger_subsets(marks: Marks) -> Steps:
    """Three or four cells of a house with as many digits."""
    yield from _subsets(marks, 3, 4)
    yield from _subsets(marks, 4, 4)


def _subsets(marks: Marks, count: int, level: int) -> Steps:
    for house in marks.houses:
        empty = [cell for cell in house.cells if not marks.known[cell]]
        if len(empty) <= count:
            continue
        few = [cell for cell in empty if marks.masks[cell].bit_count() <= count]
        for cells in combinations(few, count):
            mask = 0
            for cell in cells:
                mask |= marks.masks[cell]
            eliminated = {each: marks.masks[each] & mask for each in empty if each not in cells}
            eliminated = {cell: each for cell, each in eliminated.items() if each}
            if mask.bit_count() == count and eliminated:
                message = Message(
                    "In {house} {cells} hold {digits} between them, so no other cell there does: "
                    "{removed}.",
                    house=house.name,
                    cells=told_cells(cells, marks.size),
                    digits=digits_of(mask),
                    removed=removed(eliminated, marks.size),
                )
                yield ReasonedStep("naked_subset", level, message, None, (*eliminated.items(),))


def fish(marks: Marks) -> Steps:
    """Two or three rows with a digit in as many columns only, or the reverse."""
    for count in (2, 3):
        for lines, across in (
            (marks.board.rows, marks.board.columns),
            (marks.board.columns, marks.board.rows),
        ):
            for digit in range(1, marks.size + 1):
                yield from _fish(marks, digit, count, lines, across)


def _fish(
    marks: Marks, digit: int, count: int, lines: tuple[Cells, ...], across: tuple[Cells, ...]
) -> Steps:
    spots = [sum(1 << n for n, cell in enumerate(line) if marks.places((cell,), digit))
             for line in lines]  # fmt: skip
    fitting = [n for n, spot in enumerate(spots) if 2 <= spot.bit_count() <= count]
    for chosen in combinations(fitting, count):
        crossed = 0
        for n in chosen:
            crossed |= spots[n]
        if crossed.bit_count() != count:
            continue
        own = {cell for n in chosen for cell in lines[n]}
        eliminated = {
            cell: 1 << digit - 1
            for n in bits(crossed)
            for cell in marks.places(across[n], digit)
            if cell not in own
        }
        if eliminated:
            corners = tuple(cell for n in chosen for cell in marks.places(lines[n], digit))
            kind, other = ("row", "column") if lines is marks.board.rows else ("column", "row")
            message = Message(
                "The {digit} of each of {house} lies in {across}, so no other cell of {across} can "
                "be {digit}: {removed}.",
                digit=told_digit(digit),
                house=_numbered(kind, chosen),
                across=_numbered(other, bits(crossed)),
                cells=told_cells(corners, marks.size),
                removed=removed(eliminated, marks.size),
            )
            yield ReasonedStep("fish", 4, message, None, (*eliminated.items(),))


def _numbered(kind: str, numbers: Iterable[int]) -> tuple[Message, ...]:
    """The names of some rows or columns, numbered from 0."""
    template = "row {number}" if kind == "row" else "column {number}"
    return tuple(Message(template, number=number + 1) for number in numbers)


LADDER = (
    last_cells,
    region_singles,
    line_singles,
    constraint_singles,
    naked_singles,
    locked_candidates,
    constraint_candidates,
    constraint_locked,
    cell_candidates,
    pairs,
    larger_subsets,
    fish,
)
