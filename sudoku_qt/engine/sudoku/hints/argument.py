# SPDX-License-Identifier: MIT
"""The argument of what rests on many cells and houses at once, in the sentences that a walk takes.

An exocet goes from its base along each of its digits to the targets; a multi-sector set counts what
its cells can hold, house by house.
"""

from collections.abc import Iterator
from typing import cast

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.logic.evidence import Part
from sudoku_qt.engine.sudoku.logic.step import Candidate, Notation, Step, write_cells
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cells_in

Told = tuple[Message, tuple[Candidate, ...]]
"""A sentence, and the candidates that it speaks of."""


def argument(step: Step, notation: Notation = "r4c5") -> Iterator[Told]:
    """Yield what leads to the conclusion of a step, nothing of one that is told otherwise."""
    parts = {str(part[1]): part for part in step.parts}
    if {"base", "targets", "lines"} <= parts.keys():
        yield from _exocet(step, parts, notation)
    if "sectors" in parts:
        yield from _sectors(step, parts, notation)


def _exocet(step: Step, parts: dict[str, Part], notation: Notation) -> Iterator[Told]:
    base, targets = _cells(parts["base"]), _cells(parts["targets"])
    digits = tuple(digits_in(cast(int, parts["digits"][3])))
    names = {"base": write_cells(base, notation), "targets": write_cells(targets, notation)}
    lines = tuple(map(house_words, cast(tuple[int, ...], parts["lines"][3])))
    yield (
        Message("{base} hold two of {digits}.", **names, digits=tuple(map(str, digits))),
        _members(step, base, digits),
    )
    for digit in digits:
        room = _members(step, _cells(parts["across"]), (digit,))
        text = Message(
            "If the base has {digit}, it stands in each of {lines} out of sight of the base, "
            "at most twice beside {targets}: one of these has it then.",
            **names,
            digit=digit,
            lines=lines,
        )
        yield text, (*room, *_members(step, targets, (digit,)))
    yield (
        Message("So {targets} have the two digits of {base}, and no others.", **names),
        _members(step, targets, digits),
    )


def _sectors(step: Step, parts: dict[str, Part], notation: Notation) -> Iterator[Told]:
    cells = _cells(parts["cells"])
    names = {"cells": write_cells(cells, notation), "count": len(cells)}
    yield Message("Each of the {count} cells {cells} takes one digit.", **names), ()
    for house, mask in cast(tuple[tuple[int, int], ...], parts["sectors"][3]):
        digits = tuple(digits_in(mask))
        inside = tuple(cell for cell in cells if house in STANDARD_SHAPE.houses_of[cell])
        text = Message(
            "In {house} they have room once for each of {digits}.",
            house=house_words(house),
            digits=tuple(map(str, digits)),
        )
        yield text, _members(step, inside, digits)
    yield (
        Message(
            "That is room for {count} digits in all, as many as there are cells: each of these "
            "digits is in one of them.",
            **names,
        ),
        (),
    )


def _cells(part: Part) -> tuple[int, ...]:
    return tuple(cells_in(cast(int, part[3])))


def _members(step: Step, cells: tuple[int, ...], digits: tuple[int, ...]) -> tuple[Candidate, ...]:
    """The candidates of some digits (1-9) in some cells."""
    position = step.position
    return tuple(
        Candidate(cell, digit)
        for cell in cells
        for digit in digits
        if position[cell] >> digit - 1 & 1
    )
