# SPDX-License-Identifier: MIT
"""Of a digit that was entered: what speaks against it, or what else could be."""

from collections.abc import Iterator

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.grid import Grid, digits_in
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.logic.step import Candidate, Notation, write_cells
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE


def of_entry(grid: Grid, entered: Candidate, notation: Notation = "r4c5") -> Iterator[Message]:
    """What there is to say of a digit that is not known to stand in a cell."""
    cell, digit = entered
    name = write_cells([cell], notation)
    yield from _seen(grid, entered, notation)
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


def _seen(grid: Grid, entered: Candidate, notation: Notation) -> Iterator[Message]:
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
