# SPDX-License-Identifier: MIT
"""Remarks on an entered digit: what excludes it, or what else could be in the cell."""

from collections.abc import Iterator
from typing import cast

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.grid import Grid, digits_in
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.learn.patterns import houses_named, pattern_of
from sudoku_qt.engine.sudoku.logic.step import Candidate, Notation, Step, write_cells
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE


def of_entry(grid: Grid, entered: Candidate, notation: Notation = "r4c5") -> Iterator[Message]:
    """Remarks on a digit that is not proved to be in a cell."""
    cell, digit = entered
    name = write_cells([cell], notation)
    yield from seen_in(grid, entered, notation)
    if not grid.legal(cell) >> digit - 1 & 1:
        return
    left = tuple(map(str, digits_in(grid.legal(cell))))
    places = []
    for house in STANDARD_SHAPE.houses_of[cell]:
        others = [
            each
            for each in STANDARD_SHAPE.houses[house]
            if each != cell and not grid.values[each] and grid.legal(each) >> digit - 1 & 1
        ]
        if others:
            places.append((house, write_cells(others[:1], notation)))
    if len(left) > 1 and len(places) == 3:
        yield Message(
            "Nothing decides that yet: {cell} could be {left}, and the {digit} could also stand "
            "in {one}, {two} or {three}.",
            cell=name,
            left=left,
            digit=digit,
            one=_place(*places[0]),
            two=_place(*places[1]),
            three=_place(*places[2]),
        )


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


def seen_in(grid: Grid, entered: Candidate, notation: Notation) -> Iterator[Message]:
    """Say which cell has the digit already."""
    cell, digit = entered
    for house in STANDARD_SHAPE.houses_of[cell]:
        for other in STANDARD_SHAPE.houses[house]:
            if grid.values[other] == digit:
                yield Message(
                    "{other} in {house} is {digit} already, so {cell} cannot be.",
                    other=write_cells([other], notation),
                    house=house_words(house),
                    digit=digit,
                    cell=write_cells([cell], notation),
                )


def _place(house: int, cell: str) -> Message:
    return Message("{cell} ({house})", cell=cell, house=house_words(house))
