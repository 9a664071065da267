# SPDX-License-Identifier: MIT
"""The argument of patterns of many cells and houses, in sentences for a walk.

An exocet is told from its base, along each of its digits, to the targets; a multi-sector set by
counting what its cells can hold, house by house; chained almost locked sets from one to the next.
"""

from collections.abc import Iterator
from typing import cast

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.logic.evidence import Part
from sudoku_qt.engine.sudoku.logic.step import Candidate, Notation, Step, write_cells, write_set
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cells_in

ALL_DIGITS = tuple(range(1, 10))
Sentence = tuple[Message, tuple[Candidate, ...]]
"""A sentence, and the candidates that it mentions."""


def argument(step: Step, notation: Notation = "r4c5") -> Iterator[Sentence]:
    """Yield the parts of a step's argument; none for a step that is told in another way."""
    parts = {str(part[1]): part for part in step.parts}
    if {"base", "targets", "lines"} <= parts.keys():
        yield from _exocet(step, parts, notation)
    if "sectors" in parts:
        yield from _sectors(step, parts, notation)
    if "linked" in parts:
        yield from _linked(step, parts, notation)


def _exocet(step: Step, parts: dict[str, Part], notation: Notation) -> Iterator[Sentence]:
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


def _sectors(step: Step, parts: dict[str, Part], notation: Notation) -> Iterator[Sentence]:
    cells = _cells(parts["cells"])
    names = {"cells": write_cells(cells, notation), "count": len(cells)}
    yield Message("Each of the {count} cells {cells} takes one digit.", **names), ()
    for house, mask in cast(tuple[tuple[int, int], ...], parts["sectors"][3]):
        digits = tuple(digits_in(mask))
        inside = tuple(cell for cell in cells if house in STANDARD_SHAPE.houses_of[cell])
        yield _room(house, digits), _members(step, inside, digits)
    yield (
        Message(
            "That is room for {count} digits in all, as many as there are cells: each of these "
            "digits is in one of them.",
            **names,
        ),
        (),
    )


def _room(house: int, digits: tuple[int, ...]) -> Message:
    """What a house leaves room for."""
    if len(digits) == 1:
        return Message(
            "In {house} they have room for one {digit}.", house=house_words(house), digit=digits[0]
        )
    return Message(
        "In {house} they have room once for each of {digits}.",
        house=house_words(house),
        digits=tuple(map(str, digits)),
    )


def _linked(step: Step, parts: dict[str, Part], notation: Notation) -> Iterator[Sentence]:
    """Yield what each set holds, if the one before it holds what links the two."""
    sets = cast(tuple[tuple[int, int], ...], parts["linked"][3])
    links = [_listed(mask) for mask in cast(tuple[int, ...], parts["linked"][4])]
    clauses = [
        (_placed(*each, notation), _members(step, tuple(cells_in(each[0])), ALL_DIGITS))
        for each in sets
    ]
    if step.variant == "double":
        for words, members in clauses:
            yield Message("{set}: one digit more than cells.", set=words), members
        yield (
            Message(
                "Each of {commons} can be in only one of the two, so each set lacks just one of "
                "them: all its other digits stay in it.",
                commons=links[0],
            ),
            (),
        )
        return
    z = _listed(cast(int, parts["z"][3]))
    (first, members), *others = clauses
    yield _lacking(first, z, links[0]), members
    for (words, members), before, after in zip(others, links, (*links[1:], z), strict=True):
        yield _passing(words, before, after), members
    yield Message("So {z} must be in the first set or in the last.", z=z), ()


def _lacking(words: Message | str, z: tuple[str, ...], link: tuple[str, ...]) -> Message:
    """The digits that a set holds once it lacks those of the conclusion."""
    facts = {"set": words, "z": z, "link": link}
    if len(link) > 1:
        return Message(
            "{set}: if it lacks one of {z}, it holds all its other digits, one of {link} among "
            "them.",
            **facts,
        )
    if len(z) > 1:
        return Message(
            "{set}: if it lacks one of {z}, it holds all its other digits, {link} among them.",
            **facts,
        )
    return Message(
        "{set}: if it lacks {z}, it holds all its other digits, {link} among them.", **facts
    )


def _passing(words: Message | str, before: tuple[str, ...], after: tuple[str, ...]) -> Message:
    """What a set holds because of the one before it."""
    if len(before) > 1:
        return Message(
            "{set}: each of {link} can be in only one of this set and the one before, so this one "
            "lacks one of them and holds all its other digits.",
            set=words,
            link=before,
        )
    return Message(
        "{set}: {link} can be in only one of this set and the one before, so this one lacks it "
        "and holds {digits}.",
        set=words,
        link=before,
        digits=after,
    )


def _placed(cells: int, digits: int, notation: Notation) -> Message | str:
    """A set with its digits and, unless it is one cell, its house."""
    words = write_set(cells, digits, notation)
    if not cells & cells - 1:
        return words
    masks = enumerate(STANDARD_SHAPE.house_masks)
    house = next(number for number, mask in masks if not cells & ~mask)
    return Message("{set} in {house}", set=words, house=house_words(house))


def _listed(mask: int) -> tuple[str, ...]:
    return tuple(map(str, digits_in(mask)))


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
