# SPDX-License-Identifier: MIT
"""Remarks on an entered digit: what excludes it, or what else could be in the cell."""

from collections.abc import Collection, Iterator
from typing import cast

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.grid import Grid, digits_in
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.learn.patterns import houses_named, pattern_of
from sudoku_qt.engine.sudoku.logic.step import Candidate, Notation, Step, write_cells
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE


def of_entry(
    grid: Grid, entered: Candidate, notation: Notation = "r4c5", asked: Collection[int] = ()
) -> Iterator[Message]:
    """Remarks on a digit that is not proved to be in a cell; `asked` are the houses of a task."""
    cell, digit = entered
    yield from seen_in(grid, entered, notation, asked)
    if not grid.legal(cell) >> digit - 1 & 1:
        return
    others = tuple(str(each) for each in digits_in(grid.legal(cell)) if each != digit)
    places: list[int] = []
    for house in STANDARD_SHAPE.houses_of[cell]:
        open_places = [
            each
            for each in STANDARD_SHAPE.houses[house]
            if each != cell and not grid.values[each] and grid.legal(each) >> digit - 1 & 1
        ]
        if not open_places:
            return
        if not {*places}.intersection(open_places):  # else one that was named is in this house, too
            places.append(open_places[0])
    if others:
        yield Message(
            "Nothing decides that yet: {cell} could also be {others}, and the {digit} could also "
            "go into {places}.",
            cell=write_cells([cell], notation),
            others=others,
            digit=digit,
            places=tuple(write_cells([each], notation) for each in places),
        )


def outside(
    cell: int, asked: Collection[int], framed: frozenset[int], notation: Notation
) -> Iterator[Message]:
    """Say that a cell does not lie in a house that a task asks about, or is not a framed one."""
    name = write_cells([cell], notation)
    for house in asked:
        if cell not in STANDARD_SHAPE.houses[house]:
            yield Message("{cell} does not lie in {house}.", cell=name, house=house_words(house))
    if framed and cell not in framed:
        yield Message("{cell} is not framed.", cell=name)


def of_direct(step: Step, entered: Candidate, notation: Notation = "r4c5") -> Iterator[Message]:
    """The reasons against a digit that the pattern of a direct step eliminates."""
    cell, digit = entered
    facts = {"cell": write_cells([cell], notation), "digit": digit}
    pattern = pattern_of(step)
    places = write_cells(pattern, notation)
    for house in houses_named(step, "home"):
        if digit in _digits(step, "digit") and pattern <= STANDARD_SHAPE.peers[cell]:
            yield Message(
                "In {house} the {digit} is in {places}, and {cell} sees all of these.",
                **facts,
                house=house_words(house),
                places=places,
            )
    for house in houses_named(step, "house"):
        if cell in pattern and digit not in (bound := _digits(step, "digits")):
            yield Message(
                "In {house} the digits {bound} fill {places}, so {cell} cannot be {digit}.",
                **facts,
                house=house_words(house),
                bound=tuple(map(str, bound)),
                places=places,
            )


def _digits(step: Step, name: str) -> tuple[int, ...]:
    """The digits of the part with this name in a step's evidence."""
    masks = (cast(int, part[3]) for part in step.parts if part[:2] == ("digits", name))
    return tuple(digit for mask in masks for digit in digits_in(mask))


def seen_in(
    grid: Grid, entered: Candidate, notation: Notation, asked: Collection[int] = ()
) -> Iterator[Message]:
    """Say which cell has the digit already, first in the houses that a task asks about."""
    cell, digit = entered
    for house in sorted(STANDARD_SHAPE.houses_of[cell], key=lambda each: each not in asked):
        for other in STANDARD_SHAPE.houses[house]:
            if grid.values[other] == digit:
                yield Message(
                    "{other} in {house} is {digit} already, so {cell} cannot be.",
                    other=write_cells([other], notation),
                    house=house_words(house),
                    digit=digit,
                    cell=write_cells([cell], notation),
                )
